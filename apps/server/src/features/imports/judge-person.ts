import { ContactForm } from '@guildhall/contract/people/person'
import * as people from '#features/people/service.ts'
import { asError, issuesOf, type Judge } from './judged.ts'
import { companyIdOf, labelsOf, namesOf, phoneOf, twinOf } from './person-values.ts'

const labelOf = labelsOf('people')

/** A row becomes a contact, under the rules of the form of contacts. */
export const judgePerson: Judge = async ({ db }, values) => {
  const { email, job_title, location, linked_in_url, company } = values
  const given = { ...namesOf(values), ...(await phoneOf(db, values)) }
  const rest = { email, job_title, location, linked_in_url }
  const read = ContactForm.safeParse({ ...given, ...withoutGaps(rest) })
  if (!read.success) return asError(issuesOf(read.error.issues, labelOf))
  const form = read.data
  const { duplicate, keys } = await twinOf(db, {
    firstName: form.first_name,
    lastName: form.last_name,
    email: form.email ?? null,
    phone: form.phone ?? undefined,
    countryCode: form.country_code ?? undefined,
    linkedIn: form.linked_in_url ?? null,
    company,
    isPhoneOwn: false,
  })
  if (duplicate !== null) return duplicate
  return {
    verdict: 'new',
    keys,
    async make(ctx) {
      const companyId = await companyIdOf(ctx, company)
      const person = await people.addContact(ctx, { ...form, company_id: companyId })
      return { personId: person.id, companyId: null, isExpert: false }
    },
  }
}

/** What is not there is not said. */
export function withoutGaps(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
