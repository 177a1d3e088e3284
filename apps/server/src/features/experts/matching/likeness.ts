import { thesaurus } from '#platform/meaning/thesaurus.ts'
import type { TextIndex, Wish } from '#platform/meaning/term-search.ts'
import { profileTerms, type Passage } from './profile-terms.ts'
import type { Profile } from './store.ts'

/** Where somebody lives, worked and learned makes nobody able to do the same. */
const ELSEWHERE: ReadonlySet<Passage['kind']> = new Set(['location', 'employer', 'education'])
/** What a profile says most; the rest says less than it costs. */
const MOST_TERMS = 60

type Like = Pick<Profile, 'passages' | 'names'>

/** What a profile asks for when somebody like it is looked for. */
export function wishesLike({ passages, names }: Like, index: TextIndex): Wish[] {
  const said = passages.filter(({ kind }) => !ELSEWHERE.has(kind))
  return [...profileTerms(said, names)]
    .filter(([term]) => index.has(term))
    .map(([term, weight]) => ({ term, weight: Math.sqrt(weight) }))
    .toSorted(
      (a, b) =>
        b.weight * index.rarity(b.term) - a.weight * index.rarity(a.term) || (a.term < b.term ? -1 : 1),
    )
    .slice(0, MOST_TERMS)
    .map(({ term, weight }) => ({ weight, ways: [{ term, discount: 1 }] }))
}

/** The meanings that a profile and some wishes share, the most telling first, by their names. */
export function sharedMeanings(wishes: readonly Wish[], slot: number, index: TextIndex): string[] {
  const said = new Set(index.termsAt(slot).map(([term]) => term))
  return wishes.flatMap(({ ways: [way] }) => {
    if (way === undefined || !way.term.startsWith('#') || !said.has(way.term)) return []
    return thesaurus().concepts[Number(way.term.slice(1))]?.label ?? []
  })
}
