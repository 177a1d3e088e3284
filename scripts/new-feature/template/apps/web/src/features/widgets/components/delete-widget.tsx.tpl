import type { Widget } from '@guildhall/contract/widgets'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/widgets/copy.ts'
import { deleteWidget } from '#features/widgets/queries.ts'
import { ApiError, failureText } from '#platform/api-error.ts'
import { DeleteDialog } from '#ui/delete-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'

type Props = { widget: Widget | undefined; onClose: () => void }

/** Asks, then deletes. One that somebody else has deleted is gone all the same. */
export function DeleteWidget({ widget, onClose }: Props) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const remove = async (id: string) => {
    setPending(true)
    try {
      await deleteWidget(id)
      toasts.success(copy.deleted)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) toasts.error(failureText(error, 'delete'))
    }
    setPending(false)
    onClose()
    await client.invalidateQueries({ queryKey: ['widgets'] })
  }
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
