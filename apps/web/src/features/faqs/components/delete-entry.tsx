import type { FaqEntry } from '@guildhall/contract/faqs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/faqs/copy.ts'
import { deleteFaq } from '#features/faqs/queries.ts'
import { ApiError, failureText } from '#platform/api-error.ts'
import { DeleteDialog } from '#ui/delete-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'

type Props = { entry: FaqEntry | undefined; onClose: () => void }

/** Asks, then deletes a question. One that somebody else has deleted is gone all the same. */
export function DeleteEntry({ entry, onClose }: Props) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const remove = async (id: string) => {
    setPending(true)
    try {
      await deleteFaq(id)
      toasts.success(copy.deleted)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) toasts.error(failureText(error, 'delete'))
    }
    setPending(false)
    onClose()
    await client.invalidateQueries({ queryKey: ['faqs'] })
  }
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
