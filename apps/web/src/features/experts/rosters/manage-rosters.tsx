import type { Roster } from '@guildhall/contract/experts/rosters'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconTrash from '~icons/trash'
import { useState } from 'react'
import { useForm } from '#platform/use-form.ts'
import { useWrite } from '#platform/use-write.ts'
import { submitChanges } from '#ui/forms/save-changes.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
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
  // Those with a name that is typed and not saved.
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
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
      <FormDialog
        isDirty={rosters.some(({ id }) => edited.has(id))}
        dismissLabel={copy.close}
        onClose={onClose}
        title={copy.manageRosters}
        actions={null}
      >
        <ul className={cx(layout['stack-12'], shared['list'])}>
          {rosters.map((roster) => (
            <li key={roster.id}>
              <Row
                roster={roster}
                onEdit={(isOther) => setEdited((others) => withOrWithout(others, roster.id, isOther))}
                onDelete={() => setAsked(roster)}
              />
            </li>
          ))}
        </ul>
      </FormDialog>
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

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter((other) => other !== id)
  return new Set(isIn ? [...others, id] : others)
}

type RowProps = { roster: Roster; onEdit: (isOther: boolean) => void; onDelete: () => void }

function Row({ roster, onEdit, onDelete }: RowProps) {
  const filling = useValues(undefined, { name: roster.name })
  const { name } = filling.values
  const form = useForm(filling, {
    save: () => renameRoster(roster.id, name),
    said: `Renamed to ${name.trim()}.`,
    refetch: ['experts'],
    onSaved: () => onEdit(false),
  })
  return (
    <form
      className={styles['row']}
      onSubmit={submitChanges({ ...form, isDirty: name.trim() !== roster.name })}
      onInput={({ target }) =>
        onEdit(target instanceof HTMLInputElement && target.value.trim() !== roster.name)
      }
      noValidate
    >
      <TextInput
        className={shared['grows'] ?? ''}
        label={copy.nameOf(roster.name)}
        maxLength={100}
        {...form.text('name')}
        error={form.errorOf('name') ?? form.failure}
      />
      <Button type="submit" variant="default" loading={form.isPending}>
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
