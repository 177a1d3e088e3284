import { isStaff } from '@guildhall/contract/access'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import { MIN_NAME_LETTERS, type MemberType, type NewMember } from '@guildhall/contract/gigs/members'
import { recordEvent } from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import { close as closeInvitations, expireOf } from '#features/gigs/invitations/closing.ts'
import { lockGig, may, seeGig, type SeenGig } from '#features/gigs/service.ts'
import { GIG_NOTICES } from '#features/gigs/notice-kinds.ts'
import { notify, worded } from '#features/notifications/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { checkNew, type Checked } from './adding.ts'
import * as availableStore from './available-store.ts'
import { mayChange, mayGive, mayRemove, toldOf } from './policy.ts'
import * as store from './store.ts'
import type { MemberRow } from './store.ts'

/** The level from which customers invite others: `may.addCustomers`. */
const MAY_INVITE = 4

export interface Members {
  seen: SeenGig
  rows: MemberRow[]
}

export interface Paging {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}

export async function list(ctx: SignedIn, id: string, query: Paging & { type?: MemberType | undefined }) {
  const seen = await seeGig(ctx, id)
  if (!may.seeMembers(seen.standing)) throw refuse('not_found')
  const { page = 1, pageSize = PAGE_SIZE, type, keyword } = query
  return { seen, ...(await store.page(ctx.db, id, { type, keyword }, { page, pageSize })) }
}

/** Adds contributors and customers, all or none; each of them hears of it. */
export async function add(ctx: SignedIn, id: string, wanted: readonly NewMember[]): Promise<Members> {
  const seen = await lockOpen(ctx, id, (one) => may.addContributors(one) || may.addCustomers(one))
  const checked = await checkNew(ctx, seen, wanted)
  const ids = await store.insert(
    ctx.db,
    checked.map((one) => ({
      gig_id: id,
      user_id: one.userId,
      type: one.type,
      role_id: one.roleId,
      permission_id: one.permissionId,
      added_by: ctx.actor.userId,
      created_at: ctx.now,
    })),
  )
  for (const one of checked) await tellAdded(ctx, seen, one)
  return { seen, rows: await store.findAll(ctx.db, id, ids) }
}

async function tellAdded(ctx: SignedIn, { gig }: SeenGig, { userId, name, type, as, level }: Checked) {
  const told = type === 'customer' ? toldOf(gig, level) : ofContributor(gig)
  if (type === 'customer') await closeInvitations(ctx, { gigId: gig.id, userId })
  await record(ctx, gig, 'gig.member_added', { [type]: { from: null, to: name }, as: { from: null, to: as } })
  await notify(ctx, {
    category: 'membership',
    kind: 'gig.member_added',
    to: [userId],
    ...(await worded(ctx.db, GIG_NOTICES.memberAdded, { name: ctx.actor.name, project: told.project })),
    ...told.place,
    mail: 'now',
    isPushed: true,
  })
}

function ofContributor({ id, name }: SeenGig['gig']) {
  return { project: name, place: { link: `/projects/${id}`, gigId: id } }
}

/** Gives a customer another level. Nobody changes their own. */
export async function changePermission(
  ctx: SignedIn,
  { id, memberId, permissionId }: { id: string; memberId: string; permissionId: string },
): Promise<Members> {
  const seen = await lockOpen(ctx, id, may.run)
  const member = await requireMember(ctx, id, memberId)
  if (member.type !== 'customer') throw wrongPermission('Only customers have a permission.')
  if (!mayChange(seen.standing, member)) throw refuse('forbidden')
  const known = await store.permissions(ctx.db, seen.gig.type)
  const wanted = known.find((permission) => permission.id === permissionId)
  if (wanted === undefined) throw wrongPermission('Choose from the list.')
  if (!mayGive(seen.standing, wanted.level)) throw refuse('forbidden')
  if (wanted.id !== member.permission_id) {
    await store.setPermission(ctx.db, member.id, wanted.id)
    if (wanted.level < MAY_INVITE) await expireOf(ctx, { gigId: id, invitedBy: member.user_id })
    await tellChanged(ctx, seen, member, wanted)
  }
  return { seen, rows: await store.findAll(ctx.db, id, [member.id]) }
}

async function tellChanged(ctx: SignedIn, { gig }: SeenGig, member: MemberRow, wanted: store.Permission) {
  const { project, place } = toldOf(gig, wanted.level)
  await record(ctx, gig, 'gig.permission_changed', {
    customer: { from: nameOf(member), to: nameOf(member) },
    permission: { from: member.permission, to: wanted.value },
  })
  await notify(ctx, {
    category: 'membership',
    kind: 'gig.permission_changed',
    to: [member.user_id],
    ...(await worded(ctx.db, GIG_NOTICES.permissionChanged, {
      name: ctx.actor.name,
      project,
      level: wanted.value,
    })),
    ...place,
    mail: 'now',
    isPushed: true,
  })
}

/** Takes somebody off the project: not its last lead, and no expert who is still hired on it (PRODUCT D-15). */
export async function remove(ctx: SignedIn, id: string, memberId: string): Promise<void> {
  const seen = await lockOpen(ctx, id, may.addContributors)
  const member = await requireMember(ctx, id, memberId)
  if (!mayRemove(seen.standing, seen.gig, member)) throw refuse('forbidden')
  if (member.is_lead === true && (await store.countLeads(ctx.db, id)) === 1) throw refuse('last_lead')
  if (await store.isHired(ctx.db, id, member.person_id)) throw refuse('still_hired')
  await store.remove(ctx.db, member.id)
  if (member.type === 'customer') await expireOf(ctx, { gigId: id, invitedBy: member.user_id })
  await record(ctx, seen.gig, 'gig.member_removed', { [member.type]: { from: nameOf(member), to: null } })
}

export interface Wanted extends Paging {
  type?: MemberType | undefined
  role?: string | undefined
  id?: string | undefined
}

/** Users whom the caller may add; nobody before a few letters are typed, so that nobody lists everybody. */
export async function available(ctx: SignedIn, query: Wanted) {
  const { page = 1, pageSize = PAGE_SIZE, role, keyword = '', id = null } = query
  const type = query.type ?? (role === 'customer' ? 'customer' : 'contributor')
  await requireAdding(ctx, id, type)
  const isForStaff = isStaff(ctx.actor.roles)
  if ([...keyword].length < MIN_NAME_LETTERS) return { page, pageSize, isForStaff, rows: [], total: 0 }
  const by = { userId: ctx.actor.userId, isStaff: isForStaff }
  const search = { type, by, gigId: id, expertsOnly: role === 'expert' }
  return { isForStaff, ...(await availableStore.page(ctx.db, search, keyword, { page, pageSize })) }
}

/** Who adds nobody finds nobody: 404, as for a project that they may not see. */
async function requireAdding(ctx: SignedIn, id: string | null, type: MemberType): Promise<void> {
  if (id === null) {
    const mayCreate = ['growth_experts_admin', 'growth_experts_manager'] as const
    if (!mayCreate.some((role) => ctx.actor.roles.includes(role))) throw refuse('not_found')
    return
  }
  const { standing } = await seeGig(ctx, id)
  const isAllowed = type === 'customer' ? may.addCustomers(standing) : may.addContributors(standing)
  if (!isAllowed) throw refuse('not_found')
}

export { permissions, roles } from './store.ts'

/** A project that is not closed, kept from other writers. */
async function lockOpen(ctx: SignedIn, id: string, who: (standing: SeenGig['standing']) => boolean) {
  const seen = await lockGig(ctx, id, { who })
  if (seen.gig.status === 'Closed') throw refuse('wrong_state')
  return seen
}

async function requireMember(ctx: SignedIn, gigId: string, id: string): Promise<MemberRow> {
  const [member] = await store.findAll(ctx.db, gigId, [id])
  if (member === undefined) throw refuse('not_found')
  return member
}

function wrongPermission(text: string) {
  return refuse('invalid', { fields: { permission_id: [text] } })
}

function nameOf(member: MemberRow): string {
  return `${member.first_name} ${member.last_name}`
}

async function record(
  ctx: SignedIn,
  gig: SeenGig['gig'],
  kind: string,
  differences: Record<string, { from: string | null; to: string | null }>,
): Promise<void> {
  await recordEvent(ctx, { kind, subject: subjectOf(gig), differences })
}
