import type { Roster } from '@guildhall/contract/experts/rosters'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconTrash from '~icons/trash'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { copy } from '#features/experts/copy.ts'
import { deleteRoster, ownRosters, renameRoster } from './roster-queries.ts'
import styles from './rosters.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { onClose: () => void; onDeleted: (id: string) => void }

/** Renames and deletes the rosters of the reader. */
export function ManageRosters({ onClose, onDeleted }: Props) {
  const { data: rosters = [] } = useQuery(ownRosters)
  const [asked, setAsked] = useState<Roster>()
  const { isPending, run } = useWrite({ refetch: ['experts'], tells: 'by toast' })
  const remove = ({ id, name }: Roster) =>
    run(() => deleteRoster(id), {
      said: `${name} was deleted.`,
      onDone() {
        setAsked(undefined)
        onDeleted(id)
        if (rosters.length === 1) onClose()
      },
    })
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={copy.manageRosters}
        actions={
          <Button variant="default" onClick={onClose}>
            {copy.close}
          </Button>
        }
      >
        <ul className={cx(layout['stack-12'], shared['list'])}>
          {rosters.map((roster) => (
            <li key={roster.id}>
              <Row roster={roster} onDelete={() => setAsked(roster)} />
            </li>
          ))}
        </ul>
      </Dialog>
      {asked !== undefined && (
        <DeleteDialog
          opened
          onClose={() => setAsked(undefined)}
          onDelete={() => void remove(asked)}
          type="roster"
          name={asked.name}
          pending={isPending}
        />
      )}
    </>
  )
}

function Row({ roster, onDelete }: { roster: Roster; onDelete: () => void }) {
  const [name, setName] = useState(roster.name)
  const [fault, setFault] = useState<string>()
  const { isPending, failure, run } = useWrite({ refetch: ['experts'] })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await run(() => renameRoster(roster.id, name), {
      form: { tell: (fields) => setFault(fields['name']?.[0]) },
      said: `Renamed to ${name.trim()}.`,
      onDone: () => setFault(undefined),
    })
  }
  return (
    <form className={styles['row']} onSubmit={(event) => void save(event)} noValidate>
      <TextInput
        className={shared['grows'] ?? ''}
        label={copy.nameOf(roster.name)}
        value={name}
        maxLength={100}
        error={fault ?? failure}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={name.trim() === roster.name}>
        {copy.save}
      </Button>
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        aria-label={copy.deleteName(roster.name)}
        onClick={onDelete}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </form>
  )
}
