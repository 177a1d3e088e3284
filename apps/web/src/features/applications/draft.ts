import { unsureOf, type Confidence, type ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import { withoutTwins } from '@guildhall/contract/applications/additions'

/** The single values of the Validate step, as they are typed, in the order of the page. */
export const VALUES = [
  'first_name',
  'last_name',
  'mobile_number',
  'nationality',
  'current_location',
  'linked_in_url',
  'current_job_role',
  'total_years_of_experience',
  'bio',
] as const
export type ValueName = (typeof VALUES)[number]

export const LISTS = ['skills', 'languages', 'license', 'certification'] as const
export type ListName = (typeof LISTS)[number]

export interface Work {
  id: string
  /** Where it stands in the resume: the key of its place there. */
  source?: string
  isUnsure: boolean
  role: string
  company: string
  /** '01' to '12', and four digits. */
  join_month: string
  join_year: string
  relieving_month: string
  relieving_year: string
  isCurrent: boolean
  location: string
}

export interface Education {
  id: string
  source?: string
  isUnsure: boolean
  degree: string
  college: string
  join: string
  passout: string
}

/** An application before its rate. */
export interface Draft {
  values: Record<ValueName, string>
  lists: Record<ListName, string[]>
  work: Work[]
  education: Education[]
  /** What the parser was not sure of and nobody has touched: names of values, and entries as `skills:SEO`. */
  unsure: string[]
}

export interface Person {
  first_name: string
  last_name: string
}

export function emptyDraft(person: Person): Draft {
  return {
    values: {
      ...person,
      mobile_number: '',
      linked_in_url: '',
      nationality: '',
      current_location: '',
      current_job_role: '',
      total_years_of_experience: '',
      bio: '',
    },
    lists: { skills: [], languages: [], license: [], certification: [] },
    work: [],
    education: [],
    unsure: [],
  }
}

/** What the parser found; where it found nothing, the account's own name stays. */
export function draftOf(found: ParsedResume, confidence: Confidence, person: Person): Draft {
  const marks = unsureOf(confidence)
  const isUnsure = (key: string) => marks.includes(key)
  const empty = emptyDraft(person)
  const values = { ...empty.values }
  for (const name of VALUES) values[name] = valueText(found[name], values[name])
  const lists = { ...empty.lists }
  for (const name of LISTS) lists[name] = withoutTwins(found[name])
  const unsureEntries = LISTS.flatMap((name) =>
    found[name].flatMap((entry, index) => (isUnsure(`${name}.${index}`) ? [entryMark(name, entry)] : [])),
  )
  return {
    values,
    lists,
    work: found.work_experience.map((entry, index) => {
      const source = `work_experience.${index}`
      return { source, ...workOf(entry, isUnsure(source)) }
    }),
    education: found.education.map((entry, index) => {
      const source = `education.${index}`
      return { source, ...educationOf(entry, isUnsure(source)) }
    }),
    unsure: [...VALUES.filter((name) => isUnsure(name)), ...unsureEntries],
  }
}

/** Years are whole ones, as the profile has them. */
function valueText(found: string | number | null, otherwise: string): string {
  return typeof found === 'number' ? String(Math.round(found)) : (found ?? otherwise)
}

export function entryMark(list: ListName, entry: string): string {
  return `${list}:${entry}`
}

function workOf(found: ParsedResume['work_experience'][number], isUnsure: boolean): Work {
  const isCurrent = found.relieving_year === 'Present'
  return {
    id: crypto.randomUUID(),
    // Without an end the resume does not say that the work goes on: nothing is put there for it.
    isUnsure: isUnsure || found.relieving_year === null,
    role: found.role ?? '',
    company: found.company ?? '',
    join_month: monthText(found.join_month),
    join_year: numberText(found.join_year),
    // A year alone names no month.
    relieving_month: isCurrent ? '' : monthText(found.relieving_month),
    relieving_year: typeof found.relieving_year === 'number' ? String(found.relieving_year) : '',
    isCurrent,
    location: found.location ?? '',
  }
}

function educationOf(found: ParsedResume['education'][number], isUnsure: boolean): Education {
  return {
    id: crypto.randomUUID(),
    isUnsure,
    degree: found.degree ?? '',
    college: found.college ?? '',
    join: numberText(found.join),
    passout: numberText(found.passout),
  }
}

export function newWork(): Work {
  return {
    id: crypto.randomUUID(),
    isUnsure: false,
    role: '',
    company: '',
    location: '',
    join_month: '',
    join_year: '',
    relieving_month: '',
    relieving_year: '',
    isCurrent: false,
  }
}

export function newEducation(): Education {
  return { id: crypto.randomUUID(), isUnsure: false, degree: '', college: '', join: '', passout: '' }
}

const numberText = (value: number | null) => (value === null ? '' : String(value))
const monthText = (value: number | null) => (value === null ? '' : String(value).padStart(2, '0'))
