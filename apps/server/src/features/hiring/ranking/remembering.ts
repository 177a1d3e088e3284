import type { Matching } from '#features/experts/matching/service.ts'
import type { Brief } from './brief-store.ts'
import { weigh, wordsFor, type Scores, type Words } from './scoring.ts'
import type { Circumstances } from './weighing.ts'

/** So many briefs at once: some megabytes with hundreds of thousands of experts. */
const MOST = 4

interface Memory {
  version: number
  /** By brief, the latest one last. */
  words: Map<string, Words>
}

const memories = new WeakMap<Matching, Memory>()

/** As `weigh`: while neither the brief nor any profile changes, its words are compared with nobody's again. */
export function weighOnce(matching: Matching, at: Circumstances): Scores {
  return weigh(matching, at, wordsOnce(matching, at.brief))
}

function wordsOnce(matching: Matching, brief: Brief): Words {
  const version = matching.version()
  const known = memories.get(matching)
  const memory: Memory = known?.version === version ? known : { version, words: new Map() }
  memories.set(matching, memory)
  const key = JSON.stringify(brief)
  const words = memory.words.get(key) ?? wordsFor(matching, brief)
  memory.words.delete(key)
  memory.words.set(key, words)
  for (const oldest of memory.words.keys()) {
    if (memory.words.size <= MOST) break
    memory.words.delete(oldest)
  }
  return words
}
