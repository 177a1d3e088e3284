import {
  learnedFrom,
  nameWishes,
  wishesOf,
  type Facts,
  type Matching,
} from '#features/experts/matching/service.ts'
import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'
import type { Brief } from './brief-store.ts'
import {
  asks,
  isExcluded,
  isWeak,
  valueOf,
  weightsOf,
  type Circumstances,
  type PartKey,
  type Read,
  type Weights,
} from './weighing.ts'

/** One expert with what he is worth for a brief. */
export interface Scored {
  facts: Facts
  /** From 0 to 100. */
  score: number
  isWeak: boolean
  weights: Weights
  read: Read
  /** From 0 to 1, for each skill of the brief. */
  covered: readonly number[]
}

export interface Scores {
  at: Circumstances
  asked: readonly PartKey[]
  /** What the words of the brief ask for. */
  wishes: readonly Wish[]
  /** What its skills ask for. */
  skillWishes: readonly Wish[]
  /** The expert of a slot of the index; undefined when he is excluded or nobody is there. */
  of: (slot: number) => Scored | undefined
  slots: number
}

/** Weighs everybody: the words once for all, the rest when somebody is asked for. */
export function weigh(matching: Matching, at: Circumstances): Scores {
  const index = matching.index()
  const facts = matching.facts()
  const { brief } = at
  const wishes = wishesOf({ ...brief, areas: [...brief.industries, ...brief.segments].map(nameOf) }, index)
  const text = textScores(wishes, index)
  const top = highest(text, facts, at)
  const skillWishes = brief.skills.map(({ name }) => nameWishes(name, index))
  const covers = skillWishes.map((asked) => index.cover(asked))
  const [segments, industries] = [areaScores(brief.segments, index), areaScores(brief.industries, index)]
  const asked = asks(at)
  return {
    at,
    asked,
    wishes,
    skillWishes: skillWishes.flat(),
    slots: index.slotCount,
    of(slot) {
      const one = facts[slot]
      if (one === undefined || isExcluded(at, one)) return undefined
      const covered = covers.map((cover, place) => hadOr(cover[slot] ?? 0, brief.skills[place]?.id, one))
      const read = {
        text: top === 0 ? 0 : Math.min(1, (text[slot] ?? 0) / top),
        skills: shareOf(brief, covered),
        segments: segments[slot] ?? 0,
        industries: industries[slot] ?? 0,
      }
      return scored(at, asked, { facts: one, read, covered })
    },
  }
}

type Known = Pick<Scored, 'facts' | 'read' | 'covered'>

function scored(at: Circumstances, asked: readonly PartKey[], known: Known): Scored {
  const weights = weightsOf(asked, at, known.facts)
  let score = 0
  for (const key of asked) score += 100 * (weights[key] ?? 0) * valueOf(key, at, known.facts, known.read)
  const required = known.covered.filter((_, place) => at.brief.skills[place]?.isRequired === true)
  return { ...known, weights, score, isWeak: isWeak(known.read.text, required) }
}

function textScores(wishes: readonly Wish[], index: TextIndex): Float32Array {
  const said = index.score(wishes)
  const learned = index.score(learnedFrom(said, wishes, index))
  return said.map((score, slot) => score + (learned[slot] ?? 0))
}

function highest(text: Float32Array, facts: readonly (Facts | undefined)[], at: Circumstances): number {
  let top = 0
  for (const [slot, score] of text.entries()) {
    if (score <= top) continue
    const one = facts[slot]
    if (one !== undefined && !isExcluded(at, one)) top = score
  }
  return top
}

/** The best of several areas, each looked for by its name. */
function areaScores(areas: Brief['segments'], index: TextIndex): Float32Array {
  const best = new Float32Array(index.slotCount)
  for (const { name } of areas) {
    for (const [slot, share] of index.cover(nameWishes(name, index)).entries()) {
      if (share > (best[slot] ?? 0)) best[slot] = share
    }
  }
  return best
}

/** The very skill of the list is there, whatever the words say. */
function hadOr(covered: number, skillId: string | undefined, { skills }: Facts): number {
  return skillId !== undefined && skills.includes(skillId) ? 1 : covered
}

/** A required skill counts twice as much as one that would be nice. */
function shareOf({ skills }: Brief, covered: readonly number[]): number {
  let [had, all] = [0, 0]
  for (const [place, { isRequired }] of skills.entries()) {
    const weight = isRequired ? 1 : 0.5
    had += weight * (covered[place] ?? 0)
    all += weight
  }
  return all === 0 ? 0 : had / all
}

function nameOf({ name }: { name: string }): string {
  return name
}
