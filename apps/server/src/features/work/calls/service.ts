import type { CallAction } from '@guildhall/contract/work/call-machine'
import { MAX_CALL_HOURS, MAX_SLOTS, type CallForm } from '@guildhall/contract/work/calls'
import { isReachable, requireGates, see as seeEngagement, standingsOf } from '#features/hiring/service.ts'
import { wrong } from '#features/work/policy.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import { mailAll, type CallsDeps } from './mails.ts'
import { tell, told } from './notices.ts'
import { isCallable, isExpert, isForReader, may, requireMove } from './policy.ts'
import * as store from './store.ts'
import type { CallRow, Over, Times } from './store.ts'

/** The calls of an engagement, for the expert and for those who run its project. */
export async function list(ctx: SignedIn, engagementId: string, at: { page: number; pageSize: number }) {
  const { engagement, standings } = await party(ctx, engagementId)
  const canAdd =
    !standings.includes('expert:self') &&
    !engagement.gig_locked &&
    isCallable({ engagement_status: engagement.status }) &&
    isReachable(engagement)
  return { canAdd, ...(await store.page(ctx.db, engagementId, at)) }
}

async function party(ctx: SignedIn, engagementId: string) {
  const engagement = await seeEngagement(ctx, engagementId)
  const standings = standingsOf(ctx.actor, engagement)
  if (standings.length === 0) throw refuse('not_found')
  return { engagement, standings }
}

/** What the caller has booked in these days of UTC. */
export function mine(ctx: SignedIn, { from, to }: { from: string; to: string }): Promise<CallRow[]> {
  if (to < from) throw wrong('to', 'The end is before the start.')
  const end = new Date(`${to}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 1)
  return store.between(ctx.db, ctx.actor, { from: new Date(`${from}T00:00:00Z`), to: end })
}

/** A call that the caller has to do with; 404 for everybody else. */
export async function see(ctx: SignedIn, id: string): Promise<CallRow> {
  const row = await store.find(ctx.db, id)
  if (row === undefined || standingsOf(ctx.actor, row).length === 0) throw refuse('not_found')
  return row
}

export async function create(ctx: SignedIn, engagementId: string, form: CallForm): Promise<CallRow> {
  const { engagement, standings } = await party(ctx, engagementId)
  if (standings.includes('expert:self')) throw refuse('forbidden')
  if (engagement.gig_locked) throw refuse('gig_locked')
  if (!isCallable({ engagement_status: engagement.status })) throw refuse('not_hireable')
  if (engagement.expert_status !== 'Approved') throw refuse('expert_not_approved')
  if (engagement.is_locked_out) throw refuse('expert_locked_out')
  requireTimes(form.slots, ctx.now)
  const { guest_id: guest = null } = form
  await requireGuest(ctx, engagementId, guest)
  await requireGates(ctx, engagementId, 'call')
  const id = await store.insert(ctx.db, {
    engagement_id: engagementId,
    host_id: ctx.actor.userId,
    guest_id: guest,
    title: form.title,
    link: form.link ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  await store.addSlots(ctx.db, id, { slots: form.slots, byExpert: false })
  return changed(ctx, id, told.proposed)
}

async function requireGuest({ db }: SignedIn, engagementId: string, guest: string | null): Promise<void> {
  if (guest === null || (await store.isCustomerOn(db, engagementId, guest))) return
  throw wrong('guest_id', 'Choose a customer of this project.')
}

/** Other times: those of the same side go, those of the other side stay to choose from. */
export async function propose(ctx: SignedIn, id: string, slots: readonly Times[]): Promise<CallRow> {
  const row = await open(ctx, id, 'propose')
  requireGoingOn(row)
  requireTimes(slots, ctx.now)
  const byExpert = isExpert(row, ctx.actor)
  const others = row.slots.filter((slot) => slot.by_expert !== byExpert)
  await store.dropSlots(ctx.db, id)
  await store.addSlots(ctx.db, id, { slots, byExpert })
  if (others.length > 0)
    await store.addSlots(ctx.db, id, { slots: others.slice(0, MAX_SLOTS).map(textual), byExpert: !byExpert })
  await store.update(ctx.db, id, { updated_at: ctx.now })
  return changed(ctx, id, told.proposed)
}

const textual = ({ start_at, end_at }: { start_at: Date; end_at: Date }): Times => ({
  start_at: start_at.toISOString(),
  end_at: end_at.toISOString(),
})

/** Of two who book the same time at once, one gets it; the other hears that it is no longer free. */
export async function book(ctx: SignedIn, deps: CallsDeps, id: string, slotId: string): Promise<CallRow> {
  const row = await open(ctx, id, 'book')
  requireGoingOn(row)
  const slot = row.slots.find((one) => one.id === slotId)
  if (slot === undefined) throw wrong('slot_id', 'Choose one of the proposed times.')
  if (!isForReader(slot, row, ctx.actor)) throw refuse('slot_own')
  await requireGates(ctx, row.engagement_id, 'call')
  await requireFree(ctx, row, slot.start_at, slot.end_at)
  const { start_at, end_at } = slot
  await store.update(ctx.db, id, { status: 'booked', start_at, end_at, reminded: 0, updated_at: ctx.now })
  const booked = await changed(ctx, id, told.booked)
  await mailAll(ctx.db, deps, booked, ctx.now)
  return booked
}

export async function move(ctx: SignedIn, deps: CallsDeps, id: string, times: Times): Promise<CallRow> {
  const row = await open(ctx, id, 'move')
  requireGoingOn(row)
  requireTimes([times], ctx.now)
  await requireFree(ctx, row, new Date(times.start_at), new Date(times.end_at))
  const sequence = row.sequence + 1
  await store.update(ctx.db, id, { status: 'moved', ...times, sequence, reminded: 0, updated_at: ctx.now })
  const moved = await changed(ctx, id, told.moved)
  await mailAll(ctx.db, deps, moved, ctx.now)
  return moved
}

export async function cancel(ctx: SignedIn, deps: CallsDeps, id: string, reason: string): Promise<CallRow> {
  await open(ctx, id, 'cancel')
  return cancelled(ctx, deps, id, reason)
}

async function cancelled(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  deps: CallsDeps,
  id: string,
  reason: string,
): Promise<CallRow> {
  const before = await store.find(ctx.db, id)
  await store.update(ctx.db, id, {
    status: 'cancelled',
    reason,
    sequence: (before?.sequence ?? 0) + 1,
    updated_at: ctx.now,
  })
  const row = await changed(ctx, id, told.cancelled)
  // What lies behind everybody needs no mail, and no calendar needs to lose it.
  if (row.end_at === null || row.end_at > ctx.now) await mailAll(ctx.db, deps, row, ctx.now)
  return row
}

/** The work ended, the project closed, or the expert left: calls that are still to come do not take place. */
export async function cancelAll(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  deps: CallsDeps,
  over: Over,
  reason: string,
): Promise<void> {
  for (const id of await store.openIds(ctx.db, over, ctx.now)) await cancelled(ctx, deps, id, reason)
}

interface Report {
  outcome?: string | null | undefined
  notes?: string | null | undefined
}

/** What came of a call that took place, or that it did not. */
export async function report(
  ctx: SignedIn,
  id: string,
  as: 'held' | 'missed',
  form: Report,
): Promise<CallRow> {
  const row = await open(ctx, id, as === 'held' ? 'hold' : 'miss')
  if (row.start_at === null || row.start_at > ctx.now) throw refuse('call_not_begun')
  const { outcome = null, notes = null } = form
  await store.update(ctx.db, id, { status: as, outcome, notes, updated_at: ctx.now })
  return changed(ctx, id, told[as])
}

/** Opens a call for a step of the machine: it is held until the transaction ends. */
async function open(ctx: SignedIn, id: string, action: CallAction): Promise<CallRow> {
  const found = await see(ctx, id)
  const statuses = ['proposed', 'booked', 'moved'] as const
  if (!statuses.some((status) => may(action, { ...found, status }, ctx.actor))) throw refuse('forbidden')
  await store.holdPeople(ctx.db, peopleOf(found))
  await store.lock(ctx.db, id)
  const row = await see(ctx, id)
  if (row.gig_locked) throw refuse('gig_locked')
  await requireSeen(ctx, row.version)
  requireMove(action, row, ctx.actor)
  return row
}

function requireGoingOn(row: CallRow): void {
  if (!isCallable(row)) throw refuse('not_hireable')
  if (row.expert_status !== 'Approved') throw refuse('expert_not_approved')
}

function peopleOf({ person_id: expert, host_person: host }: CallRow): string[] {
  return host === null ? [expert] : [expert, host]
}

async function requireFree({ db, now }: SignedIn, row: CallRow, start: Date, end: Date): Promise<void> {
  if (start <= now) throw refuse('slot_past')
  if (await store.isTaken(db, peopleOf(row), { start, end, except: row.id })) throw refuse('slot_taken')
}

const HOUR = 3_600_000
const YEAR = 366 * 24 * HOUR

/** To come, within a year, not longer than a day of work, and no time twice. */
function requireTimes(slots: readonly Times[], now: Date): void {
  const times = slots.map(({ start_at: start, end_at: end }) => [Date.parse(start), Date.parse(end)] as const)
  for (const [start, end] of times) {
    if (end <= start) throw wrong('slots', 'The end is before the start.')
    if (end - start > MAX_CALL_HOURS * HOUR) throw wrong('slots', `At most ${MAX_CALL_HOURS} hours.`)
    if (start <= now.getTime()) throw wrong('slots', 'Choose a time to come.')
    if (start > now.getTime() + YEAR) throw wrong('slots', 'Choose a time within a year.')
  }
  const sorted = times.toSorted(([a], [b]) => a - b)
  const isTwice = sorted.some(([start], index) => start < (sorted[index - 1]?.[1] ?? 0))
  if (isTwice) throw wrong('slots', 'Two of these times overlap.')
}

async function changed(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  id: string,
  tells: (row: CallRow) => ReturnType<typeof told.booked>,
): Promise<CallRow> {
  const row = await store.find(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  await tell(ctx, row, tells(row))
  return row
}
