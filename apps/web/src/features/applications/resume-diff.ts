import type { Profile } from '@guildhall/contract/experts/profile'
import type { Merge } from '@guildhall/contract/applications/merge-form'
import type { Draft, ValueName } from './draft.ts'
import { LABELS } from './faults.ts'
import { EMPTY_RATE, payloadOf } from './payload.ts'

/** What a profile holds already, as far as a resume can say it again. */
export interface Held {
  profile: Profile
  experiences: readonly { title: string; company: { name: string } | null; start_at: string }[]
  educations: readonly { school: { name: string }; start_at: string }[]
  certifications: readonly { title: string }[]
  skills: readonly { name: string }[]
  languages: readonly { name: string }[]
}

/** One difference between a resume and the profile, or one thing that both say. */
export interface Difference {
  /** `work_experience.0`, `skills.2`, `bio`. */
  key: string
  group: Group
  title: string
  detail: string
  /** What the profile says now, of a value. */
  before?: string
  state: 'new' | 'known' | 'unfinished'
  /** Chosen unless the reader says otherwise: what replaces nothing. */
  isChosen: boolean
}

export const GROUPS = [
  'Details',
  'Work experience',
  'Education',
  'Skills',
  'Languages',
  'Licenses',
  'Certifications',
] as const
type Group = (typeof GROUPS)[number]

const VALUES = {
  job_title: 'current_job_role',
  location: 'current_location',
  nationality: 'nationality',
  years_of_experience: 'total_years_of_experience',
  linked_in_url: 'linked_in_url',
  bio: 'bio',
} as const satisfies Partial<Record<keyof Profile, ValueName>>
type Field = keyof typeof VALUES
const FIELDS: readonly Field[] = [
  'job_title',
  'location',
  'nationality',
  'years_of_experience',
  'linked_in_url',
  'bio',
]

/** Everything that a resume says, against what the profile holds (PRODUCT D-22). */
export function differencesOf(draft: Draft, held: Held): Difference[] {
  const { skills, languages, license, certification } = draft.lists
  const titles = held.certifications.map(({ title }) => title)
  return [
    ...FIELDS.flatMap((field) => valueDifference(field, draft, held.profile)),
    ...workDifferences(draft, held),
    ...educationDifferences(draft, held),
    ...named('skills', 'Skills', skills, held.skills.map(nameOf)),
    ...named('languages', 'Languages', languages, held.languages.map(nameOf)),
    ...named('license', 'Licenses', license, titles),
    ...named('certification', 'Certifications', certification, titles),
  ]
}

function valueDifference(field: Field, draft: Draft, profile: Profile): Difference[] {
  const name = VALUES[field]
  const found = draft.values[name].trim()
  const before = String(profile[field] ?? '')
  if (found === '' || same(found, before)) return []
  const isWhole = field !== 'years_of_experience' || Number.isFinite(Number(found))
  return [
    {
      key: field,
      group: 'Details',
      title: LABELS[name],
      detail: found,
      before: before === '' ? 'Not provided' : before,
      state: isWhole ? 'new' : 'unfinished',
      isChosen: isWhole && before === '',
    },
  ]
}

function workDifferences({ work }: Draft, { experiences }: Held): Difference[] {
  return work.map((entry, index) => {
    const start = `${entry.join_year}-${entry.join_month}`
    const isKnown = experiences.some(
      (one) =>
        same(one.title, entry.role) &&
        same(one.company?.name ?? '', entry.company) &&
        one.start_at.startsWith(start),
    )
    const end = entry.isCurrent ? [] : [entry.relieving_month, entry.relieving_year]
    const isWhole = [entry.role, entry.company, entry.join_month, entry.join_year, ...end].every(isGiven)
    return difference(`work_experience.${index}`, 'Work experience', {
      title: entry.role || 'Role not found',
      detail: [entry.company, start === '-' ? '' : start].filter(isGiven).join(', from '),
      isKnown,
      isWhole,
    })
  })
}

function educationDifferences({ education }: Draft, { educations }: Held): Difference[] {
  return education.map(({ degree, college, join, passout }, index) =>
    difference(`education.${index}`, 'Education', {
      title: degree || 'Degree not found',
      detail: [college, [join, passout].filter(isGiven).join(' – ')].filter(isGiven).join(', '),
      isKnown: educations.some((one) => same(one.school.name, college) && one.start_at.startsWith(join)),
      isWhole: [degree, college, join, passout].every(isGiven),
    }),
  )
}

function named(list: string, group: Group, found: readonly string[], held: readonly string[]): Difference[] {
  return found.map((title, index) =>
    difference(`${list}.${index}`, group, {
      title,
      detail: '',
      isKnown: held.some((one) => same(one, title)),
      isWhole: true,
    }),
  )
}

type Compared = { title: string; detail: string; isKnown: boolean; isWhole: boolean }

function difference(key: string, group: Group, { isKnown, isWhole, ...texts }: Compared): Difference {
  const state = isKnown ? 'known' : isWhole ? 'new' : 'unfinished'
  return { key, group, ...texts, state, isChosen: state === 'new' }
}

/** What is sent for the chosen differences; the schema of the contract says the rest. */
export function mergeOf(draft: Draft, chosen: ReadonlySet<string>): { [Key in keyof Merge]: unknown } {
  const whole: Record<string, unknown> = { ...payloadOf(draft, EMPTY_RATE, undefined) }
  const taken = (list: string) => {
    const entries = whole[list]
    return Array.isArray(entries) ? entries.filter((_: unknown, index) => chosen.has(`${list}.${index}`)) : []
  }
  const values = FIELDS.filter((field) => chosen.has(field)).map((field) => [field, valueOf(field, draft)])
  return {
    ...Object.fromEntries(values),
    work_experience: taken('work_experience'),
    education: taken('education'),
    skills: taken('skills'),
    languages: taken('languages'),
    license: taken('license'),
    certification: taken('certification'),
  }
}

function valueOf(field: Field, draft: Draft): unknown {
  const text = draft.values[VALUES[field]].trim()
  return field === 'years_of_experience' ? Math.round(Number(text)) : text
}

function nameOf({ name }: { name: string }): string {
  return name
}

function isGiven(text: string): boolean {
  return text.trim() !== ''
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
