import { isStaff } from '@guildhall/contract/access'
import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import type { ProfileChange } from '@guildhall/contract/experts/profile-forms'
import * as accounts from '#features/accounts/service.ts'
import * as activity from '#features/activity/service.ts'
import * as people from '#features/people/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { Actor, Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ExpertsDeps } from './deps.ts'
import { asPublic, requireEdit, requireView, viewOf, type View } from './policy.ts'
import { present } from './presenter.ts'
import { write } from './profile-change.ts'
import * as store from './store.ts'
import type { PersonRow } from './store.ts'

/** Makes a person an expert, New to the vetting, and an invited one New; leaves any other expert as they are. */
export async function start(ctx: Starting, personId: string): Promise<void> {
  const person = await store.find(ctx.db, personId)
  if (person === undefined || (person.is_expert && person.status !== 'Invited')) return
  await store.start(ctx.db, person.id, ctx.now)
  await noteStatus(ctx, person, { kind: 'expert.registered', to: 'New' })
}

/** Without an actor the person has done it. */
type Starting = Pick<Ctx, 'db' | 'now'> & { actor: Pick<Actor, 'userId' | 'name'> | null }

/** What only a new status tells: an event of the expert. */
async function noteStatus(
  ctx: Starting,
  row: PersonRow,
  { kind, to }: { kind: string; to: string },
): Promise<void> {
  const name = nameOf(row)
  const actor = ctx.actor ?? (row.user_id === null ? null : { userId: row.user_id, name })
  await activity.recordEvent(
    { ...ctx, actor },
    {
      kind,
      subject: { kind: 'expert', id: row.id, title: name },
      differences: { status: { from: row.status, to } },
    },
  )
}

function nameOf({ first_name: first, last_name: last }: PersonRow): string {
  return `${first} ${last}`
}

export interface Seen {
  row: PersonRow
  view: View
}

/** A person whom this reader may see, by their own id or that of their login; 404 otherwise. */
export async function see(ctx: SignedIn, id: string): Promise<Seen> {
  const row = await store.find(ctx.db, id)
  const view = requireView(ctx.actor, row)
  if (row === undefined) throw refuse('not_found')
  return { row, view }
}

/** The same, and for whoever is on a project also those who run it (PRODUCT 5.2 row 13a). */
export async function meet(
  ctx: SignedIn,
  { runsGigOf }: Pick<ExpertsDeps, 'runsGigOf'>,
  id: string,
): Promise<Seen> {
  const row = await store.find(ctx.db, id)
  const isStranger = row !== undefined && viewOf(ctx.actor, row) === null
  if (!isStranger || row.user_id === null) return see(ctx, id)
  const view = requireView(ctx.actor, { ...row, runs_gig_of_reader: await runsGigOf(ctx, row.user_id) })
  return { row, view }
}

/** Of these logins those whose page this reader may open; who runs the project at hand is met there (row 13a). */
export async function openableAmong(
  { db, actor }: SignedIn,
  userIds: readonly string[],
  runsIt: (userId: string) => boolean,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await store.findByLogins(db, userIds)
  const open = rows.filter(
    (row) =>
      viewOf(actor, { ...row, runs_gig_of_reader: row.user_id !== null && runsIt(row.user_id) }) !== null,
  )
  return new Set(open.flatMap(({ user_id: id }) => id ?? []))
}

/** Of these people those whom this reader may see, and whether with their contacts. */
export async function viewsOf(
  { db, actor }: SignedIn,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, View>> {
  const rows = await store.findAll(db, personIds)
  return new Map(
    rows.flatMap((row) => {
      const view = viewOf(actor, row)
      return view === null ? [] : [[row.id, view] as const]
    }),
  )
}

/** 404 unless this reader may see the face of a person: whom they see, and whom they are shown elsewhere. */
export async function requireFace(
  ctx: SignedIn,
  { isMet }: Pick<ExpertsDeps, 'isMet'>,
  personId: string,
): Promise<void> {
  const row = await store.find(ctx.db, personId)
  const isStranger = row === undefined || viewOf(ctx.actor, row) === null
  if (isStranger && !(await isMet(ctx, personId))) throw refuse('not_found')
}

/** A person whom this reader may change, locked until the transaction ends. */
export async function seeToChange(ctx: SignedIn, id: string): Promise<Seen> {
  const { row: found } = await see(ctx, id)
  await people.lock(ctx.db, found.id)
  return seeMade(ctx, found.id)
}

/** Somebody whom this transaction has made: nobody else knows them yet, so nobody is kept from changing them. */
export async function seeMade(ctx: SignedIn, id: string): Promise<Seen> {
  const row = await store.find(ctx.db, id)
  const view = requireEdit(ctx.actor, row)
  if (row === undefined) throw refuse('not_found')
  return { row, view }
}

export interface ProfileRequest {
  id: string
  /** The owner looks at themselves as a customer would. */
  asPublic?: boolean
  /** The path knows experts alone. */
  expertsOnly?: boolean
  /** The form does not go without a type of rate, if it is an expert's (spec 001 §5). */
  asksRateType?: boolean
}

export async function profile(
  ctx: SignedIn,
  deps: ExpertsDeps,
  request: ProfileRequest,
): Promise<ProfileAnswer> {
  const { row, view } = await meet(ctx, deps, request.id)
  if (request.expertsOnly === true && !row.is_expert) throw refuse('not_found')
  tag(ctx, row.version)
  const seenGigs = await deps.seenGigs(
    ctx,
    row.gigs.map(({ id }) => id),
  )
  return present(row, request.asPublic === true ? asPublic(view) : view, ctx.now, seenGigs)
}

/** Changes what the form holds. A change of what somebody else has changed since it was read is refused (412). */
export async function change(
  ctx: SignedIn,
  deps: ExpertsDeps,
  { id, expertsOnly, asksRateType }: ProfileRequest,
  form: ProfileChange,
): Promise<ProfileAnswer> {
  const { row, view } = await seeToChange(ctx, id)
  if (expertsOnly === true && !row.is_expert) throw refuse('not_found')
  await requireSeen(ctx, row.version, () => present(row, view, ctx.now).data)
  if (asksRateType === true && view.canSeeRate && (form.rate_type ?? row.rate_type) === null) {
    throw refuse('invalid', { fields: { rate_type: ['Please select rate type'] } })
  }
  await write(ctx, deps, { row, view, change: form })
  await noteChange(ctx, { row, view }, 'profile.changed')
  return profile(ctx, deps, { id: row.id })
}

/** The same for the forms that hold the address: outside a transaction, since a new one asks for the password. */
export async function changeAccount(
  ctx: SignedIn,
  deps: ExpertsDeps,
  request: ProfileRequest,
  form: ProfileChange,
): Promise<ProfileAnswer> {
  const { row, view } = await see(ctx, request.id)
  const isNewAddress = view.canEdit && form.email !== undefined && form.email !== row.email
  if (isNewAddress && row.user_id !== null && !view.canMoveLogin) {
    throw refuse('invalid', {
      fields: { email: ['Ask its owner or an administrator to change this address.'] },
    })
  }
  if (isNewAddress) await accounts.confirmOwner(ctx, deps.accounts, form.current_password)
  return ctx.transaction((db) => change({ ...ctx, db }, deps, request, form))
}

/** What every change of a profile brings along: the first one of an owner starts it, and each is written down. */
export async function noteChange(ctx: SignedIn, { row, view }: Seen, kind: string): Promise<void> {
  if (view.audience === 'self' && row.status === 'New') {
    await store.begin(ctx.db, row.id, ctx.now)
    await noteStatus(ctx, row, { kind: 'expert.started', to: 'Incomplete' })
  }
  const subject = { id: row.id, title: nameOf(row) }
  await activity.recordEvent(ctx, { kind, subject: { kind: row.is_expert ? 'expert' : 'user', ...subject } })
}

/** The version of what is answered, for the If-Match of the change that follows. */
export function tag(ctx: SignedIn, version: number): void {
  ctx.reply.header('ETag', `"${version}"`)
}

export async function isEmailUsed(
  ctx: SignedIn,
  { email, person_id: personId }: { email: string; person_id?: string | undefined },
): Promise<boolean> {
  return people.isEmailUsed(ctx.db, email, await checkedFor(ctx, personId))
}

export async function isPhoneUsed(
  ctx: SignedIn,
  query: { phone: string; country_iso: string; person_id?: string | undefined },
): Promise<boolean> {
  const exceptPersonId = await checkedFor(ctx, query.person_id)
  const phone = people.readPhone(query.phone, query.country_iso)
  return phone !== undefined && people.isPhoneUsed(ctx.db, phone, exceptPersonId)
}

/** The person whose own address or number does not count: the caller, or for staff anybody (C04). */
async function checkedFor(ctx: SignedIn, personId: string | undefined): Promise<string> {
  const { personId: own, userId, roles } = ctx.actor
  if (personId === undefined || personId === own || personId === userId) return own
  if (!isStaff(roles)) throw refuse('not_found')
  return (await see(ctx, personId)).row.id
}
