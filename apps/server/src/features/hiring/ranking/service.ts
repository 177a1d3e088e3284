import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import type { ExpertFilter } from '@guildhall/contract/experts/filter'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import { ENGAGEMENT_STATUSES } from '@guildhall/contract/hiring/machine'
import { evidenceOf, saidIn, type Facts, type Matching } from '#features/experts/matching/service.ts'
import { coolingOffSince } from '#features/hiring/cooling-off.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { runsHiring } from '#features/hiring/policy.ts'
import { presentCard } from '#features/hiring/presenter.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { brief, busy } from './brief-store.ts'
import { loosenings } from './loosening.ts'
import { order, type By } from './order.ts'
import { cards, filtered, type RankedCard } from './page-store.ts'
import { partOf } from './part-texts.ts'
import { weighOnce } from './remembering.ts'
import type { Scored, Scores } from './scoring.ts'
import { circumstances, rateRatio } from './weighing.ts'
import { startOf } from '#platform/db/page.ts'

export interface RankingFilter {
  /** Of the lists of experts. */
  filter?: ExpertFilter | undefined
  within_budget?: boolean | undefined
}
type Query = RankingFilter & {
  sort?: By | undefined
  page?: number | undefined
  pageSize?: number | undefined
}
export type Reading = Pick<Ctx, 'db' | 'now'>

/** Experts for a gig, the best first, each with what speaks for them (PRODUCT 3.1). */
export async function recommendations(ctx: SignedIn, matching: Matching, gigId: string, query: Query) {
  const gig = await gigs.see(ctx, gigId)
  if (!runsHiring(ctx.actor, gig)) throw refuse('forbidden')
  const { page = 1, pageSize = PAGE_SIZE, filter, within_budget: isPayable } = query
  const isFiltered = filter !== undefined && Object.keys(filter).length > 0
  const { at, ids } = await readFor(ctx, matching, gigId, isFiltered ? filtersOf(ctx, filter) : undefined)
  const scores = weighOnce(matching, at)
  const isWanted = (facts: Facts) => isPayable !== true || (rateRatio(at, facts) ?? 2) <= 1
  const among = ids && slotsOf(matching, ids)
  const { best, total, fitting } = order(scores, { most: page * pageSize, isWanted, among, by: query.sort })
  const asked = { fitting, isWanted, among, isFiltered: isFiltered || isPayable === true }
  const rows = await present(ctx, matching, { gigId, scores }, best.slice(startOf({ page, pageSize })))
  return {
    ...pageOf(rows, { page, pageSize, total, emptyText: 'No expert fits.' }),
    loosen: loosenings(scores, asked),
  }
}

/** Where these people stand in the index; who cannot be asked stands nowhere. */
function slotsOf(matching: Matching, ids: ReadonlySet<string>): number[] {
  const index = matching.index()
  return [...ids].flatMap((id) => index.slotOf(id) ?? [])
}

function filtersOf(ctx: SignedIn, filter: ExpertFilter): Promise<ReadonlySet<string>> {
  return filtered(ctx.db, filter, { reader: ctx.actor, now: ctx.now })
}

/** Everybody's scores at this moment. */
export async function scoresFor(ctx: Reading, matching: Matching, gigId: string): Promise<Scores> {
  const { at } = await readFor(ctx, matching, gigId)
  return weighOnce(matching, at)
}

/** All that a ranking is made from, side by side; from then on the profiles stand still until the next wait. */
async function readFor(
  ctx: Reading,
  matching: Matching,
  gigId: string,
  among?: Promise<ReadonlySet<string>>,
) {
  const working = async () => busy(ctx.db, gigId, await among)
  const [asked, since, hired, ids] = await Promise.all([
    brief(ctx.db, gigId),
    coolingOffSince(ctx),
    working(),
    among,
    matching.refresh(ctx.db, ctx.now),
  ])
  return { at: circumstances(asked, hired, since), ids }
}

interface Ranking {
  gigId: string
  scores: Scores
}

/** Only the page is read again, for the sentences that prove the scores. */
export async function present(
  ctx: Reading,
  matching: Matching,
  { gigId, scores }: Ranking,
  page: readonly Scored[],
): Promise<Recommendation[]> {
  const ids = page.map(({ facts }) => facts.personId)
  const [found, said] = await Promise.all([cards(ctx.db, gigId, ids), matching.said(ctx.db, ids, ctx.now)])
  const byId = new Map(found.map((card) => [card.person_id, card]))
  const index = matching.index()
  return page.flatMap((scored) => {
    const card = byId.get(scored.facts.personId)
    if (card === undefined) return []
    const profile = said.get(card.person_id) ?? saidIn([])
    const text = evidenceOf(scores.wishes, profile, index)
    const skill = evidenceOf(scores.skillWishes, profile, index)
    return [recommendation(scores, scored, card, { text, skill })]
  })
}

type Proof = Pick<Parameters<typeof partOf>[1], 'text' | 'skill'>

function recommendation(scores: Scores, scored: Scored, card: RankedCard, proof: Proof): Recommendation {
  const shown = { at: scores.at, scored, card, ...proof }
  return {
    expert: presentCard(card),
    score: Math.round(scored.score * 100) / 100,
    weak: scored.isWeak,
    parts: scores.asked.map((key) => partOf(key, shown)),
    status: ENGAGEMENT_STATUSES.find((one) => one === card.status) ?? null,
  }
}
