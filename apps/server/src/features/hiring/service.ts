import type { ApplicationForm, HireForm } from '@guildhall/contract/hiring/engagements'
import { requireReasons } from '#features/reference/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import { blockedBy, hireChecks, isOpenForHiring, isTimeOver, requireCandidate } from './checks.ts'
import { answered, close, endHire, expireOf } from './closing.ts'
import type { HiringDeps } from './deps.ts'
import * as gigs from './gigs.ts'
import type { GigRow } from './gig-store.ts'
import { tell, told } from './notices.ts'
import { requireMove, standingsOf, type Action } from './policy.ts'
import { keptScores } from './ranking/kept.ts'
import { LEVELS } from './reporting.ts'
import { applicationColumns, changed, expiryFrom } from './requests.ts'
import { addVersion } from './signing/service.ts'
import * as store from './store.ts'
import type { EngagementRow } from './store.ts'

export { gigChanged } from './reporting.ts'
export { onExpertLeft, onGigClosed } from './closing.ts'
export { request } from './requests.ts'
export { projectsOf } from '#features/hiring/projects/provider-projects.ts'
export { ratingsOf } from '#features/hiring/ratings/ratings.ts'
export { runsGigOf } from '#features/hiring/staff/staff.ts'
export { isReachable } from './checks.ts'
export { acting, standingsOf } from './policy.ts'
export { requireGates } from './gates/service.ts'
export { paperRenewed } from './papers/renewing.ts'
export type { EngagementRow } from './store.ts'

/** An engagement that this reader has to do with; 404 for everybody else. */
export async function see(ctx: SignedIn, id: string): Promise<EngagementRow> {
  const row = await store.find(ctx.db, id, ctx.actor.userId)
  if (row === undefined) throw refuse('not_found')
  if (standingsOf(ctx.actor, row).length > 0) return row
  // A customer knows of those on the shortlist; what they may do with them is said elsewhere.
  if (row.status === 'Reviewed' && (await gigs.customerLevel(ctx, row.gig_id)) >= LEVELS.comment) return row
  throw refuse('not_found')
}

interface Step {
  id: string
  action: Action
}

/** Opens an engagement for a step of the machine: gig and engagement are held until the transaction ends. */
async function open(ctx: SignedIn, { id, action }: Step): Promise<{ row: EngagementRow; gig: GigRow }> {
  const found = await see(ctx, id)
  const gig = await gigs.hold(ctx, found.gig_id, { isKnown: true })
  await store.lock(ctx.db, id)
  const row = await see(ctx, id)
  const standings = standingsOf(ctx.actor, row)
  requireStanding(action, standings)
  gigs.requireUnlocked(gig)
  await requireSeen(ctx, row.version)
  requireMove(row.status, action, standings)
  if (isTimeOver(row, ctx.now)) throw refuse('request_expired')
  return { row, gig }
}

function requireStanding(action: Action, standings: readonly string[]): void {
  try {
    requireMove('Closed', action, standings)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'forbidden') throw error
  }
}

export async function accept(ctx: SignedIn, id: string, form: ApplicationForm): Promise<EngagementRow> {
  const { row, gig } = await open(ctx, { id, action: 'accept' })
  await requireCandidate(ctx, gig, row.person_id)
  await store.update(ctx.db, id, {
    status: 'Applied',
    ...(await applicationColumns(ctx.db, gig, form)),
    expires_at: null,
    applied_at: ctx.now,
    answered_at: null,
    updated_at: ctx.now,
  })
  return changed(ctx, id, told.accepted)
}

export async function decline(
  ctx: SignedIn,
  id: string,
  form: { reason_ids?: string[] | undefined; reason_text?: string | null | undefined },
): Promise<EngagementRow> {
  const { row } = await open(ctx, { id, action: 'decline' })
  const { reason_ids: ids = [], reason_text: text = null } = form
  if (ids.length === 0 && text === null) throw wrong('reason_ids', 'Choose a reason, or write one.')
  const reasons = await requireReasons(ctx.db, 'decline', ids)
  const asksText = reasons.some(({ text_required: isAsked }) => isAsked)
  if (text === null && asksText) throw wrong('reason_text', 'Say why.')
  const closed = await close(ctx, row, { reason: 'declined', reasonIds: ids, text })
  await tell(ctx, closed, told.declined(closed))
  return closed
}

export async function withdraw(ctx: SignedIn, id: string): Promise<EngagementRow> {
  const { row } = await open(ctx, { id, action: 'withdraw' })
  const closed = await close(ctx, row, { reason: 'withdrawn_by_expert' })
  await tell(ctx, closed, told.withdrawnByExpert(closed))
  return closed
}

export async function withdrawRequest(ctx: SignedIn, id: string): Promise<EngagementRow> {
  const { row } = await open(ctx, { id, action: 'withdrawRequest' })
  const closed = await close(ctx, row, { reason: 'withdrawn_by_staff' })
  await tell(ctx, closed, told.withdrawnByStaff(closed))
  return closed
}

export async function review(ctx: SignedIn, id: string): Promise<EngagementRow> {
  const { row } = await open(ctx, { id, action: 'review' })
  await store.update(ctx.db, id, {
    status: 'Reviewed',
    is_shortlisted: true,
    ...answered(ctx, row),
    updated_at: ctx.now,
  })
  return changed(ctx, id, told.reviewed)
}

export async function notSelected(ctx: SignedIn, id: string, text: string): Promise<EngagementRow> {
  const { row } = await open(ctx, { id, action: 'notSelected' })
  const closed = await close(ctx, row, { reason: 'not_selected', text })
  await tell(ctx, closed, told.notSelected(closed))
  return closed
}

/** Hires: the rate is kept as agreed on this day, and the expert joins the gig. */
export async function hire(
  ctx: SignedIn,
  deps: Pick<HiringDeps, 'onHired' | 'product'>,
  id: string,
  form: HireForm,
): Promise<EngagementRow> {
  const { row, gig } = await open(ctx, { id, action: 'hire' })
  const { ends_on: endsOn = null } = form
  if (endsOn !== null && endsOn < form.starts_on) throw wrong('ends_on', 'The end is before the start.')
  const missing = (await hireChecks(ctx, gig, row)).filter((check) => !check.is_met)
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ key, label }) => [key, [label]]))
    throw refuse('hire_blocked', { fields, text: blockedBy(missing) })
  }
  await store.update(ctx.db, id, {
    status: 'Hired',
    assigned_at: ctx.now,
    hired_by: ctx.actor.userId,
    ...answered(ctx, row),
    rate: form.rate,
    rate_type: form.rate_type,
    starts_on: form.starts_on,
    ends_on: endsOn,
    hours_planned: form.hours_planned ?? null,
    updated_at: ctx.now,
  })
  if (row.user_id !== null) await gigs.addExpert(ctx, gig.id, row.user_id)
  const hired = await changed(ctx, id, told.hired)
  await addVersion(ctx, deps.product, hired)
  await deps.onHired(ctx, hired)
  return hired
}

export async function end(
  ctx: SignedIn,
  id: string,
  form: { outcome: 'completed' | 'terminated'; reason_text?: string | null | undefined },
): Promise<EngagementRow> {
  const { row } = await open(ctx, { id, action: 'end' })
  const { outcome, reason_text: text = null } = form
  if (outcome === 'terminated' && text === null) throw wrong('reason_text', 'Say why it ends early.')
  return endHire(ctx, row, outcome, text)
}

/** Asks once more: the request begins anew. */
export async function reopen(
  ctx: SignedIn,
  deps: HiringDeps,
  id: string,
  message: string | null,
): Promise<EngagementRow> {
  const { row, gig } = await open(ctx, { id, action: 'reopen' })
  if (row.close_reason === 'completed') throw refuse('wrong_state')
  if (!isOpenForHiring(gig)) throw refuse('gig_not_open')
  await store.holdPerson(ctx.db, row.person_id)
  await requireCandidate(ctx, gig, row.person_id)
  await expireOf(ctx, { gigId: gig.id, personId: row.person_id })
  if (await store.hasOpen(ctx.db, gig.id, row.person_id)) throw refuse('already_engaged')
  const kept = (await keptScores(ctx, deps.matching, gig.id, [row.person_id])).get(row.person_id)
  await store.update(ctx.db, id, {
    status: 'Requested',
    close_reason: null,
    reason_ids: [],
    reason_text: null,
    request_message: message ?? row.request_message,
    is_shortlisted: false,
    score: kept?.score ?? null,
    weighed: kept?.weighed ?? null,
    expires_at: expiryFrom(ctx, deps),
    warned_at: null,
    ended_at: null,
    applied_at: null,
    answered_at: null,
    updated_at: ctx.now,
  })
  return changed(ctx, id, told.requested)
}

function wrong(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
