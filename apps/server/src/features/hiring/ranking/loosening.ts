import type { Loosening } from '@guildhall/contract/hiring/ranking'
import type { Matching } from '#features/experts/matching/service.ts'
import { order } from './order.ts'
import { weigh, type Scored, type Scores } from './scoring.ts'

/** With fewer matches than this it is worth to know what keeps others out. */
const FEW = 3

interface Asked {
  /** How many match with everything that was asked for. */
  strong: number
  isFiltered: boolean
  isWanted: (scored: Readonly<Scored>) => boolean
  among: readonly number[] | undefined
}

/** What to give up when hardly anybody matches, and how many more do then; a conflict is never given up. */
export function loosenings(matching: Matching, scores: Scores, asked: Asked): Loosening[] {
  const { strong, isFiltered, isWanted, among } = asked
  if (strong >= FEW) return []
  const { at } = scores
  const ways: Loosening[] = []
  const offer = (key: Loosening['key'], label: string, matches: number) => {
    if (matches > strong) ways.push({ key, label, more: matches - strong })
  }
  if (at.brief.languages.length > 0) {
    const silent = weigh(matching, { ...at, brief: { ...at.brief, languages: [] } })
    offer('languages', 'Without the languages', order(silent, { most: 0, isWanted, among }).strong)
  }
  if (isFiltered) {
    offer('filters', 'Without the filters', order(scores, { most: 0, isWanted: () => true }).strong)
  }
  return ways
}
