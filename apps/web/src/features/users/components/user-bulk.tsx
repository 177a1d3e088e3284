import type { UserRow } from '@guildhall/contract/users'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { act, type UserAct } from '#features/users/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { RefusedList } from '#ui/lists/refused-list.tsx'
import { SelectionBar } from '#ui/lists/selection-bar.tsx'
import { copy } from '#features/users/copy.ts'
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
    <>
      <SelectionBar label={copy.selectedUsers} count={users.length} onClear={onClear} room={2}>
        {offered
          .filter(({ to }) => to.length > 0)
          .map(({ what, label, isDanger, to }) => (
            <Button
              key={what}
              size="compact-md"
              variant="default"
              onClick={() => setAsked(what)}
              {...(isDanger && { c: 'red' })}
            >
              {label} ({to.length})
            </Button>
          ))}
      </SelectionBar>
      {chosen && <BulkDialog act={chosen} onClose={() => setAsked(undefined)} onDone={onClear} />}
    </>
  )
}

type DialogProps = {
  act: (typeof ACTS)[number] & { to: readonly UserRow[] }
  onClose: () => void
  onDone: () => void
}

function BulkDialog({ act: { what, label, question, text, isDanger, to }, onClose, onDone }: DialogProps) {
  const [refused, setRefused] = useState<Awaited<ReturnType<typeof refusedOf>>>([])
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['users'] })
  const confirm = () =>
    void run(() => refusedOf(to, what), {
      said: ({ length }) => (length < to.length ? `${label}: done for ${people(to.length - length)}.` : ''),
      onDone: (held) => (held.length === 0 ? onDone() : setRefused(held)),
    })
  if (refused.length > 0)
    return (
      <Dialog
        opened
        onClose={onDone}
        title={label}
        actions={
          <Button data-autofocus onClick={onDone}>
            {copy.close}
          </Button>
        }
      >
        <RefusedList count={refused.length} rows={refused} />
      </Dialog>
    )
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={question(people(to.length))}
      confirmLabel={label}
      cancelLabel={copy.cancel}
      destructive={isDanger ?? false}
      pending={isPending}
    >
      {text}
    </ConfirmDialog>
  )
}

/** Does it to one after the other; those to whom it could not be done, each with the reason. */
async function refusedOf(users: readonly UserRow[], what: UserAct) {
  const refused: { id: string; name: string; message: string }[] = []
  for (const { id, name } of users) {
    await act(id, what).catch((error: unknown) =>
      refused.push({ id, name, message: failureText(error, 'update') }),
    )
  }
  return refused
}
