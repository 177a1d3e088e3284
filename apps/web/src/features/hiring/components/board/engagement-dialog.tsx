import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { EndDialog, RateDialog } from '#features/hiring/components/step-dialogs.tsx'
import type { StepKind } from './engagement-actions.tsx'
import { HireDialog } from './hire-dialog.tsx'
import { TurnDownDialog } from './turn-down-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Props = { gigId: string; engagement: Engagement; kind: StepKind; onClose: () => void }

/** What is asked before a step of an engagement. */
export function EngagementDialog({ gigId, engagement, kind, onClose }: Props) {
  const props = { id: engagement.id, name: engagement.expert.name, onClose }
  switch (kind) {
    case 'hire':
      return <HireDialog engagement={engagement} onClose={onClose} />
    case 'end':
      return <EndDialog {...props} />
    case 'not-selected':
      return (
        <TurnDownDialog
          gigId={gigId}
          declined={[{ ...props, version: engagement.version }]}
          onClose={onClose}
        />
      )
    case 'withdraw':
      return <WithdrawDialog {...props} />
    case 'rate':
      return <RateDialog {...props} />
  }
}
