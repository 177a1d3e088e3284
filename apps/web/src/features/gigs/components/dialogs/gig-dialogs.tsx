import type { Gig } from '@guildhall/contract/gigs/gig'
import { copy } from '#features/gigs/copy.ts'
import type { GigStep } from '#features/gigs/gig-steps.ts'
import type { GigSlots } from '#features/gigs/slots.ts'
import { useGigStep } from '#features/gigs/use-gig-step.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { CloneDialog } from './clone-dialog.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { gig: Gig; step: GigStep; onClose: () => void; Outcomes: GigSlots['Outcomes'] }

/** The dialog that a step of the project asks with. */
export function GigDialogs({ gig, step, onClose, Outcomes }: Props) {
  switch (step) {
    case 'reject':
    case 'unpublish':
    case 'close':
    case 'reopen':
    case 'lock':
      return <ReasonDialog gig={gig} step={step} onClose={onClose} Outcomes={Outcomes} />
    case 'publish':
      return <PublishDialog gig={gig} onClose={onClose} />
    case 'clone':
      return <CloneDialog gig={gig} onClose={onClose} />
    case 'delete':
      return <DeleteDraft gig={gig} onClose={onClose} />
    default:
      return null
  }
}

type OneProps = Pick<Props, 'gig' | 'onClose'>

function PublishDialog({ gig, onClose }: OneProps) {
  const { take, isPending } = useGigStep(gig.id)
  const publish = async () => {
    await take('publish')
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={copy.publishTitle(gig.name)}
      confirmLabel={copy.publish}
      cancelLabel={copy.cancel}
      pending={isPending}
      onConfirm={() => void publish()}
      onClose={onClose}
    >
      {copy.publishText(gig.name)}
    </ConfirmDialog>
  )
}
