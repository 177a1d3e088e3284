import { ApplicationForm, MONTH_TEXT } from '@guildhall/contract/applications/application-form'
import { rate as costOf } from '@guildhall/contract/experts/section-forms'
import * as z from 'zod/mini'
import { copy } from './copy.ts'
import { LISTS, VALUES, type Draft, type ValueName } from './draft.ts'
import { EMPTY_RATE, payloadOf, type RateDraft } from './payload.ts'

/** The accordions of the Validate step, in their order. */
export const SECTIONS = ['profile', 'professional', 'work', 'education', 'certificates'] as const
export type SectionName = (typeof SECTIONS)[number]

/** What is wrong, by the field: `mobile_number`, `work.0.company`, `education.1.join`; of a whole list: `work`. */
export type Faults = Readonly<Record<string, string>>

export const LABELS = {
  first_name: 'First name',
  last_name: 'Last name',
  mobile_number: 'Mobile number',
  nationality: 'Nationality',
  current_location: 'Current location',
  linked_in_url: 'LinkedIn URL',
  current_job_role: 'Current job role',
  total_years_of_experience: 'Total years of experience',
  bio: 'Bio',
} as const satisfies Record<ValueName, string>

/** Of an employment, of an education, and of the words added by typing. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  skills: copy.skills,
  languages: copy.languages,
  license: copy.license,
  certification: copy.certification,
  role: copy.role,
  company: copy.company,
  join_month: copy.joinMonth,
  join_year: copy.joinYear,
  relieving_month: copy.relievingMonth,
  relieving_year: copy.relievingYear,
  location: copy.location,
  degree: copy.degree,
  college: copy.college,
  join: copy.join,
  passout: copy.passout,
  work: copy.numberOfEntries,
  education: copy.numberOfEntries,
}

/** The values of spec 001 §5, and the name, without which nobody applies. */
const REQUIRED = [
  'first_name',
  'last_name',
  'mobile_number',
  'current_job_role',
  'current_location',
  'nationality',
  'bio',
  'total_years_of_experience',
] as const satisfies readonly ValueName[]

/** What keeps the Validate step from going on, missing or such as the server would refuse, in the order of the page. */
export function draftFaults(draft: Draft): Faults {
  const faults = Object.entries({ ...refused(draft), ...halves(draft), ...missing(draft) })
  return Object.fromEntries(faults.toSorted(([one], [other]) => ahead(one, other)))
}

const ON_PAGE: readonly string[] = [
  ...VALUES,
  ...LISTS,
  'work',
  'education',
  'role',
  'company',
  'join_month',
  'join_year',
  'relieving_month',
  'relieving_year',
  'location',
  'degree',
  'college',
  'join',
  'passout',
]

/** Below 0 when the first of two fields stands further up: `work.0.role` before `work.0.company`, and both before `work.1.role`. */
function ahead(one: string, other: string): number {
  const [name = '', index = '', part = ''] = one.split('.')
  const [otherName = '', otherIndex = '', otherPart = ''] = other.split('.')
  if (name !== otherName) return ON_PAGE.indexOf(name) - ON_PAGE.indexOf(otherName)
  if (index !== otherIndex) return Number(index || -1) - Number(otherIndex || -1)
  return ON_PAGE.indexOf(part) - ON_PAGE.indexOf(otherPart)
}

const Cost = costOf(copy.fieldRequired)

export function rateFaults(rate: RateDraft): Faults {
  const faults: Record<string, string> = {}
  if (rate.rate_type === '') faults['rate_type'] = copy.fieldRequired
  const cost = Cost.safeParse(rate.rate).error?.issues[0]?.message
  if (cost !== undefined) faults['rate'] = cost
  if (rate.hear_about_us === '') faults['hear_about_us'] = copy.fieldRequired
  return faults
}

/** The accordion in which a field stands. */
export function sectionOf(field: string): SectionName {
  const [name = ''] = field.split('.')
  if (name === 'work' || name === 'education') return name
  if (name === 'license' || name === 'certification') return 'certificates'
  return PROFESSIONAL.has(name) ? 'professional' : 'profile'
}

/** The fields of a part that are wrong, in short. */
export function faultyIn(faults: Faults, name: SectionName): string {
  const labels = Object.keys(faults).flatMap((field) => (sectionOf(field) === name ? [labelOf(field)] : []))
  return [...new Set(labels)].join(', ')
}

function labelOf(field: string): string {
  const value = VALUES.find((one) => one === field)
  return value === undefined ? (OTHER_LABELS[field.split('.').at(-1) ?? ''] ?? '') : LABELS[value]
}

const PROFESSIONAL = new Set(['current_job_role', 'total_years_of_experience', 'bio', 'skills', 'languages'])

/** The server rounds them; who typed them hears of it before. */
function halves({ values: { total_years_of_experience: years } }: Draft): Faults {
  return /^\d+\.\d+$/.test(years) ? { total_years_of_experience: copy.wholeYears } : {}
}

function missing(draft: Draft): Faults {
  const faults: Record<string, string> = {}
  for (const name of REQUIRED) {
    demand(faults, name, draft.values[name])
  }
  draft.work.forEach((entry, index) => {
    const at = `work.${index}`
    demand(faults, `${at}.role`, entry.role)
    demand(faults, `${at}.company`, entry.company)
    demand(faults, `${at}.join_month`, entry.join_month)
    demand(faults, `${at}.join_year`, entry.join_year)
    if (entry.isCurrent) return
    demand(faults, `${at}.relieving_month`, entry.relieving_month)
    demand(faults, `${at}.relieving_year`, entry.relieving_year)
  })
  draft.education.forEach(({ degree, college, join, passout }, index) => {
    const at = `education.${index}`
    demand(faults, `${at}.degree`, degree)
    demand(faults, `${at}.college`, college)
    demand(faults, `${at}.join`, join)
    demand(faults, `${at}.passout`, passout)
  })
  return faults
}

function demand(faults: Record<string, string>, field: string, value: string): void {
  if (value.trim() === '') faults[field] = copy.required(labelOf(field))
}

function refused(draft: Draft): Faults {
  const result = z.safeParse(ApplicationForm, payloadOf(draft, EMPTY_RATE, undefined))
  if (result.success) return {}
  const faults = result.error.issues.flatMap(({ path, message }) => {
    const field = fieldOf(path.map(String))
    // The month is chosen: what is wrong with both is the year.
    return field === undefined ? [] : [[field, message === MONTH_TEXT ? copy.useYear : message] as const]
  })
  return Object.fromEntries(faults.toReversed())
}

/** The field of this page that a field of the request comes from; none for those of the Rate step. */
export function fieldOf(path: readonly string[]): string | undefined {
  const [name = '', index = '', part = ''] = path
  // A fault of the list itself: it has too many entries.
  if (index === '' && name === 'work_experience') return 'work'
  if (index === '' && name === 'education') return 'education'
  if (name === 'work_experience') return `work.${index}.${WORK_PARTS[part] ?? part}`
  if (name === 'education') return `education.${index}.${part === 'join_date' ? 'join' : part}`
  return FIELDS[name]
}

const WORK_PARTS: Readonly<Record<string, string | undefined>> = {
  join_date: 'join_year',
  relieving: 'relieving_year',
}

const FIELDS: Readonly<Record<string, string | undefined>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  phones: 'mobile_number',
  phone: 'mobile_number',
  linked_in_url: 'linked_in_url',
  nationality: 'nationality',
  location: 'current_location',
  current_job_role: 'current_job_role',
  bio: 'bio',
  years_of_experience: 'total_years_of_experience',
  skills: 'skills',
  languages: 'languages',
  license: 'license',
  certification: 'certification',
}
