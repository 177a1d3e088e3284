import type { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import { folded, pairs, sameText } from './alike.ts'

type Education = ParsedResume['education'][number]
export interface HeldEducation {
  id: string
  school: string
  /** With its subject. */
  degree: string
  start_at: string
  end_at: string | null
}

export function educationChanges(
  found: readonly Education[],
  held: readonly HeldEducation[],
  now: Date,
): ResumeChange[] {
  const distinct = found.filter((one, index) => found.findIndex((other) => isTwin(one, other)) === index)
  const matches = pairs(distinct, held, [isExact, isSame, isSameDegree, isSameTime])
  return found.flatMap((one, index) => {
    if (!distinct.includes(one)) return []
    const key = `education.${index}`
    const match = matches.get(one)
    return match === undefined ? [added(one, key, now)] : differences(one, match, { key, now })
  })
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

const isExact = (one: Education, other: HeldEducation): boolean =>
  degreeOf(one.degree ?? '') === degreeOf(other.degree) && isSame(one, other)
const isSame = (one: Education, other: HeldEducation): boolean =>
  isSameDegree(one, other) && one.join === yearOf(other.start_at)
const isSameDegree = (one: Education, other: HeldEducation): boolean =>
  sameText(one.college, other.school) && sameDegree(one.degree, other.degree)
const isSameTime = (one: Education, other: HeldEducation): boolean =>
  sameText(one.college, other.school) && one.join === yearOf(other.start_at)

/** "MSc in Economics" is "MSc, Economics"; either may leave its subject out. */
function sameDegree(a: string | null, b: string): boolean {
  const [one, other] = [degreeOf(a ?? ''), degreeOf(b)]
  if (one === '' || other === '') return false
  return `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `)
}

function degreeOf(text: string): string {
  return folded(text).replaceAll(/ (?:in|of|en|em|de|der|des) /g, ' ')
}

function isTwin(a: Education, b: Education): boolean {
  return sameText(a.college, b.college) && sameText(a.degree, b.degree) && a.join === b.join
}

function added(one: Education, key: string, now: Date): ResumeChange {
  const { degree, college, join, passout } = one
  const isWhole =
    degree !== null && college !== null && join !== null && passout !== null && join <= now.getUTCFullYear()
  const years = [join, passout].filter((year) => year !== null).join(' – ')
  return {
    key,
    group: 'Education',
    title: degree ?? 'Degree not found',
    detail: [college ?? '', years].filter((text) => text !== '').join(', '),
    before: null,
    state: isWhole && passout >= join ? 'new' : 'unfinished',
    entry_id: null,
    value: null,
  }
}

/** Of an education that is there only its end can be news. */
function differences(
  { passout }: Education,
  held: HeldEducation,
  { key, now }: { key: string; now: Date },
): ResumeChange[] {
  const entry = { group: 'Education', entry_id: held.id } as const
  const end = held.end_at === null ? null : yearOf(held.end_at)
  // Who studies still will end in a year that is to come.
  const isAhead = end === null && passout !== null && passout > now.getUTCFullYear()
  if (passout === null || passout === end || isAhead || passout < yearOf(held.start_at)) {
    const detail = `${held.school}, from ${yearOf(held.start_at)}`
    return [{ ...entry, key, title: held.degree, detail, before: null, state: 'known', value: null }]
  }
  return [
    {
      ...entry,
      key: `${key}.end`,
      title: `End of ${held.degree}, ${held.school}`,
      detail: String(passout),
      before: end === null ? 'Present' : String(end),
      state: passout > now.getUTCFullYear() ? 'unfinished' : 'changed',
      value: String(passout),
    },
  ]
}
