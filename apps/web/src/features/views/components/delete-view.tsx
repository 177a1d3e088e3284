import type { ListView } from '@guildhall/contract/views'
import { copy } from '#features/views/copy.ts'
import { deleteView } from '#features/views/write-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'

type Props = { view: ListView; onClose: () => void }

/** Asks before a view goes. */
export function DeleteView({ view, onClose }: Props) {
  const { run, isPending } = useWrite({
    kind: 'delete',
    tells: 'by toast',
    refetch: ['views'],
    words: { not_found: copy.gone },
  })
  const remove = () => void run(() => deleteView(view), { said: copy.deleted, onDone: onClose })
  return (
    <DeleteDialog
      opened
      onClose={onClose}
      onDelete={remove}
      type="view"
      name={view.name}
      pending={isPending}
    />
  )
}
