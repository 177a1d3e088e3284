import {
  learnedFrom,
  nameWishes,
  wishesOf,
  type Facts,
  type Matching,
} from '#features/experts/matching/service.ts'
import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'
import type { Brief } from './brief-store.ts'
import { bestShare, shareOf, type Share } from './shares.ts'
import {
  asks,
  evenWeights,
  isExcluded,
  isFar,
  isWeak,
  mostFor,
  valueOf,
  weightsOf,
  type Circumstances,
  type PartKey,
  type Read,
  type Weighing,
  type Weights,
} from './weighing.ts'

/** One expert with what they are worth for a brief. */
export interface Scored {
  facts: Facts
  /** From 0 to 100. */
  score: number
  isWeak: boolean
  /** Below the years, or far beyond the budget: a way out at most. */
  isFar: boolean
  /** Cannot reach the score that was asked for; only the facts are true. */
  isOutdone: boolean
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
  /** The expert of a slot of the index; undefined when they are excluded or nobody is there. */
  of: (slot: number) => Scored | undefined
  /** The same, but only good until the next look, and brief with who cannot score so much: there are hundreds of thousands. */
  look: (slot: number, least?: number) => Readonly<Scored> | undefined
  /** Whether somebody who is wanted matches with all that is asked for under these conditions. */
  fits: (slot: number, at: Circumstances, isWanted: (facts: Facts) => boolean) => boolean
  slots: number
}

/** What the words of a brief and of everybody's profile have in common, by slot. */
export interface Words {
  wishes: readonly Wish[]
  skillWishes: readonly Wish[]
  text: Float32Array
  /** From which on it counts in full. */
  top: number
  /** For each skill of the brief. */
  covers: readonly Share[]
  segments: Share
  industries: Share
}

export function wordsFor(matching: Matching, brief: Brief): Words {
  const index = matching.index()
  const wishes = wishesOf({ ...brief, areas: [...brief.industries, ...brief.segments].map(nameOf) }, index)
  const skillWishes = brief.skills.map(({ name }) => nameWishes(name, index))
  const text = textScores(wishes, index)
  return {
    wishes,
    skillWishes: skillWishes.flat(),
    text,
    top: highest(text, wishes, index),
    covers: skillWishes.map((asked) => shareOf(index, asked)),
    segments: areaShare(brief.segments, index),
    industries: areaShare(brief.industries, index),
  }
}

/** Weighs everybody: the words once for all, the rest when somebody is asked for. */
export function weigh(
  matching: Matching,
  at: Circumstances,
  words: Words = wordsFor(matching, at.brief),
): Scores {
  const asked = asks(at)
  const look = lookAt(matching.facts(), at, { words, asked, even: evenWeights(asked) })
  return {
    at,
    asked,
    wishes: words.wishes,
    skillWishes: words.skillWishes,
    slots: words.text.length,
    fits(slot, under, isWanted) {
      const one = matching.facts()[slot]
      return one !== undefined && isWanted(one) && isFitting({ at: under, one, words }, slot)
    },
    of(slot) {
      const found = look(slot)
      return found && { ...found, read: { ...found.read }, covered: [...found.covered] }
    },
    look,
  }
}

function lookAt(
  facts: readonly (Facts | undefined)[],
  at: Circumstances,
  { words, ...weighing }: Weighing & { words: Words },
): Scores['look'] {
  const { brief } = at
  const { covers, segments, industries } = words
  const read: Read = { text: 0, skills: 0, segments: 0, industries: 0 }
  const covered: number[] = covers.map(() => 0)
  return (slot, least = 0) => {
    const one = facts[slot]
    if (one === undefined || isExcluded(at, one)) return undefined
    read.text = textShare(words, slot)
    const atMost = mostFor(read.text, weighing)
    if (atMost < least) return outdone(one, atMost)
    for (let place = 0; place < covers.length; place += 1) {
      covered[place] = hadOr(covers[place]?.(slot) ?? 0, brief.skills[place]?.id, one)
    }
    read.skills = skillShare(brief, covered)
    read.segments = segments(slot)
    read.industries = industries(slot)
    return scored(at, weighing, { facts: one, read, covered })
  }
}

function textShare({ text, top }: Words, slot: number): number {
  return top === 0 ? 0 : Math.min(1, (text[slot] ?? 0) / top)
}

interface Fitting {
  at: Circumstances
  one: Facts
  words: Words
}

/** Nothing rules them out, nearly or wholly, and they have something of what is asked for. */
function isFitting({ at, one, words }: Fitting, slot: number): boolean {
  if (isExcluded(at, one) || isFar(at, one)) return false
  const { skills } = at.brief
  const text = textShare(words, slot)
  // The words of the skills are looked up only where they decide.
  if (!isWeak(text, [], skills)) return true
  return !isWeak(
    text,
    words.covers.map((cover, place) => hadOr(cover(slot), skills[place]?.id, one)),
    skills,
  )
}

type Known = Pick<Scored, 'facts' | 'read' | 'covered'>

function scored(at: Circumstances, { asked, even }: Weighing, { facts, read, covered }: Known): Scored {
  const weights = weightsOf({ asked, even }, at, facts)
  let score = 0
  for (const key of asked) score += 100 * (weights[key] ?? 0) * valueOf(key, at, facts, read)
  const weak = isWeak(read.text, covered, at.brief.skills)
  return { facts, read, covered, weights, score, isWeak: weak, isFar: weights !== even, isOutdone: false }
}

const NOTHING = { read: { text: 0, skills: 0, segments: 0, industries: 0 }, covered: [], weights: {} }

function outdone(facts: Facts, score: number): Scored {
  return { ...NOTHING, facts, score, isWeak: false, isFar: false, isOutdone: true }
}

function textScores(wishes: readonly Wish[], index: TextIndex): Float32Array {
  const said = index.score(wishes)
  const learned = index.score(learnedFrom(said, wishes, index))
  return said.map((score, slot) => score + (learned[slot] ?? 0))
}

/** Whatever is asked for, who says half of it is as good as they come: else the best of those who say nothing of it were. */
const FULL = 0.5

/** What counts as all: the best of everybody, also of those who are ruled out. */
function highest(text: Float32Array, wishes: readonly Wish[], index: TextIndex): number {
  return text.reduce((top, score) => Math.max(top, score), FULL * index.worthOf(wishes))
}

/** The best of several areas, each looked for by its name. */
function areaShare(areas: Brief['segments'], index: TextIndex): Share {
  return bestShare(areas.map(({ name }) => shareOf(index, nameWishes(name, index))))
}

/** The very skill of the list is there, whatever the words say. */
function hadOr(covered: number, skillId: string | undefined, { skills }: Facts): number {
  return covered < 1 && skillId !== undefined && skills.includes(skillId) ? 1 : covered
}

/** A required skill counts twice as much as one that would be nice. */
function skillShare({ skills }: Brief, covered: readonly number[]): number {
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
