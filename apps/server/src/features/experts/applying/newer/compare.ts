import type { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import { folded, sameText } from './alike.ts'
import { educationChanges, type HeldEducation } from './educations.ts'
import { workChanges, type HeldWork } from './works.ts'

/** What a profile holds already, as far as a resume can say it again. */
export interface Held {
  values: Record<Field, string | null>
  experiences: readonly HeldWork[]
  educations: readonly HeldEducation[]
  certifications: readonly string[]
  skills: readonly string[]
  languages: readonly string[]
}

const FIELDS = {
  job_title: ['Current job role', 'current_job_role'],
  location: ['Current location', 'current_location'],
  nationality: ['Nationality', 'nationality'],
  years_of_experience: ['Total years of experience', 'total_years_of_experience'],
  linked_in_url: ['LinkedIn URL', 'linked_in_url'],
  bio: ['Bio', 'bio'],
} as const satisfies Record<string, readonly [label: string, name: keyof ParsedResume]>
export type Field = keyof typeof FIELDS

/**
 * Everything that a resume says, against what the profile holds: what is new, what differs, what both say. An entry is
 * compared with the one that it stands for, so that nothing is proposed that is there in other words.
 */
export function compare(found: ParsedResume, held: Held, now: Date): ResumeChange[] {
  return [
    ...valueChanges(found, held),
    ...workChanges(found.work_experience, held.experiences, now),
    ...educationChanges(found.education, held.educations, now),
    ...names('skills', 'Skills', found.skills, held.skills),
    ...names('languages', 'Languages', found.languages, held.languages),
    ...names('license', 'Licenses', found.license, held.certifications),
    ...names('certification', 'Certifications', found.certification, held.certifications),
  ]
}

/** Whole years, as the profile has them. */
function textOf(value: string | number | null): string {
  return typeof value === 'number' ? String(Math.round(value)) : (value ?? '').trim()
}

function valueChanges(found: ParsedResume, held: Held): ResumeChange[] {
  const fields: readonly Field[] = [
    'job_title',
    'location',
    'nationality',
    'years_of_experience',
    'linked_in_url',
    'bio',
  ]
  return fields.flatMap((field) => {
    const [title, name] = FIELDS[field]
    const text = textOf(found[name])
    const before = held.values[field]?.trim() ?? ''
    if (text === '' || isSaid(field, text, before)) return []
    const state = before === '' ? 'new' : 'changed'
    return [
      {
        key: field,
        group: 'Details',
        title,
        detail: text,
        before,
        state,
        entry_id: null,
        value: text,
      } as const,
    ]
  })
}

/** A place that the profile names more exactly is no other place; an address is the same with and without its frame. */
function isSaid(field: Field, text: string, before: string): boolean {
  if (field === 'location') return ` ${folded(before)} `.includes(` ${folded(text)} `)
  if (field === 'linked_in_url') return addressOf(text) === addressOf(before)
  return sameText(text, before)
}

function addressOf(url: string): string {
  return url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^[a-z]{2,3}\.(?=linkedin)/, '')
    .replace(/[/?#]+$/, '')
}

function names(
  list: 'skills' | 'languages' | 'license' | 'certification',
  group: ResumeChange['group'],
  found: readonly string[],
  held: readonly string[],
): ResumeChange[] {
  const seen = new Set<string>()
  const known = new Set(held.map(folded))
  return found.flatMap((title, index) => {
    const word = folded(title)
    if (word === '' || seen.has(word)) return []
    seen.add(word)
    const state = known.has(word) ? 'known' : 'new'
    const rest = { detail: '', before: null, entry_id: null, value: null }
    return [{ key: `${list}.${index}`, group, title, state, ...rest } as const]
  })
}
