import type { Matching } from '#features/experts/matching/service.ts'
import { weigh, type Scores } from './scoring.ts'
import type { Circumstances } from './weighing.ts'

/** So many briefs at once: some megabytes with hundreds of thousands of experts. */
const MOST = 4

interface Memory {
  version: number
  /** By brief and circumstances, the latest one last. */
  scores: Map<string, Scores>
}

const memories = new WeakMap<Matching, Memory>()

/** As `weigh`: while neither the brief nor any profile changes, the next page and the next filter weigh nobody again. */
export function weighOnce(matching: Matching, at: Circumstances): Scores {
  const version = matching.version()
  const known = memories.get(matching)
  const memory: Memory = known?.version === version ? known : { version, scores: new Map() }
  memories.set(matching, memory)
  const key = `${JSON.stringify(at.brief)} ${at.since} ${[...at.busy].join(' ')}`
  const scores = memory.scores.get(key) ?? weigh(matching, at)
  memory.scores.delete(key)
  memory.scores.set(key, scores)
  for (const oldest of memory.scores.keys()) {
    if (memory.scores.size <= MOST) break
    memory.scores.delete(oldest)
  }
  return scores
}
