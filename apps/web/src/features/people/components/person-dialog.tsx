import { ContactForm, type PersonDetails } from '@guildhall/contract/people/person'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { FormEvent } from 'react'
import { copy } from '#features/people/copy.ts'
import { addPerson, changePerson, companyChoices } from '#features/people/queries.ts'
import { referenceChoices } from '#features/reference/components/choices.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { useSubmit } from '#platform/use-submit.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { textIn, type Draft, type Field } from '#ui/forms/draft.ts'
import { faultsOf, useDraft } from '#ui/forms/use-draft.ts'
import { toasts } from '#ui/toasts.tsx'
import { useUnsavedNotice } from '#ui/use-unsaved-notice.ts'

const always = () => true
const FIELDS: readonly Field[] = [
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
  { kind: 'choice', name: 'company_id', label: 'Company', choices: companyChoices, isHalf: true },
  { kind: 'text', name: 'location', label: 'Location', placeholder: 'City, country' },
  { kind: 'text', name: 'linked_in_url', label: 'LinkedIn URL', type: 'url' },
]
const faults = (draft: Draft) => faultsOf(FIELDS, ContactForm, draft)

type Props = { person?: PersonDetails; onClose: () => void }

/** The form of a contact; without `person` that of a new one. */
export function PersonDialog({ person, onClose }: Props) {
  const countries = useQuery({ ...referenceQueries.countries(), enabled: person !== undefined })
  if (person !== undefined && countries.data === undefined) return null
  const iso = person?.phone_parts?.country.iso
  const country = countries.data?.find((one) => one.iso === iso)
  const dialling = country && { id: country.iso, name: `${country.nicename} (+${country.phonecode ?? ''})` }
  return <Form initial={draftOf(person, dialling)} onClose={onClose} {...(person && { person })} />
}

function Form({ person, initial, onClose }: Props & { initial: Draft }) {
  const form = useDraft({ fields: FIELDS, initial, faults })
  const { isPending, failure, send } = useSending(form, person, onClose)
  const formId = useId()
  const title = person === undefined ? copy.addTitle : copy.editTitle
  useUnsavedNotice(form.isDirty)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width={640}
      closeOnClickOutside={!form.isDirty}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {person === undefined ? copy.addTitle : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)} noValidate aria-label={title}>
        {failure !== undefined && <p role="alert">{failure}</p>}
        <DraftFields form={form} />
      </form>
    </Dialog>
  )
}

/** Sends the form. After a change by somebody else it shows what is there now. */
function useSending(
  form: ReturnType<typeof useDraft>,
  person: PersonDetails | undefined,
  onClose: () => void,
) {
  const { isPending, failure, code, submit } = useSubmit(person === undefined ? 'create' : 'update')
  const client = useQueryClient()
  const navigate = useNavigate()
  async function send(event: FormEvent) {
    event.preventDefault()
    if (form.check().length > 0) return
    const body = ContactForm.parse(form.body())
    let id = person?.id
    const isDone = await submit(
      async () => {
        const { data } = await (person === undefined
          ? addPerson(body)
          : changePerson(person.id, person.version, body))
        id = data.id
      },
      (fields) => {
        form.tell(fields)
        return true
      },
    )
    await client.invalidateQueries({ queryKey: ['people'] })
    if (!isDone) return
    toasts.success(person === undefined ? copy.added : copy.saved)
    onClose()
    if (person === undefined) await navigate({ to: '/people/$personId', params: { personId: id ?? '' } })
  }
  return { isPending, failure: code === 'stale' ? copy.stale : failure, send }
}

function draftOf(
  person: PersonDetails | undefined,
  dialling: { id: string; name: string } | undefined,
): Draft {
  return {
    first_name: person?.first_name ?? '',
    last_name: person?.last_name ?? '',
    email: person?.email ?? '',
    country_code: dialling,
    phone: person?.phone_parts?.number ?? '',
    job_title: person?.job_title ?? '',
    company_id: person?.company ?? undefined,
    location: person?.location ?? '',
    linked_in_url: person?.linked_in_url ?? '',
  }
}
