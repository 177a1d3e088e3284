import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import { copy } from '#features/hiring/copy.ts'
import { acts } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { SignDialog } from '#features/hiring/components/agreement/sign-dialog.tsx'
import { RateDialog } from '#features/hiring/components/step-dialogs.tsx'

/** What an expert may be asked about a project of theirs. */
export type OwnDialog = 'sign' | 'apply' | 'accept' | 'decline' | 'withdraw' | 'rate'

type Props = { brief: Brief; open: OwnDialog | undefined; onClose: () => void }

/** The dialogs behind what an expert can do with a project. */
export function OwnDialogs({ brief, open, onClose }: Props) {
  const { act, isPending } = useQuickAct()
  const { engagement, name, owner } = brief
  const id = engagement?.id ?? ''
  return (
    <>
      {(open === 'apply' || open === 'accept') && (
        <ApplicationDialog
          brief={brief}
          engagementId={open === 'accept' ? id : undefined}
          onClose={onClose}
        />
      )}
      {open === 'sign' && <SignDialog engagementId={id} onClose={onClose} />}
      {open === 'decline' && <DeclineDialog id={id} name={name} onClose={onClose} />}
      {open === 'rate' && <RateDialog id={id} name={owner?.name ?? name} onClose={onClose} />}
      <ConfirmDialog
        opened={open === 'withdraw'}
        onClose={onClose}
        onConfirm={() => void act(() => acts.withdraw(id), 'Your application was withdrawn').then(onClose)}
        title={copy.doYouWantToWithdraw}
        confirmLabel={copy.withdraw}
        cancelLabel={copy.cancel}
        destructive
        pending={isPending}
      />
    </>
  )
}
