import { copy } from '#features/hiring/copy.ts'
import { acts } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import layout from '#ui/theme/layout.module.css'

type Props = { id: string; name: string; onClose: () => void }

/** Asks before a request is withdrawn: the expert is told at once. */
export function WithdrawDialog({ id, name, onClose }: Props) {
  const { act, isPending, failure } = useAct(onClose)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void act(() => acts.withdrawRequest(id), 'The request was withdrawn')}
      title={copy.withdrawTitle(name)}
      cancelLabel={copy.cancel}
      confirmLabel={copy.withdraw}
      destructive
      pending={isPending}
    >
      <div className={layout['stack-16']}>
        <span>{copy.withdrawLead}</span>
        <Failure text={failure} />
      </div>
    </ConfirmDialog>
  )
}
