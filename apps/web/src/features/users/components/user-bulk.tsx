import type { UserRow } from '@guildhall/contract/users'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { act, type UserAct } from '#features/users/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { toasts } from '#ui/toasts.tsx'
import { ACTS } from './user-act-dialog.tsx'

type Props = { users: readonly UserRow[]; onClear: () => void }

const people = (count: number) => (count === 1 ? '1 user' : `${count} users`)

/** What can be done to several accounts: each act goes to those that allow it, one after the other. */
export function UserBulk({ users, onClear }: Props) {
  const [asked, setAsked] = useState<UserAct>()
  const offered = ACTS.filter(({ what }) => what !== 'viewAs').map((one) => ({
    ...one,
    to: users.filter(({ actions }) => actions[one.flag]),
  }))
  const chosen = offered.find(({ what }) => what === asked)
  return (
    <SelectionBar label="Selected users" count={users.length} onClear={onClear}>
      {offered
        .filter(({ to }) => to.length > 0)
        .map(({ what, label, to }) => (
          <Button key={what} size="compact-md" variant="default" onClick={() => setAsked(what)}>
            {label} ({to.length})
          </Button>
        ))}
      {chosen && <BulkDialog act={chosen} onClose={() => setAsked(undefined)} onDone={onClear} />}
    </SelectionBar>
  )
}

type DialogProps = {
  act: (typeof ACTS)[number] & { to: readonly UserRow[] }
  onClose: () => void
  onDone: () => void
}

function BulkDialog({ act: { what, label, question, text, isDanger, to }, onClose, onDone }: DialogProps) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    async mutationFn() {
      for (const { id } of to) await act(id, what)
    },
    onSuccess() {
      toasts.success(`${label}: done for ${people(to.length)}.`)
      onDone()
    },
    // Those before the one that was refused are done; the list shows which.
    onError(error) {
      toasts.error(failureText(error, 'update'))
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['users'] }),
  })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutation.mutate()}
      title={question(people(to.length))}
      confirmLabel={label}
      cancelLabel="Cancel"
      destructive={isDanger ?? false}
      pending={mutation.isPending}
    >
      {text}
    </ConfirmDialog>
  )
}
