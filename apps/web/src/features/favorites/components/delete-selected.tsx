import { Button } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/favorites/copy.ts'
import { deleteFavorites } from '#features/favorites/queries.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useWrite } from '#platform/use-write.ts'

type Props = { projectIds: string[]; onDeleted: () => void }

/** Asks, then lets go of the selected projects; what happened is said in the server's words. */
export function DeleteSelected({ projectIds, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isPending, run } = useWrite({
    tells: 'by toast',
    textOf: () => copy.failure,
    refetch: ['favorites'],
  })
  const remove = async () => {
    await run(() => deleteFavorites(projectIds), { said: ({ data }) => data.message, onDone: onDeleted })
    setAsking(false)
  }
  return (
    <>
      <Button variant="default" color="red" onClick={() => setAsking(true)}>
        {copy.deleteSelected}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={copy.question.title}
        destructive
        pending={isPending}
      >
        {copy.question.text}
      </ConfirmDialog>
    </>
  )
}
