import type { CloseReason } from '@guildhall/contract/hiring/shapes'
import type { Writing } from './deps.ts'
import * as gigs from './gigs.ts'
import { tell, told } from './notices.ts'
import { read, report } from './reporting.ts'
import * as store from './store.ts'
import type { EngagementRow } from './store.ts'

type Outcome = 'completed' | 'terminated'

/** Ends an engagement for good and returns what it is now. Who may and when is asked before. */
export async function close(
  ctx: Writing,
  row: EngagementRow,
  ending: { reason: CloseReason; reasonIds?: string[]; text?: string | null },
): Promise<EngagementRow> {
  await store.update(ctx.db, row.id, {
    status: 'Closed',
    close_reason: ending.reason,
    reason_ids: ending.reasonIds ?? [],
    reason_text: ending.text ?? null,
    expires_at: row.status === 'Requested' ? row.expires_at : null,
    ended_at: row.status === 'Hired' ? ctx.now : null,
    ...(BY_STAFF.includes(ending.reason) ? answered(ctx, row) : {}),
    updated_at: ctx.now,
  })
  const closed = await read(ctx, row.id)
  await report(ctx, closed)
  return closed
}

const BY_STAFF: readonly CloseReason[] = ['not_selected', 'withdrawn_by_staff']

/** The first answer to an application; what comes after it changes nothing. */
export function answered({ now }: Pick<Writing, 'now'>, row: EngagementRow) {
  return { answered_at: row.answered_at ?? (row.applied_at === null ? null : now) }
}

/** The time of a request is over: nobody in particular did that. */
export async function expire(ctx: Writing, id: string): Promise<void> {
  const byNobody = { ...ctx, actor: null }
  const closed = await close(byNobody, await read(byNobody, id), { reason: 'expired' })
  await tell(byNobody, closed, told.expired(closed))
}

/** What is over stands in nobody's way, before the job comes to it. */
export async function expireOf(ctx: Writing, of: { gigId: string; personId: string }): Promise<void> {
  const over = await store.expiredOf(ctx.db, of, ctx.now)
  if (over !== undefined) await expire(ctx, over.id)
}

/** Closes a hire and asks both sides how it was (PRODUCT 5.4). */
export async function endHire(
  ctx: Writing,
  row: EngagementRow,
  outcome: Outcome,
  text: string | null = null,
): Promise<EngagementRow> {
  const ended = await close(ctx, row, { reason: outcome, text })
  if (ended.user_id !== null) await gigs.removeExpert(ctx, ended.gig_id, ended.user_id)
  await tell(ctx, ended, told.ended(ended))
  await tell(ctx, ended, told.rateNow(ended))
  return ended
}

/** The gig closes: what is open with experts closes too, and hires end as the closing dialog says. */
export async function onGigClosed(
  ctx: Writing,
  gigId: string,
  outcomes: readonly { id: string; outcome: Outcome }[] = [],
): Promise<void> {
  const open = await store.openIds(ctx.db, { gigId }, ['Requested', 'Applied', 'Reviewed', 'Hired'])
  for (const id of open) {
    const row = await read(ctx, id)
    if (row.status === 'Hired') {
      await endHire(ctx, row, outcomes.find((one) => one.id === id)?.outcome ?? 'completed')
    } else {
      const closed = await close(ctx, row, { reason: 'gig_closed' })
      await tell(ctx, closed, told.gigClosed(closed))
    }
  }
}

/** The expert was rejected or suspended: what is open closes; of what they are hired for their managers decide. */
export async function onExpertLeft(
  ctx: Writing,
  personId: string,
  why: 'rejected' | 'suspended',
): Promise<void> {
  const open = await store.openIds(ctx.db, { personId }, ['Requested', 'Applied', 'Reviewed', 'Hired'])
  for (const id of open) {
    const row = await read(ctx, id)
    if (row.status === 'Hired') {
      await tell(ctx, row, told.decide(row))
    } else {
      const closed = await close(ctx, row, { reason: `expert_${why}` })
      await tell(ctx, closed, told.expertLeft(closed))
    }
  }
}
