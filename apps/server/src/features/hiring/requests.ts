import type { ApplicationForm, NewEngagement } from '@guildhall/contract/hiring/engagements'
import { requireOffered } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import { requireAnswers } from './answers.ts'
import { isOpenForApplications, isOpenForHiring, meetsRating, requireCandidate } from './checks.ts'
import { expireOf } from './closing.ts'
import type { HiringDeps } from './deps.ts'
import * as gigs from './gigs.ts'
import type { GigRow } from './gig-store.ts'
import { tell, told } from './notices.ts'
import { runsHiring } from './policy.ts'
import { keptScores, type Kept } from './ranking/kept.ts'
import { read, report } from './reporting.ts'
import * as store from './store.ts'
import type { EngagementRow } from './store.ts'

const DAY = 86_400_000

interface Asking {
  deps: HiringDeps
  gig: GigRow
  form: NewEngagement
  /** Of the ranking, by person. */
  scores: ReadonlyMap<string, Kept>
}

export interface Asked {
  expert_id: string
  id: string | null
  refused: string | null
}

/** Staff ask experts for a gig; an expert applies for it. */
export function request(
  ctx: SignedIn,
  deps: HiringDeps,
  gigId: string,
  form: NewEngagement,
): Promise<Asked[]> {
  return form.expert_ids === undefined ? apply(ctx, deps, gigId, form) : ask(ctx, deps, gigId, form)
}

async function ask(ctx: SignedIn, deps: HiringDeps, gigId: string, form: NewEngagement): Promise<Asked[]> {
  const gig = await gigs.hold(ctx, gigId)
  if (!runsHiring(ctx.actor, gig)) throw refuse('forbidden')
  gigs.requireUnlocked(gig)
  if (!isOpenForHiring(gig)) throw refuse('gig_not_open')
  const ids = [...new Set(form.expert_ids)].toSorted()
  const asking = { deps, gig, form, scores: await keptScores(ctx, deps.matching, gig.id, ids) }
  const [only] = ids
  if (ids.length === 1 && only !== undefined) {
    return [{ expert_id: only, id: await askOne(ctx, asking, only), refused: null }]
  }
  const asked: Asked[] = []
  for (const id of ids) asked.push(await tryToAsk(ctx, asking, id))
  return asked
}

/** One of many: who cannot be asked does not keep the others from it. */
async function tryToAsk(ctx: SignedIn, asking: Asking, personId: string): Promise<Asked> {
  try {
    return { expert_id: personId, id: await askOne(ctx, asking, personId), refused: null }
  } catch (error) {
    // Refusals come before anything is written, so the transaction goes on.
    if (error instanceof Refusal) return { expert_id: personId, id: null, refused: error.message }
    throw error
  }
}

async function askOne(ctx: SignedIn, asked: Asking, personId: string): Promise<string> {
  const { gig, form } = asked
  await store.holdPerson(ctx.db, personId)
  await requireCandidate(ctx, gig, personId)
  await expireOf(ctx, { gigId: gig.id, personId })
  const kept = asked.scores.get(personId)
  const id = await store.insert(ctx.db, {
    gig_id: gig.id,
    person_id: personId,
    status: 'Requested',
    origin: form.origin ?? 'invite',
    request_message: form.message ?? null,
    currency: gig.currency,
    score: kept?.score ?? null,
    weighed: kept?.weighed ?? null,
    expires_at: expiryFrom(ctx, asked.deps),
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  if (id === undefined) throw refuse('already_engaged')
  await changed(ctx, id, told.requested)
  return id
}

async function apply(
  ctx: SignedIn,
  deps: HiringDeps,
  gigId: string,
  form: ApplicationForm,
): Promise<Asked[]> {
  const gig = await gigs.hold(ctx, gigId)
  if (!ctx.actor.roles.includes('growth_experts_expert')) throw refuse('forbidden')
  gigs.requireUnlocked(gig)
  const { personId } = ctx.actor
  await store.holdPerson(ctx.db, personId)
  const expert = await store.candidate(ctx.db, personId)
  if (expert === undefined) throw refuse('forbidden')
  if (!isOpenForApplications(gig, ctx.now)) throw refuse('applications_over')
  await requireCandidate(ctx, gig, personId)
  if (!meetsRating(gig, expert)) throw refuse('rating_too_low')
  await expireOf(ctx, { gigId: gig.id, personId })
  const kept = (await keptScores(ctx, deps.matching, gig.id, [personId])).get(personId)
  const id = await store.insert(ctx.db, {
    gig_id: gig.id,
    person_id: personId,
    status: 'Applied',
    origin: 'apply',
    ...(await applicationColumns(ctx.db, gig, form)),
    score: kept?.score ?? null,
    weighed: kept?.weighed ?? null,
    applied_at: ctx.now,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  if (id === undefined) throw refuse('already_engaged')
  await changed(ctx, id, told.applied)
  return [{ expert_id: personId, id, refused: null }]
}

export async function applicationColumns(
  db: Db,
  gig: Pick<GigRow, 'screening_questions' | 'currency'>,
  form: ApplicationForm,
) {
  const { currency } = form
  await requireOffered(db, 'currencies', { field: 'currency', choice: currency, before: gig.currency })
  return {
    message: form.message ?? null,
    bid_type: form.bid_type ?? null,
    bid_amount: form.bid_amount ?? null,
    currency: currency ?? gig.currency,
    answers: JSON.stringify(requireAnswers(gig.screening_questions, form.answers ?? [])),
    declares_no_conflict: form.declares_no_conflict ?? false,
  }
}

/** After a change: the profile hears of it, the people are told, and the engagement is read as it is now. */
export async function changed(
  ctx: SignedIn,
  id: string,
  what: (row: EngagementRow) => ReturnType<(typeof told)['requested']>,
): Promise<EngagementRow> {
  const row = await read(ctx, id)
  await report(ctx, row)
  await tell(ctx, row, what(row))
  return row
}

/** Until when an expert may think about a request. */
export function expiryFrom({ now }: Pick<SignedIn, 'now'>, { requestDays }: HiringDeps): Date {
  return new Date(now.getTime() + requestDays * DAY)
}
