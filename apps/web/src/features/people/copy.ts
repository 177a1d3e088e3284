import type { MergeField } from '@guildhall/contract/people/merging'
import type { PersonKind } from '@guildhall/contract/people/person'
import { eachPlain, PLAIN_WORDS } from '@guildhall/contract/people/plain-fields'

export const copy = {
  listTitle: 'People',
  duplicatesTitle: 'Possible duplicates',
  addTitle: 'Add person',
  search: 'Search name, mail, phone',
  allCompanies: 'All companies',
  allCountries: 'All countries',
  editTitle: 'Edit person',
  missing: 'This person does not exist.',
  added: 'The person has been added.',
  saved: 'The person has been updated.',
  saveFailed: 'Something went wrong, try again later.',
  gone: 'This person is not there any more.',
  merged: 'The two are one person now.',
  noDuplicate: 'They are no longer shown as duplicates.',
  mayBeDuplicate: 'They are among the duplicates again.',
} as const

export const FILTER_LABELS = {
  kind: 'Kind',
  status: 'Status',
  has_login: 'Login',
  company_id: 'Company',
  country_id: 'Country',
} as const

export const LOGINS = [
  { value: '', label: 'With or without login' },
  { value: 'true', label: 'Has a login' },
  { value: 'false', label: 'Has no login' },
] as const

export const KIND_NAMES: Record<PersonKind, string> = {
  expert: 'Expert',
  staff: 'Staff',
  customer: 'Customer',
  contact: 'Contact',
}

export const FIELD_NAMES: Record<MergeField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  job_title: 'Title',
  company: 'Company',
  location: 'Location',
  linked_in_url: 'LinkedIn',
  ...eachPlain((field) => PLAIN_WORDS[field].shown),
  nationality: 'Nationality',
  years_of_experience: 'Years of experience',
  bio: 'Bio',
  photo: 'Photo',
  vetting: 'Vetting as an expert',
}

/** `1 note`, `3 notes` */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
