import type { Loosening } from '@guildhall/contract/hiring/ranking'
import type { Facts } from '#features/experts/matching/service.ts'
import type { Scores } from './scoring.ts'
import type { Circumstances } from './weighing.ts'

/** With fewer matches than this it is worth to know what keeps others out. */
const FEW = 3

interface Among {
  isWanted: (facts: Facts) => boolean
  /** Slots of the index; everybody's when absent. */
  among: readonly number[] | undefined
}

interface Asked extends Among {
  /** How many match with everything that was asked for, at least. */
  fitting: number
  isFiltered: boolean
}

interface Way extends Pick<Loosening, 'key' | 'label'> {
  at: Circumstances
}

/** What to give up when hardly anybody matches, and how many more do then; a conflict is never given up. */
export function loosenings(scores: Scores, asked: Asked): Loosening[] {
  if (asked.fitting >= FEW) return []
  const ways = waysOf(scores.at)
  const [fitting = 0, ...loose] = countFitting(scores, [scores.at, ...ways.map(({ at }) => at)], asked)
  if (fitting >= FEW) return []
  const found = ways.map(({ key, label }, place) => ({ key, label, more: (loose[place] ?? 0) - fitting }))
  if (asked.isFiltered) {
    const [all = 0] = countFitting(scores, [scores.at], { isWanted: () => true, among: undefined })
    found.push({ key: 'filters', label: 'Without the filters', more: all - fitting })
  }
  return found.filter(({ more }) => more > 0)
}

/** How many match under each of these conditions. Everybody is looked at once for all of them. */
function countFitting(
  scores: Scores,
  conditions: readonly Circumstances[],
  { isWanted, among }: Among,
): number[] {
  const counts = conditions.map(() => 0)
  const count = among?.length ?? scores.slots
  for (let place = 0; place < count; place += 1) {
    const slot = among?.[place] ?? place
    for (const [which, at] of conditions.entries()) {
      if (scores.fits(slot, at, isWanted)) counts[which] = (counts[which] ?? 0) + 1
    }
  }
  return counts
}

/** One condition after the other; several languages also together, since it may be that nobody speaks any of them. */
function waysOf(at: Circumstances): Way[] {
  const { languages, years, hourly } = at.brief
  const without = (key: Way['key'], label: string, change: Partial<Circumstances['brief']>): Way => ({
    key,
    label,
    at: { ...at, brief: { ...at.brief, ...change } },
  })
  const ways = languages.map(({ id, name }) =>
    without('languages', `Without ${name}`, { languages: languages.filter((one) => one.id !== id) }),
  )
  if (languages.length > 1) ways.push(without('languages', 'Without the languages', { languages: [] }))
  if (years !== null && years > 0)
    ways.push(without('years', `With fewer than ${years} ${years === 1 ? 'year' : 'years'}`, { years: null }))
  if (hourly !== null) ways.push(without('budget', 'With a higher budget', { hourly: null }))
  return ways
}
