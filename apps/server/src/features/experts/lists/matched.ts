import type { ExpertRow } from '@guildhall/contract/experts/lists'
import { groupsOf, patternOf } from '#platform/meaning/other-words.ts'
import { fold } from '#platform/meaning/words.ts'

const MOST = 3

/** What of a profile answers a search, where the name and the title do not show it: by other words too. */
export function matchedIn(
  { name, job_title: title, skills, industries, industry_segments: segments }: ExpertRow,
  keyword: string,
): string[] {
  const patterns = groupsOf(keyword).map(patternOf)
  const shown = folded(`${name} ${title ?? ''}`)
  const hidden = patterns.filter((pattern) => !pattern.test(shown))
  const names = [
    ...skills.map((skill) => skill.name),
    ...industries,
    ...segments.flatMap(({ segment_1: one, segment_2: two }) => [one, two]),
  ]
  const found = names.filter((one) => hidden.some((pattern) => pattern.test(folded(one))))
  return [...new Set(found)].slice(0, MOST)
}

function folded(text: string): string {
  return fold(text.toLowerCase())
}
