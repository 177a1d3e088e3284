import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { isStaff } from '@guildhall/contract/access'
import type { Availability, KeptAvailability } from '@guildhall/contract/work/calendar'
import { requireNotSuspended } from '#features/experts/engagements/service.ts'
import { see as seeProfile } from '#features/experts/service.ts'
import { feedOf, type CalendarSite } from '#features/work/calls/ics.ts'
import * as calls from '#features/work/calls/store.ts'
import type { Ctx, SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import * as store from './store.ts'

export { ofAll as availabilityOf } from './store.ts'

export interface CalendarDeps {
  sealer: Sealer
  site: CalendarSite
}

/** When somebody can be called: for themselves, and for staff who see them. */
export async function availability(ctx: SignedIn, id: string) {
  const personId = await seen(ctx, id)
  const free = await kept(ctx, personId)
  const busy = await calls.busyOf(ctx.db, personId, ctx.now)
  const times = busy.map(({ start_at: start, end_at: end }) => ({
    start_at: start.toISOString(),
    end_at: end.toISOString(),
  }))
  return { data: { ...free, busy: times }, actions: { canEdit: mayEdit(ctx, personId) } }
}

/** What they said of their week; before that, the time zone of their login and no hours. */
async function kept({ db }: SignedIn, personId: string): Promise<KeptAvailability> {
  const found = await store.find(db, personId)
  return found ?? { timezone: await store.zoneOf(db, personId), weekly: [], days_off: [], version: 0 }
}

export async function setAvailability(
  ctx: SignedIn,
  id: string,
  form: Availability,
): Promise<KeptAvailability> {
  const personId = await seen(ctx, id)
  if (!mayEdit(ctx, personId)) throw refuse('forbidden')
  if (personId === ctx.actor.personId) await requireNotSuspended(ctx.db, personId)
  await store.lock(ctx.db, personId)
  const before = await kept(ctx, personId)
  await requireSeen(ctx, before.version, () => before)
  const days = [...new Set(form.days_off)].toSorted()
  const version = await store.save(ctx.db, personId, { ...form, days_off: days }, ctx.now)
  return { ...form, days_off: days, version }
}

function mayEdit({ actor }: SignedIn, personId: string): boolean {
  return actor.personId === personId || actor.roles.includes('growth_experts_admin')
}

async function seen(ctx: SignedIn, id: string): Promise<string> {
  const personId = await store.personOf(ctx.db, id)
  if (personId === undefined) throw refuse('not_found')
  if (personId === ctx.actor.personId) return personId
  if (!isStaff(ctx.actor.roles)) throw refuse('not_found')
  await seeProfile(ctx, personId)
  return personId
}

const PURPOSE = 'calendar-feed'

/** The address of the caller's calendar. It is made of a key and a number, so that nothing stored opens it. */
export async function feed(ctx: SignedIn, deps: CalendarDeps): Promise<string> {
  const { userId } = ctx.actor
  const known = await store.generationOf(ctx.db, userId)
  if (known !== undefined) return urlOf(deps, tokenOf(deps, userId, known))
  return ctx.transaction((db) => give({ ...ctx, db }, deps, 1))
}

/** A new address: whoever got hold of the one before reads nothing with it. */
export async function renewFeed(ctx: SignedIn, deps: CalendarDeps): Promise<string> {
  const known = await store.generationOf(ctx.db, ctx.actor.userId)
  return give(ctx, deps, (known ?? 0) + 1)
}

async function give(ctx: SignedIn, deps: CalendarDeps, generation: number): Promise<string> {
  const token = tokenOf(deps, ctx.actor.userId, generation)
  await store.setFeed(ctx.db, ctx.actor.userId, { generation, hash: hashOf(token), at: ctx.now })
  return urlOf(deps, token)
}

function tokenOf({ sealer }: CalendarDeps, userId: string, generation: number): string {
  return sealer.mac(PURPOSE, `${userId}:${generation}`).toString('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function urlOf({ site }: CalendarDeps, token: string): string {
  return `${site.publicUrl}/api/calendar/${token}.ics`
}

const DAY = 86_400_000

/** The calendar behind an address: a quarter of a year back, a year ahead. */
export async function file(ctx: Ctx, deps: CalendarDeps, token: string): Promise<StreamAnswer> {
  const reader = await store.readerOf(ctx.db, hashOf(token))
  if (reader === undefined) throw refuse('not_found')
  const from = new Date(ctx.now.getTime() - 90 * DAY)
  const to = new Date(ctx.now.getTime() + 366 * DAY)
  const bytes = Buffer.from(feedOf(await calls.between(ctx.db, reader, { from, to }), deps.site, ctx.now))
  return { stream: Readable.from([bytes]), filename: 'calls.ics', size: bytes.length }
}
