import type { Roster } from '@guildhall/contract/experts/rosters'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconTrash from '~icons/trash'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useValues } from '#ui/forms/use-values.ts'
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

const Fields = z.object({ name: z.string() })

function Row({ roster, onDelete }: { roster: Roster; onDelete: () => void }) {
  const filling = useValues(Fields, { name: roster.name })
  const { name } = filling.values
  const form = useForm(filling, {
    save: () => renameRoster(roster.id, name),
    said: `Renamed to ${name.trim()}.`,
    refetch: ['experts'],
  })
  return (
    <form className={styles['row']} onSubmit={form.onSubmit} noValidate>
      <TextInput
        className={shared['grows'] ?? ''}
        label={copy.nameOf(roster.name)}
        maxLength={100}
        {...form.text('name')}
        error={form.errorOf('name') ?? form.failure}
      />
      <Button type="submit" variant="default" loading={form.isPending} disabled={name.trim() === roster.name}>
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
