import { DAY_MINUTES, type HoursForm } from '@guildhall/contract/work/hours'
import { weekMachine, type WeekAction, type WeekStatus } from '@guildhall/contract/work/week-machine'
import { acting, see, standingsOf, type EngagementRow } from '#features/hiring/service.ts'
import { mayStep, requireStep, wrong } from '#features/work/policy.ts'
import { dayText } from '#platform/documents/paper.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import { tell, told } from './notices.ts'
import { mondayOf } from './pay.ts'
import * as store from './store.ts'
import type { Days, EntryRow, WeekRow } from './store.ts'

/** An engagement in whose hours the caller has a part. */
export interface Part {
  engagement: EngagementRow
  standings: readonly string[]
}

/** 404 for whoever has nothing to do with the work, or while nobody was hired. */
export async function party(ctx: SignedIn, id: string): Promise<Part> {
  const engagement = await see(ctx, id)
  const standings = standingsOf(ctx.actor, engagement)
  if (standings.length === 0 || engagement.assigned_at === null) throw refuse('not_found')
  return { engagement, standings }
}

export function may(action: WeekAction, status: WeekStatus, { engagement, standings }: Part): boolean {
  const isOpen = engagement.status === 'Hired' || action !== 'enter'
  return isOpen && !engagement.gig_locked && mayStep(weekMachine.moves, { status, action, standings })
}

export async function list(ctx: SignedIn, id: string, days: Days) {
  const part = await party(ctx, id)
  if (days.from !== undefined && days.to !== undefined && days.to < days.from)
    throw wrong('to', 'The end is before the start.')
  const [entries, weeks, totals, budget] = await Promise.all([
    store.list(ctx.db, id, days),
    store.weeks(ctx.db, id, days),
    store.totals(ctx.db, id),
    store.budgetOf(ctx.db, part.engagement.gig_id),
  ])
  return { part, entries, weeks, totals, budget: part.standings.includes('expert:self') ? null : budget }
}

export async function enter(ctx: SignedIn, id: string, form: HoursForm): Promise<EntryRow> {
  const part = await open(ctx, id)
  await requireEnterable(ctx, part, form.day)
  await requireRoom(ctx, part, form, null)
  const { day, minutes, note = null } = form
  const added = await store.insert(ctx.db, {
    engagement_id: id,
    day,
    minutes,
    note,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  return entry(ctx, added)
}

export async function change(ctx: SignedIn, entryId: string, form: HoursForm): Promise<EntryRow> {
  const { part, row } = await openEntry(ctx, entryId)
  await requireSeen(ctx, row.version)
  await requireEnterable(ctx, part, form.day)
  await requireRoom(ctx, part, form, row)
  const { day, minutes, note = null } = form
  await store.update(ctx.db, entryId, { day, minutes, note, updated_at: ctx.now })
  return entry(ctx, entryId)
}

export async function remove(ctx: SignedIn, entryId: string): Promise<void> {
  await openEntry(ctx, entryId)
  await store.remove(ctx.db, entryId)
}

/** A step of a week, its Monday or any of its days. What was looked at is what is decided of. */
export async function decide(
  ctx: SignedIn,
  id: string,
  given: {
    week: string
    action: 'submit' | 'approve' | 'sendBack'
    reason?: string
    minutes?: number | undefined
    submitted_at?: string | undefined
  },
): Promise<{ part: Part; row: WeekRow }> {
  const { action, reason = null } = given
  const week = mondayOf(given.week)
  const part = await open(ctx, id)
  const { standings } = part
  const before = await one(ctx, id, week)
  const to = requireStep(weekMachine.moves, { status: before.status, action, standings })
  if (action === 'submit' && before.minutes === 0) throw refuse('week_empty')
  if (isOther(given, before)) throw refuse('stale')
  const isDecided = action !== 'submit'
  await store.setWeek(ctx.db, id, week, {
    status: to,
    reason,
    submitted_at: isDecided ? before.submitted_at : ctx.now,
    decided_by: isDecided ? ctx.actor.userId : null,
    decided_at: isDecided ? ctx.now : null,
  })
  const row = await one(ctx, id, week)
  await tell(ctx, part.engagement, row, told[action])
  return { part, row }
}

interface LookedAt {
  minutes?: number | undefined
  submitted_at?: string | undefined
}

/** Whether the week is not the one that was looked at any more: other hours, or handed over anew. */
function isOther({ minutes, submitted_at: at }: LookedAt, row: WeekRow): boolean {
  if (minutes !== undefined && minutes !== row.minutes) return true
  return at !== undefined && at !== row.submitted_at?.toISOString()
}

async function one(ctx: SignedIn, id: string, week: string): Promise<WeekRow> {
  const sunday = new Date(`${week}T00:00:00Z`)
  sunday.setUTCDate(sunday.getUTCDate() + 6)
  const days = { from: week, to: sunday.toISOString().slice(0, 10) }
  const rows = await store.weeks(ctx.db, id, days)
  return rows.find((row) => row.week === week) ?? { ...EMPTY, week }
}

const EMPTY = {
  status: 'open',
  minutes: 0,
  reason: null,
  submitted_at: null,
  decided_at: null,
  decided_by: null,
} as const

/**
 * The hours of somebody are written one after the other: a week does not change while it is approved, and a day holds
 * 24 hours over all projects. The terms stay as they are meanwhile.
 */
async function open(ctx: SignedIn, id: string): Promise<Part> {
  const { engagement } = await party(ctx, id)
  await store.hold(ctx.db, engagement)
  const part = await party(ctx, id)
  if (part.engagement.gig_locked) throw refuse('gig_locked')
  return part
}

async function openEntry(ctx: SignedIn, entryId: string): Promise<{ part: Part; row: EntryRow }> {
  const found = await store.find(ctx.db, entryId)
  if (found === undefined) throw refuse('not_found')
  const part = await open(ctx, found.engagement_id)
  const row = await store.find(ctx.db, entryId)
  if (row === undefined) throw refuse('not_found')
  await requireEnterable(ctx, part, row.day)
  return { part, row }
}

async function entry(ctx: SignedIn, id: string): Promise<EntryRow> {
  const row = await store.find(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

/** The expert alone writes hours, while they work, into weeks that were not handed over. */
async function requireEnterable(ctx: SignedIn, { engagement, standings }: Part, day: string): Promise<void> {
  if (!acting(standings).includes('expert:self')) throw refuse('forbidden')
  if (engagement.status !== 'Hired') throw refuse('work_over')
  const status = await store.statusOf(ctx.db, engagement.id, mondayOf(day))
  if (!mayStep(weekMachine.moves, { status, action: 'enter', standings })) throw refuse('week_locked')
}

const DAY = 86_400_000

/** Within the contract, not ahead of time, 24 hours a day over all projects, and no more than was agreed on. */
async function requireRoom(
  ctx: SignedIn,
  { engagement }: Part,
  { day, minutes }: HoursForm,
  before: EntryRow | null,
): Promise<void> {
  const { starts_on: starts, ends_on: ends, hours_planned: agreed } = engagement
  if (starts !== null && day < starts) throw wrong('day', `The work starts on ${dayText(starts)}.`)
  if (ends !== null && day > ends) throw wrong('day', `The work ends on ${dayText(ends)}.`)
  // Somewhere it may be tomorrow already.
  const latest = new Date(ctx.now.getTime() + DAY / 2 + 2 * 3_600_000).toISOString().slice(0, 10)
  if (day > latest) throw wrong('day', 'This day is still to come.')
  const others = await store.minutesOn(ctx.db, engagement.person_id, day, before?.id ?? null)
  if (others + minutes > DAY_MINUTES) {
    throw refuse('day_full', { fields: { minutes: ['A day has 24 hours, over all projects.'] } })
  }
  if (agreed === null) return
  const { minutes: all } = await store.totals(ctx.db, engagement.id)
  const isMore = minutes > (before?.minutes ?? 0)
  if (isMore && all - (before?.minutes ?? 0) + minutes > agreed * 60) throw refuse('hours_used_up')
}
