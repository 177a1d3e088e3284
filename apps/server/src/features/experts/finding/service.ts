import { MAX_FOUND, type FoundExpert } from '@guildhall/contract/experts/finding'
import { list, rowsOf, visibleAmong } from '#features/experts/lists/service.ts'
import { evidenceOf, saidIn, type Matching } from '#features/experts/matching/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { fold } from '#platform/meaning/words.ts'
import { readQuestion, type Question } from './question.ts'

/** So many are looked at, since some of them may be hidden from the reader. */
const CANDIDATES = 50
/** Who says less than this share of what the best say says something else. */
const LEAST = 0.3
/** What the country that was asked for counts, where the best match counts 1. */
const COUNTRY = 0.5

/** Who knows what is asked for: by name, by all that their profiles say, and then by the words of the lists. */
export async function find(ctx: SignedIn, matching: Matching, typed: string): Promise<FoundExpert[]> {
  await matching.refresh(ctx.db, ctx.now)
  const question = await readQuestion(ctx.db, matching.index(), typed)
  const matches = best(matching, question)
  const [seen, listed] = await Promise.all([
    visibleAmong(
      ctx,
      matches.map(({ personId }) => personId),
    ),
    withEveryWord(ctx, question.words),
  ])
  const matched = matches.map(({ personId }) => personId).filter((id) => seen.has(id))
  const ids = [...new Set([...listed.named, ...matched, ...listed.others])].slice(0, MAX_FOUND)
  return present(ctx, matching, { question, ids })
}

/** By name somebody is found who takes on no work, too. */
async function withEveryWord(ctx: SignedIn, words: readonly string[]) {
  if (words.length === 0) return { named: [], others: [] }
  const asked = { keyword: words.join(' '), status: ['Approved' as const], pageSize: MAX_FOUND }
  const { rows } = await list(ctx, asked)
  const isNamed = ({ name }: { name: string }) =>
    words.some((word) => fold(name.toLowerCase()).split(/\s+/).includes(fold(word)))
  return {
    named: rows.filter(isNamed).map(({ id }) => id),
    others: rows.filter((row) => !isNamed(row)).map(({ id }) => id),
  }
}

interface Match {
  personId: string
  worth: number
  rating: number
}

/** Those whose profiles say most of it; where only a country is asked for, whoever lives there. */
function best(matching: Matching, { country, countryWishes, words, wishes }: Question): Match[] {
  const index = matching.index()
  const scores = index.score(wishes)
  const top = scores.reduce((most, score) => Math.max(most, score), 0)
  const says = index.coverOf(countryWishes)
  const found: Match[] = []
  for (const [slot, facts] of matching.facts().entries()) {
    if (facts === undefined) continue
    const score = top === 0 ? 0 : (scores[slot] ?? 0) / top
    const isThere = country !== undefined && (facts.country === country.iso || says(slot) === 1)
    if (words.length > 0 ? score < LEAST : !isThere) continue
    const { personId, rating } = facts
    found.push({ personId, worth: score + (isThere ? COUNTRY : 0), rating: rating ?? 0 })
  }
  found.sort((a, b) => b.worth - a.worth || b.rating - a.rating || (a.personId < b.personId ? -1 : 1))
  return found.slice(0, CANDIDATES)
}

interface Answer {
  question: Question
  ids: readonly string[]
}

async function present(
  ctx: SignedIn,
  matching: Matching,
  { question: { country, countryWishes, wishes, words }, ids }: Answer,
): Promise<FoundExpert[]> {
  const [rows, said] = await Promise.all([
    rowsOf(ctx.db, ctx.actor, ids, ctx.now),
    matching.said(ctx.db, ids, ctx.now),
  ])
  const index = matching.index()
  const isThere = (id: string) => {
    const slot = index.slotOf(id)
    if (country === undefined || slot === undefined) return false
    return matching.facts()[slot]?.country === country.iso || index.coverOf(countryWishes)(slot) === 1
  }
  return rows.map((expert) => {
    const proof = evidenceOf(wishes, said.get(expert.id) ?? saidIn([]), index)
    const inName = words.filter((word) => fold(expert.name.toLowerCase()).includes(fold(word)))
    const where = country !== undefined && isThere(expert.id) ? [country.name] : []
    return {
      expert,
      matched: [...new Set([...where, ...inName, ...(proof?.words ?? [])])],
      evidence: proof?.sentence ?? null,
    }
  })
}
