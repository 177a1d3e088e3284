import { ContactForm, type PersonDetails } from '@guildhall/contract/people/person'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { copy } from '#features/people/copy.ts'
import { addPerson, changePerson, companyChoices, peopleQueries } from '#features/people/queries.ts'
import { referenceChoices } from '#features/reference/components/choices.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { DraftDialog } from '#platform/draft-dialog.tsx'
import { useForm } from '#platform/use-form.ts'
import { textIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { faultsOf, useDraft } from '#ui/forms/use-draft.ts'
import type { CreateOption } from '#ui/lists/use-selection.ts'

const always = () => true
const fieldsWith = (addCompany: CreateOption): readonly Field[] => [
  { kind: 'text', name: 'first_name', label: 'First name', isRequired: always, isHalf: true },
  { kind: 'text', name: 'last_name', label: 'Last name', isRequired: always, isHalf: true },
  { kind: 'text', name: 'email', label: 'Email', type: 'email' },
  {
    kind: 'choice',
    name: 'country_code',
    label: 'Country code',
    choices: referenceChoices.dialling,
    isRequired: (draft) => textIn(draft, 'phone') !== '',
    requiredText: 'Choose the country of the number.',
    isHalf: true,
  },
  { kind: 'text', name: 'phone', label: 'Phone', type: 'tel', isHalf: true },
  { kind: 'text', name: 'job_title', label: 'Title', isHalf: true },
  {
    kind: 'choice',
    name: 'company_id',
    label: 'Company',
    choices: companyChoices,
    create: { ...companyCreation, add: addCompany },
    isHalf: true,
  },
  { kind: 'text', name: 'location', label: 'Location', placeholder: 'City, country' },
  { kind: 'text', name: 'linked_in_url', label: 'LinkedIn URL', type: 'url' },
]

const companyCreation = {
  failure: 'Something went wrong in create company, try again later.',
  list: ['companies'],
} as const

type Props = { person?: PersonDetails; addCompany: CreateOption; onClose: () => void }

/** The form of a contact; without `person` that of a new one. */
export function PersonDialog({ person, ...props }: Props) {
  const countries = useQuery({ ...referenceQueries.countries(), enabled: person !== undefined })
  if (person === undefined) return <Form initial={draftOf(undefined, [])} {...props} />
  if (countries.data === undefined) return null
  return <Form person={person} initial={draftOf(person, countries.data)} {...props} />
}

function Form({ person, initial, addCompany, onClose }: Props & { initial: Draft }) {
  const fields = useMemo(() => fieldsWith(addCompany), [addCompany])
  const form = useContactForm(fields, initial, person, onClose)
  return (
    <DraftDialog
      title={person === undefined ? copy.addTitle : copy.editTitle}
      saveLabel={person === undefined ? copy.addTitle : copy.save}
      form={form}
      onClose={onClose}
    />
  )
}

function useContactForm(
  fields: readonly Field[],
  initial: Draft,
  person: PersonDetails | undefined,
  onClose: () => void,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useDraft({ fields, initial, faults: (draft) => faultsOf(fields, ContactForm, draft) })
  return useForm(form, {
    version: person?.version,
    refetch: ['people'],
    texts: copy,
    async save(version) {
      const body = ContactForm.parse(form.body())
      if (person === undefined) return (await addPerson(body)).data.id
      await changePerson(person.id, version ?? person.version, body)
      return person.id
    },
    readCurrent: person && (() => current(client, person.id)),
    said: person === undefined ? copy.added : copy.saved,
    onSaved(personId) {
      onClose()
      if (person === undefined)
        void navigate({ to: '/people/$personId', params: { personId }, ignoreBlocker: true })
    },
  })
}

async function current(client: QueryClient, id: string) {
  const { data } = await client.fetchQuery({ ...peopleQueries.record(id), staleTime: 0 })
  const { data: countries } = await client.fetchQuery(referenceQueries.countries())
  return { draft: draftOf(data, countries), version: data.version }
}

type Countries = readonly { iso: string; nicename: string; phonecode: number | null }[]

function draftOf(person: PersonDetails | undefined, countries: Countries): Draft {
  const country = countries.find(({ iso }) => iso === person?.phone_parts?.country.iso)
  return {
    first_name: person?.first_name ?? '',
    last_name: person?.last_name ?? '',
    email: person?.email ?? '',
    country_code: country && { id: country.iso, name: `${country.nicename} (+${country.phonecode ?? ''})` },
    phone: person?.phone_parts?.number ?? '',
    job_title: person?.job_title ?? '',
    company_id: person?.company ?? undefined,
    location: person?.location ?? '',
    linked_in_url: person?.linked_in_url ?? '',
  }
}
