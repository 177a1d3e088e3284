import type { DeliverableAction } from '@guildhall/contract/work/deliverable-machine'
import { HandInFields, type DeliverableForm, type HandInForm } from '@guildhall/contract/work/deliverables'
import { uploadDeliverable } from '#features/gigs/files/service.ts'
import { lockGig, may as mayOnGig, seeGig, type SeenGig } from '#features/gigs/service.ts'
import { wrong } from '#features/work/policy.ts'
import type { Files } from '#platform/files/files.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import { parsePart } from '#platform/http/checks/validation.ts'
import { tell, told } from './notices.ts'
import { may, mayList, requireMove } from './policy.ts'
import { present } from './presenter.ts'
import * as store from './store.ts'
import type { DeliverableRow } from './store.ts'

export { addFromBrief } from './store.ts'

export async function list(ctx: SignedIn, gigId: string, wanted: Parameters<typeof store.page>[3]) {
  const seen = await seeGig(ctx, gigId)
  if (!mayList(seen.standing, await store.wasHired(ctx.db, gigId, ctx.actor.personId))) {
    throw refuse('forbidden')
  }
  return { seen, canAdd: mayAdd(seen), ...(await store.page(ctx.db, ctx.actor, gigId, wanted)) }
}

function mayAdd({ gig, standing }: SeenGig): boolean {
  return mayOnGig.run(standing) && !gig.locked && gig.status !== 'Closed'
}

export async function create(ctx: SignedIn, gigId: string, form: DeliverableForm) {
  const seen = await lockGig(ctx, gigId, { who: mayOnGig.run })
  requireGoingOn(seen)
  await requireHire(ctx, gigId, form)
  const id = await store.insert(ctx.db, {
    gig_id: gigId,
    ...columnsOf(form, ctx.now),
    created_by: ctx.actor.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  return changed(ctx, seen, id, told.added)
}

export async function update(ctx: SignedIn, id: string, form: DeliverableForm) {
  const { seen } = await open(ctx, id, 'edit')
  await requireHire(ctx, seen.gig.id, form)
  await store.update(ctx.db, id, { ...columnsOf(form, ctx.now), updated_at: ctx.now })
  return changed(ctx, seen, id, told.changed)
}

export async function remove(ctx: SignedIn, id: string): Promise<void> {
  const { row } = await open(ctx, id, 'remove')
  await store.remove(ctx.db, id)
  await tell(ctx, row, told.removed())
}

/** Hands in a link, or with a form a file; who may not is refused before a byte is read. */
export async function handIn(ctx: SignedIn, files: Files, id: string, form: HandInForm | undefined) {
  const { row, seen } = await see(ctx, id)
  if (!may('handIn', row, seen.standing)) requireMove('handIn', row, seen.standing)
  requireOpenGig(seen)
  if (form !== undefined)
    return ctx.transaction((db) => handedIn({ ...ctx, db }, id, { ...form, file_id: null }))
  return uploadDeliverable(ctx, files, row.gig_id, {
    read: (fields) => parsePart(HandInFields, Object.fromEntries(fields)),
    use: (inside, fileId, typed) => handedIn(inside, id, { ...typed, file_id: fileId }),
  })
}

interface HandedIn {
  link?: string | null | undefined
  note?: string | null | undefined
  file_id: string | null
}

async function handedIn(ctx: SignedIn, id: string, { link = null, note = null, file_id }: HandedIn) {
  const { seen, status } = await open(ctx, id, 'handIn')
  await store.update(ctx.db, id, {
    status,
    link,
    note,
    file_id,
    handed_in_by: ctx.actor.userId,
    handed_in_at: ctx.now,
    ...UNDECIDED,
    updated_at: ctx.now,
  })
  return changed(ctx, seen, id, told.handedIn)
}

const UNDECIDED = { decided_by: null, decided_at: null, reason: null } as const

export async function accept(ctx: SignedIn, id: string) {
  const { seen, status } = await open(ctx, id, 'accept')
  await store.update(ctx.db, id, { status, ...decidedBy(ctx), updated_at: ctx.now })
  return changed(ctx, seen, id, told.accepted)
}

/** Sends it back; from now on it is reminded of again. */
export async function sendBack(ctx: SignedIn, id: string, reason: string) {
  const { seen, status } = await open(ctx, id, 'sendBack')
  await store.update(ctx.db, id, { status, reason, ...decidedBy(ctx), updated_at: ctx.now })
  return changed(ctx, seen, id, told.sentBack)
}

function decidedBy({ actor, now }: SignedIn) {
  return { decided_by: actor.userId, decided_at: now }
}

/** One that the caller may see, with its project; 404 for any other. */
async function see(ctx: SignedIn, id: string): Promise<{ row: DeliverableRow; seen: SeenGig }> {
  const row = await store.find(ctx.db, ctx.actor, id)
  if (row === undefined) throw refuse('not_found')
  return { row, seen: await seeGig(ctx, row.gig_id) }
}

/** Opens one for a step of the machine: it and its project are held until the transaction ends. */
async function open(ctx: SignedIn, id: string, action: DeliverableAction) {
  const found = await see(ctx, id)
  requireTheirs(action, found)
  const seen = await lockGig(ctx, found.row.gig_id, { who: () => true })
  requireGoingOn(seen)
  await store.lock(ctx.db, id)
  const { row } = await see(ctx, id)
  await requireSeen(ctx, row.version, () => present(row, seen, ctx.now))
  return { row, seen, status: requireMove(action, row, seen.standing) }
}

/** 403 comes before what the state of things would say. */
function requireTheirs(action: DeliverableAction, { row, seen }: { row: DeliverableRow; seen: SeenGig }) {
  const anywhere = (['open', 'handed_in', 'accepted', 'sent_back'] as const).some((status) =>
    may(action, { ...row, status }, seen.standing),
  )
  if (!anywhere) throw refuse('forbidden')
}

function requireOpenGig(seen: SeenGig): void {
  if (seen.gig.locked) throw refuse('gig_locked')
  requireGoingOn(seen)
}

function requireGoingOn({ gig }: SeenGig): void {
  if (gig.status === 'Closed') throw refuse('work_over')
}

async function requireHire(ctx: SignedIn, gigId: string, { engagement_id: id = null }: DeliverableForm) {
  if (id !== null && !(await store.isHiredOn(ctx.db, gigId, id))) {
    throw wrong('engagement_id', 'Choose somebody who is hired on this project.')
  }
}

function columnsOf({ title, due_at: due = null, engagement_id: hire = null }: DeliverableForm, now: Date) {
  return { title, due_at: due, engagement_id: hire, reminded: due === null ? 0 : levelAt(due, now) }
}

const DAY = 86_400_000

/** What would have been said by now: somebody who sets a date for tomorrow need not be told that it is. */
function levelAt(due: string, now: Date): number {
  const left = new Date(due).getTime() - now.getTime()
  if (left <= 0) return 3
  if (left <= DAY) return 2
  return left <= 3 * DAY ? 1 : 0
}

async function changed(ctx: SignedIn, seen: SeenGig, id: string, tells: typeof told.added) {
  const row = await store.find(ctx.db, ctx.actor, id)
  if (row === undefined) throw refuse('not_found')
  await tell(ctx, row, tells(row))
  return { row, seen }
}
