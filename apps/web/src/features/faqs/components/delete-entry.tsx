import type { FaqEntry } from '@guildhall/contract/faqs'
import { copy } from '#features/faqs/copy.ts'
import { deleteFaq } from '#features/faqs/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'

type Props = { entry: FaqEntry | undefined; onClose: () => void }

/** Asks, then deletes a question. One that somebody else has deleted is gone all the same. */
export function DeleteEntry({ entry, onClose }: Props) {
  const { run, isPending } = useWrite({
    kind: 'delete',
    tells: 'by toast',
    refetch: ['faqs'],
    textOf: (error) => (error instanceof ApiError && error.status === 404 ? '' : undefined),
  })
  const remove = (id: string) =>
    run(() => deleteFaq(id), { said: copy.deleted, onDone: onClose, onRefused: onClose })
  return (
    <DeleteDialog
      opened={entry !== undefined}
      onClose={onClose}
      onDelete={() => entry && void remove(entry.id)}
      type="question"
      pending={isPending}
    />
  )
}
