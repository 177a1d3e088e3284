import { Button } from '@mantine/core'
import { type QueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from '#platform/use-form.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { optionIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { copy } from '#features/experts/copy.ts'
import { addToRoster, createRoster, ownRosters, type Whom } from './roster-queries.ts'
import { Failure } from '#ui/forms/form-failure.tsx'

const FIELDS: readonly Field[] = [
  {
    kind: 'choice',
    name: 'roster',
    label: 'Roster',
    description: 'Choose one of yours, or type the name of a new one.',
    isRequired: () => true,
    choices: { name: 'rosters', load: options },
    create: {
      add: createRoster,
      failure: 'Something went wrong, try again later.',
      list: ['experts', 'rosters'],
    },
  },
]
const EMPTY: Draft = { roster: undefined }
const faults = (draft: Draft) => (rosterIn(draft) === undefined ? { roster: 'This field is required.' } : {})

/** What could not be created stands in the field, and is none. */
function rosterIn(draft: Draft) {
  const option = optionIn(draft, 'roster')
  return option?.error === true ? undefined : option
}

async function options(client: QueryClient) {
  const { data } = await client.fetchQuery(ownRosters)
  return data.map(({ id, name }) => ({ id, name }))
}

type Props = { whom: Whom; count: number; person?: string; onDone: () => void; onClose: () => void }

/** Keeps experts together under a name. */
export function RosterDialog({ whom, count, person, onDone, onClose }: Props) {
  const filling = useDraft({ fields: FIELDS, initial: EMPTY, faults })
  const { id = '', name: roster = '' } = rosterIn(filling.draft) ?? {}
  const form = useForm(filling, {
    save: () => addToRoster(id, whom),
    said: (answer) => added({ count: answer, person, roster }),
    onSaved: onDone,
    refetch: ['experts'],
  })
  const formId = useId()
  return (
    <FormDialog
      isDirty={form.isDirty}
      onClose={onClose}
      title={copy.addToARoster(person ?? copy.expertCount(count))}
      actions={
        <Button type="submit" form={formId} loading={form.isPending}>
          {copy.addToRoster}
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate aria-label={copy.addToRoster}>
        <Failure text={form.failure} />
        <DraftFields form={form} />
      </form>
    </FormDialog>
  )
}

type Added = { count: number; person: string | undefined; roster: string }

function added({ count, person, roster }: Added): string {
  if (count > 0) return `${person ?? copy.expertCount(count)} added to ${roster}.`
  return person === undefined ? `All of them are on ${roster} already.` : `${person} is on ${roster} already.`
}
