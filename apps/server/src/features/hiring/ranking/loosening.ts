import type { Loosening } from '@guildhall/contract/hiring/ranking'
import type { Brief } from './brief-store.ts'
import { order } from './order.ts'
import type { Scored, Scores } from './scoring.ts'

/** With fewer matches than this it is worth to know what keeps others out. */
const FEW = 3

interface Asked {
  /** How many match with everything that was asked for, at least. */
  fitting: number
  isFiltered: boolean
  isWanted: (scored: Readonly<Scored>) => boolean
  among: readonly number[] | undefined
}

interface Way extends Pick<Loosening, 'key' | 'label'> {
  brief: Brief
}

/** What to give up when hardly anybody matches, and how many more do then; a conflict is never given up. */
export function loosenings(scores: Scores, asked: Asked): Loosening[] {
  const { isFiltered, isWanted, among } = asked
  if (asked.fitting >= FEW) return []
  const { fitting } = order(scores, { most: 0, isWanted, among })
  if (fitting >= FEW) return []
  const found = waysOf(scores.at.brief).map(({ brief, key, label }) => {
    const loose = order(scores.under({ ...scores.at, brief }), { most: 0, isWanted, among })
    return { key, label, more: loose.fitting - fitting }
  })
  if (isFiltered) {
    const { fitting: all } = order(scores, { most: 0, isWanted: () => true })
    found.push({ key: 'filters', label: 'Without the filters', more: all - fitting })
  }
  return found.filter(({ more }) => more > 0)
}

/** One condition after the other; several languages also together, since it may be that nobody speaks any of them. */
function waysOf(brief: Brief): Way[] {
  const { languages, years, hourly } = brief
  const ways = languages.map(({ id, name }): Way => {
    const others = languages.filter((one) => one.id !== id)
    return { key: 'languages', label: `Without ${name}`, brief: { ...brief, languages: others } }
  })
  if (languages.length > 1)
    ways.push({ key: 'languages', label: 'Without the languages', brief: { ...brief, languages: [] } })
  if (years !== null && years > 0)
    ways.push({ key: 'years', label: `With less than ${years} years`, brief: { ...brief, years: null } })
  if (hourly !== null)
    ways.push({ key: 'budget', label: 'With a higher budget', brief: { ...brief, hourly: null } })
  return ways
}
