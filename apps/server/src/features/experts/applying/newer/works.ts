import type { ParsedResume } from '@guildhall/contract/applications/parsed-resume'
import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import { monthOf, monthText, pairs, sameCompany, sameMonth, sameText, type Month } from './alike.ts'

type Work = ParsedResume['work_experience'][number]
export interface HeldWork {
  id: string
  title: string
  company: string | null
  start_at: string
  /** Null is up to now. */
  end_at: string | null
}

export function workChanges(found: readonly Work[], held: readonly HeldWork[], now: Date): ResumeChange[] {
  const distinct = found.filter((one, index) => !isRepeated(one, index, found))
  const matches = pairs(distinct, held, [isExact, isSame, isSameStart, isSameJob, isSameRole])
  return found.flatMap((one, index) => {
    if (!distinct.includes(one)) return []
    const key = `work_experience.${index}`
    const match = matches.get(one)
    return match === undefined ? [added(one, key, now)] : differences(one, match, { key, now })
  })
}

function startOf({ join_year: year, join_month: month }: Work): Month | null {
  return year === null ? null : { year, month }
}

function endOf({ relieving_year: year, relieving_month: month }: Work): Month | 'Present' | null {
  return typeof year === 'number' ? { year, month } : year
}

const startsAt = (one: Work, other: HeldWork, tolerance: number): boolean => {
  const start = startOf(one)
  return start !== null && sameMonth(start, monthOf(other.start_at), tolerance)
}

/** The rules by which an entry of the resume is one of the profile, the surest first. */
const isExact = (one: Work, other: HeldWork): boolean =>
  one.join_month !== null && sameText(one.company, other.company) && isSame(one, other)
const isSame = (one: Work, other: HeldWork): boolean =>
  sameText(one.role, other.title) && sameCompany(one.company, other.company) && startsAt(one, other, 0)
const isSameStart = (one: Work, other: HeldWork): boolean =>
  sameCompany(one.company, other.company) && startsAt(one, other, 1)
/** Where one of them has the dates wrong. */
const isSameJob = (one: Work, other: HeldWork): boolean => {
  const start = startOf(one)
  const isNear =
    start === null || sameMonth({ year: start.year, month: start.month ?? 6 }, monthOf(other.start_at), 12)
  return sameText(one.role, other.title) && sameCompany(one.company, other.company) && isNear
}
const isSameRole = (one: Work, other: HeldWork): boolean =>
  (one.company === null || other.company === null) &&
  sameText(one.role, other.title) &&
  startsAt(one, other, 1)

/** The same job twice in one resume: the one that says more stands, else the first. */
function isRepeated(one: Work, index: number, all: readonly Work[]): boolean {
  return all.some((other, at) => {
    if (at === index || !isTwin(one, other)) return false
    const [own, its] = [one.join_month !== null, other.join_month !== null]
    return own === its ? at < index : its
  })
}

function isTwin(a: Work, b: Work): boolean {
  const [one, other] = [startOf(a), startOf(b)]
  const isSameTime = one === null || other === null ? one === other : sameMonth(one, other, 1)
  return sameText(a.role, b.role) && sameCompany(a.company, b.company) && isSameTime
}

function added(one: Work, key: string, now: Date): ResumeChange {
  const [start, end] = [startOf(one), endOf(one)]
  const isWhole =
    one.role !== null &&
    one.company !== null &&
    start !== null &&
    start.month !== null &&
    isPast(start, now) &&
    (end === 'Present' || (end !== null && end.month !== null && isPast(end, now) && isInOrder(start, end)))
  const dates = [start === null ? '' : monthText(start), endText(end)]
    .filter((text) => text !== '')
    .join(' – ')
  return {
    key,
    group: 'Work experience',
    title: one.role ?? 'Role not found',
    detail: [one.company ?? '', dates].filter((text) => text !== '').join(', '),
    before: null,
    state: isWhole ? 'new' : 'unfinished',
    entry_id: null,
    value: null,
  }
}

const endText = (end: Month | 'Present' | null): string =>
  end === null ? '' : end === 'Present' ? 'Present' : monthText(end)

const isInOrder = (start: Month, end: Month): boolean =>
  start.year * 12 + (start.month ?? 1) <= end.year * 12 + (end.month ?? 12)

const isPast = ({ year, month }: Month, now: Date): boolean =>
  year * 12 + (month ?? 1) <= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1

/** What an entry says otherwise than the profile; that it says the same, when it does. */
function differences(one: Work, held: HeldWork, { key, now }: { key: string; now: Date }): ResumeChange[] {
  const entry = { group: 'Work experience', entry_id: held.id } as const
  const place = [held.title, held.company ?? ''].filter((text) => text !== '').join(', ')
  const changes: ResumeChange[] = []
  if (one.role !== null && !sameText(one.role, held.title)) {
    const texts = { title: `Role at ${held.company ?? held.title}`, detail: one.role, before: held.title }
    changes.push({ ...entry, ...texts, key: `${key}.role`, state: 'changed', value: one.role })
  }
  const end = endOf(one)
  if (end !== null && !isSameEnd(end, held.end_at)) {
    const value = valueOf(end, held, now)
    changes.push({
      ...entry,
      key: `${key}.end`,
      title: `End of ${place}`,
      detail: endText(end),
      before: held.end_at === null ? 'Present' : monthText(monthOf(held.end_at)),
      state: value === null ? 'unfinished' : 'changed',
      value,
    })
  }
  if (changes.length > 0) return changes
  const from = monthText(monthOf(held.start_at))
  const detail = held.company === null ? `from ${from}` : `${held.company}, from ${from}`
  return [{ ...entry, key, title: held.title, detail, before: null, state: 'known', value: null }]
}

function isSameEnd(end: Month | 'Present', held: string | null): boolean {
  if (end === 'Present' || held === null) return end === 'Present' && held === null
  return sameMonth(end, monthOf(held))
}

/** As the merge takes it; null when the resume does not say the month, or one that cannot be. */
function valueOf(end: Month | 'Present', held: HeldWork, now: Date): string | null {
  if (end === 'Present') return 'Present'
  if (end.month === null || !isPast(end, now)) return null
  const text = `${end.year}-${String(end.month).padStart(2, '0')}`
  return text >= held.start_at.slice(0, 7) ? text : null
}
