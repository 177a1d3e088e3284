import { isStaff } from '@guildhall/contract/access'
import type { SimilarExpert } from '@guildhall/contract/hiring/similar'
import { visibleAmong } from '#features/experts/lists/service.ts'
import {
  evidenceOf,
  profiles,
  saidIn,
  sharedMeanings,
  wishesLike,
  type Matching,
} from '#features/experts/matching/service.ts'
import * as experts from '#features/experts/service.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { runsHiring } from '#features/hiring/policy.ts'
import { presentCard } from '#features/hiring/presenter.ts'
import { cards, type RankedCard } from '#features/hiring/ranking/page-store.ts'
import type { Scores } from '#features/hiring/ranking/scoring.ts'
import { scoresFor } from '#features/hiring/ranking/service.ts'
import type { Wish } from '#platform/meaning/term-search.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { everEngaged } from './store.ts'

const SHOWN = 5
/** So many are looked at, since some of them may be hidden from the reader. */
const CANDIDATES = 50
/** An expert with less than this share of the best score is no more similar than any other. */
const LEAST = 0.3
const MOST_SHARED = 5

/** Who could do what this expert does (NEXT N2). */
export async function similarTo(
  ctx: SignedIn,
  matching: Matching,
  id: string,
  gigId: string | undefined,
): Promise<SimilarExpert[]> {
  const { row } = await experts.see(ctx, id)
  if (!row.is_expert || !isStaff(ctx.actor.roles)) throw refuse('not_found')
  const scores = gigId === undefined ? undefined : await scoresOf(ctx, matching, gigId)
  if (scores === undefined) await matching.refresh(ctx.db, ctx.now)
  const [profile] = await profiles(ctx.db, [row.id], ctx.now, 'anybody')
  if (profile === undefined) return []
  const wishes = wishesLike(profile, matching.index())
  const left = new Set([row.id, ...(gigId === undefined ? [] : await everEngaged(ctx.db, gigId))])
  const isWanted = ({ slot, personId }: Alike) =>
    !left.has(personId) && (scores === undefined || scores.look(slot) !== undefined)
  const best = alike(matching, wishes, isWanted)
  const seen = await visibleAmong(
    ctx,
    best.map(({ personId }) => personId),
  )
  const shown = best.filter(({ personId }) => seen.has(personId)).slice(0, SHOWN)
  return present(ctx, matching, shown, { wishes, scores, skills: profile.facts.skills })
}

/** Only who runs the hiring of a project hears how well others match it. */
async function scoresOf(ctx: SignedIn, matching: Matching, gigId: string): Promise<Scores> {
  const gig = await gigs.see(ctx, gigId)
  if (!runsHiring(ctx.actor, gig)) throw refuse('forbidden')
  return scoresFor(ctx, matching, gigId)
}

interface Alike {
  slot: number
  personId: string
  worth: number
}

/** Those with the most in common; ties are always broken in one order. */
function alike(matching: Matching, wishes: readonly Wish[], isWanted: (one: Alike) => boolean): Alike[] {
  const [worths, facts] = [matching.index().score(wishes), matching.facts()]
  const found: Alike[] = []
  for (const [slot, worth] of worths.entries()) {
    const personId = facts[slot]?.personId
    if (worth === 0 || personId === undefined) continue
    const one = { slot, personId, worth }
    if (isWanted(one)) found.push(one)
  }
  found.sort((a, b) => b.worth - a.worth || (a.personId < b.personId ? -1 : 1))
  const least = (found[0]?.worth ?? 0) * LEAST
  return found.slice(0, CANDIDATES).filter(({ worth }) => worth >= least)
}

interface Known {
  wishes: readonly Wish[]
  scores: Scores | undefined
  /** Of the expert whom they are like. */
  skills: readonly string[]
}

async function present(
  ctx: SignedIn,
  matching: Matching,
  shown: readonly Alike[],
  { wishes, scores, skills }: Known,
): Promise<SimilarExpert[]> {
  const ids = shown.map(({ personId }) => personId)
  const byId = new Map((await cards(ctx.db, null, ids)).map((card) => [card.person_id, card]))
  const read = new Map((await profiles(ctx.db, ids, ctx.now)).map((one) => [one.facts.personId, one]))
  const index = matching.index()
  return shown.flatMap(({ slot, personId }) => {
    const [card, profile] = [byId.get(personId), read.get(personId)]
    if (card === undefined || profile === undefined) return []
    const own = profile.skills.filter(({ id }) => skills.includes(id)).map(({ name }) => name)
    const score = scores?.of(slot)?.score
    return {
      expert: costsHidden(ctx, card),
      shared: joined(own, sharedMeanings(wishes, slot, index)),
      evidence: evidenceOf(wishes, saidIn(profile.passages), index)?.sentence ?? null,
      score: score === undefined ? null : Math.round(score),
    }
  })
}

/** Only managers and administrators know what an expert costs (PRODUCT 5.2 row 15). */
function costsHidden({ actor: { roles } }: SignedIn, card: RankedCard): SimilarExpert['expert'] {
  const isPaying = roles.includes('growth_experts_admin') || roles.includes('growth_experts_manager')
  return { ...presentCard(card), ...(!isPaying && { rate: null, rate_type: null }) }
}

/** Skills by their names, then what else is meant, each once. */
function joined(skills: readonly string[], meanings: readonly string[]): string[] {
  const words = new Map<string, string>()
  for (const word of [...skills, ...meanings]) {
    const key = word.toLowerCase()
    if (!words.has(key)) words.set(key, word)
  }
  return [...words.values()].slice(0, MOST_SHARED)
}
