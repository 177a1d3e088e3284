import type { Merge } from '@guildhall/contract/applications/merge-form'
import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import type { Draft } from './draft.ts'
import { EMPTY_RATE, payloadOf } from './payload.ts'

/** What is taken over unless the reader says otherwise: what replaces nothing. */
export function chosenAtFirst(changes: readonly ResumeChange[]): ReadonlySet<string> {
  return new Set(changes.filter(({ state }) => state === 'new').map(({ key }) => key))
}

/** What is sent for the chosen changes; the schema of the contract says the rest. */
export function mergeOf(
  draft: Draft,
  changes: readonly ResumeChange[],
  chosen: ReadonlySet<string>,
): { [Key in keyof Merge]: unknown } {
  const whole: Record<string, unknown> = { ...payloadOf(draft, EMPTY_RATE, undefined) }
  const taken = (list: string) => {
    const entries = whole[list]
    return Array.isArray(entries) ? entries.filter((_: unknown, index) => chosen.has(`${list}.${index}`)) : []
  }
  const wanted = changes.filter(({ key }) => chosen.has(key))
  const values = wanted.filter(({ group }) => group === 'Details')
  return {
    ...Object.fromEntries(values.map(({ key, value }) => [key, valueOf(key, value ?? '')])),
    work_changes: partsOf(wanted, 'work_experience', { role: 'role', end: 'relieving' }, String),
    education_changes: partsOf(wanted, 'education', { end: 'passout' }, Number),
    work_experience: taken('work_experience'),
    education: taken('education'),
    skills: namesOf(wanted, 'skills'),
    languages: namesOf(wanted, 'languages'),
    license: namesOf(wanted, 'license'),
    certification: namesOf(wanted, 'certification'),
  }
}

function valueOf(key: string, value: string): unknown {
  return key === 'years_of_experience' ? Number(value) : value
}

function namesOf(changes: readonly ResumeChange[], list: string): string[] {
  return changes.filter(({ key }) => key.startsWith(`${list}.`)).map(({ title }) => title)
}

/** The chosen parts of entries that are there, together by entry. */
function partsOf(
  changes: readonly ResumeChange[],
  list: string,
  names: Record<string, string>,
  typed: (value: string) => unknown,
): Record<string, unknown>[] {
  const entries = new Map<string, Record<string, unknown>>()
  for (const { key, entry_id: id, value } of changes) {
    const [of, , part = ''] = key.split('.')
    const name = names[part]
    if (of !== list || id === null || name === undefined || value === null) continue
    entries.set(id, { ...entries.get(id), id, [name]: typed(value) })
  }
  return [...entries.values()]
}
