import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/favorites/copy.ts'
import { deleteFavorites } from '#features/favorites/queries.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { toasts } from '#ui/feedback/toasts.tsx'

type Props = { projectIds: string[]; onDeleted: () => void }

/** Asks, then lets go of the selected projects; what happened is said in the server's words. */
export function DeleteSelected({ projectIds, onDeleted }: Props) {
  const client = useQueryClient()
  const [state, setState] = useState<'asking' | 'deleting'>()
  const remove = async () => {
    setState('deleting')
    try {
      const { data } = await deleteFavorites(projectIds)
      await client.invalidateQueries({ queryKey: ['favorites'] })
      toasts.success(data.message)
      onDeleted()
    } catch {
      toasts.error(copy.failure)
    }
    setState(undefined)
  }
  return (
    <>
      <Button variant="default" color="red" onClick={() => setState('asking')}>
        {copy.deleteSelected}
      </Button>
      <ConfirmDialog
        opened={state !== undefined}
        onClose={() => setState(undefined)}
        onConfirm={() => void remove()}
        title={copy.question.title}
        destructive
        pending={state === 'deleting'}
      >
        {copy.question.text}
      </ConfirmDialog>
    </>
  )
}
