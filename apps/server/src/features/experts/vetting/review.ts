import type { HistoryEntry, Queue, Review } from '@guildhall/contract/experts/vetting'
import * as z from 'zod/mini'
import { relativeTime } from '#features/activity/service.ts'
import { visibleExperts } from '#features/experts/lists/visible.ts'
import { missingSteps } from '#features/experts/applying/submission.ts'
import { see, type Seen } from '#features/experts/service.ts'
import { duplicatesOf } from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './review-store.ts'

/** How far the vetting of an expert is, for staff. */
export async function review(ctx: SignedIn, id: string): Promise<Review> {
  const { row } = await seeReview(ctx, id)
  const facts = await store.facts(ctx.db, row.id)
  if (facts === undefined) throw refuse('not_found')
  return {
    status: facts.status,
    applied_at: iso(facts.applied_at),
    screened_at: iso(facts.screened_at),
    screenedBy: somebody(facts.screened_by, facts.screened_by_name),
    approved_at: iso(facts.approved_at),
    approvedBy: somebody(facts.approved_by, facts.approved_by_name),
    invited_at: iso(facts.invited_at),
    invitedBy: somebody(facts.invited_by, facts.invited_by_name),
    reminded_at: iso(facts.reminded_at),
    resubmissions: facts.resubmissions,
    hear_about_us: row.hear_about_us,
    referral_name: row.referral_name,
    duplicates: await duplicates(ctx, row.id),
    notes: facts.notes,
    queue: await queueOf(ctx, row.id, facts.status),
    missing: await missingSteps(ctx, row),
  }
}

/** Only who waits for a decision stands in a queue. */
async function queueOf({ db, actor }: SignedIn, personId: string, status: string): Promise<Queue | null> {
  if (status !== 'Pending' && status !== 'Screened') return null
  const found = await store.queue(db, status, personId, visibleExperts(actor))
  if (found === undefined) return null
  const { position, total, previous_id: before, next_id: after } = found
  return {
    position,
    total,
    previous: somebody(before, found.previous_name),
    next: somebody(after, found.next_name),
  }
}

/** 404 for whom the review and the notes are not for: that there are any is not for the person themselves. */
async function seeReview(ctx: SignedIn, id: string): Promise<Seen> {
  const seen = await see(ctx, id)
  if (!seen.view.canSeeReview) throw refuse('not_found')
  return seen
}

/** The person of this id, about whom the caller may read and write notes. */
export async function requireNotable(ctx: SignedIn, id: string): Promise<string> {
  return (await seeReview(ctx, id)).row.id
}

/** Others who may be this person; of experts only those whom the reader may see. */
async function duplicates({ db, actor }: SignedIn, personId: string): Promise<Review['duplicates']> {
  const found = await duplicatesOf(db, { personId, visible: visibleExperts(actor) })
  const known = await store.known(
    db,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, evidence: matches }) => {
    const person = known.find((one) => one.id === id)
    return person === undefined ? [] : [{ ...person, matches }]
  })
}

const Status = z.object({
  status: z.optional(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })),
})
const Reasons = z.object({ reasons: z.optional(z.object({ to: z.array(z.string()) })) })
const Text = z.object({ status_reason: z.optional(z.object({ to: z.string() })) })

/** What happened to an expert, newest first. */
export async function history(ctx: SignedIn, id: string, at: { page: number; pageSize: number }) {
  const { row } = await seeReview(ctx, id)
  const found = await store.events(ctx.db, row.id, at)
  return { ...found, rows: found.rows.map((event) => presentEvent(event, ctx.now)) }
}

function presentEvent(event: store.EventRow, now: Date): HistoryEntry {
  const differences = event.differences ?? {}
  const { status } = z.safeParse(Status, differences).data ?? {}
  return {
    id: event.id,
    kind: event.kind,
    createdBy: somebody(event.actor_id, event.actor_name),
    created_at: event.created_at.toISOString(),
    created_at_diff: relativeTime(event.created_at, now),
    from: status?.from ?? null,
    to: status?.to ?? null,
    reasons: z.safeParse(Reasons, differences).data?.reasons?.to ?? [],
    text: z.safeParse(Text, differences).data?.status_reason?.to ?? null,
  }
}

function somebody(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name }
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
