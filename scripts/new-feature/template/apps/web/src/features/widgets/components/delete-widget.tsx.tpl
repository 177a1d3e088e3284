import type { Widget } from '@guildhall/contract/widgets'
import { copy } from '#features/widgets/copy.ts'
import { deleteWidget } from '#features/widgets/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'

type Props = { widget: Widget | undefined; onClose: () => void }

/** Asks, then deletes. One that somebody else has deleted is gone all the same. */
export function DeleteWidget({ widget, onClose }: Props) {
  const { run, isPending } = useWrite({
    kind: 'delete',
    tells: 'by toast',
    refetch: ['widgets'],
    textOf: (error) => (error instanceof ApiError && error.status === 404 ? '' : undefined),
  })
  const remove = (id: string) =>
    run(() => deleteWidget(id), { said: copy.deleted, onDone: onClose, onRefused: onClose })
  return (
    <DeleteDialog
      opened={widget !== undefined}
      onClose={onClose}
      onDelete={() => widget && void remove(widget.id)}
      type="widget"
      pending={isPending}
    />
  )
}
