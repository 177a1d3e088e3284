import { isStaff } from '@guildhall/contract/access'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { InvitationAgain, InvitationForm } from '@guildhall/contract/gigs/invitations'
import { recordEvent } from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import * as accounts from '#features/accounts/service.ts'
import * as availableStore from '#features/gigs/members/available-store.ts'
import * as memberStore from '#features/gigs/members/store.ts'
import { mayGive, toldOf } from '#features/gigs/members/policy.ts'
import { lockGig, may, seeGig, type SeenGig } from '#features/gigs/service.ts'
import { limits } from '#features/settings/service.ts'
import { GIG_NOTICES } from '#features/gigs/notice-kinds.ts'
import { notify, worded } from '#features/notifications/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { invitationLetter } from './mails.ts'
import * as store from './store.ts'
import type { InvitationRow } from './store.ts'

const DAY = 24 * 60 * 60 * 1000

interface Paging {
  page?: number | undefined
  pageSize?: number | undefined
}

export type InvitationsDeps = { accounts: accounts.AccountsDeps }

export async function list(ctx: SignedIn, id: string, query: Paging) {
  const { standing } = await seeGig(ctx, id)
  if (!may.addCustomers(standing)) throw refuse('not_found')
  const { page = 1, pageSize = PAGE_SIZE } = query
  return store.page(ctx.db, whose(id, standing), { page, pageSize })
}

/**
 * Invites somebody by mail (PRODUCT D-16). Whether the address has an account shows neither in the answer nor
 * anywhere else: both get a link, and are members once they accept.
 */
export async function invite(
  ctx: SignedIn,
  deps: InvitationsDeps,
  id: string,
  form: InvitationForm,
): Promise<InvitationRow> {
  const seen = await lockOpen(ctx, id)
  const permission = await requirePermission(ctx, seen, form.permission_id)
  const { email } = form
  const before = await store.findByEmail(ctx.db, id, email)
  if (before !== undefined && before.expires_at > ctx.now) throw alreadyAdded()
  const account = await accounts.accountFor(ctx, {
    firstName: form.first_name,
    lastName: form.last_name,
    email,
    role: 'growth_experts_customer',
  })
  const [member] = await memberStore.amongMembers(ctx.db, id, [account.id])
  if (member !== undefined) throw alreadyAdded(member.type)
  const invitation = {
    first_name: form.first_name,
    last_name: form.last_name,
    permission_id: permission.id,
    user_id: account.id,
    invited_by: ctx.actor.userId,
    sent_at: ctx.now,
    expires_at: await expiryFrom(ctx),
  }
  const invitationId = before?.id ?? (await insert(ctx, id, email, invitation))
  if (before !== undefined) await store.update(ctx.db, before.id, invitation)
  await record(ctx, seen.gig, 'gig.customer_invited', {
    customer: { from: null, to: email },
    permission: { from: null, to: permission.value },
  })
  await tellInvited(ctx, { invitationId, account, project: toldOf(seen.gig, permission.level).project })
  return send(ctx, deps, seen, invitationId)
}

/** The same for somebody whom the search has shown as invited, by their id. */
export async function inviteAgain(
  ctx: SignedIn,
  deps: InvitationsDeps,
  id: string,
  { user_id: userId, permission_id }: InvitationAgain,
): Promise<InvitationRow> {
  await lockOpen(ctx, id)
  const by = { userId: ctx.actor.userId, isStaff: isStaff(ctx.actor.roles) }
  const person = await availableStore.invitee(ctx.db, { by }, userId)
  if (person === undefined) throw refuse('invalid', { fields: { user_id: ['Choose from the list.'] } })
  return invite(ctx, deps, id, { ...person, permission_id })
}

function insert(
  ctx: SignedIn,
  gigId: string,
  email: string,
  invitation: Omit<Parameters<typeof store.insert>[1], 'gig_id' | 'email' | 'created_at'>,
): Promise<string> {
  return store.insert(ctx.db, { ...invitation, gig_id: gigId, email, created_at: ctx.now })
}

/** In the portal too, for somebody who comes there anyway. */
async function tellInvited(
  ctx: SignedIn,
  {
    invitationId,
    account,
    project,
  }: { invitationId: string; account: { id: string; email_verified_at: Date | null }; project: string },
): Promise<void> {
  if (account.email_verified_at === null || (await availableStore.isSuspended(ctx.db, account.id))) return
  await notify(ctx, {
    category: 'membership',
    kind: 'gig.customer_invited',
    to: [account.id],
    ...(await worded(ctx.db, GIG_NOTICES.invited, { name: ctx.actor.name, project })),
    link: `/accounts/accept-invitation?invitation=${invitationId}`,
    isPushed: true,
  })
}

/** As long as its link is good. */
async function expiryFrom({ db, now }: SignedIn): Promise<Date> {
  return new Date(now.getTime() + (await limits(db)).invitation_days * DAY)
}

/** A fresh link; the one before is worthless. */
export async function resend(
  ctx: SignedIn,
  deps: InvitationsDeps,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<InvitationRow> {
  const seen = await lockOpen(ctx, id)
  await requireInvitation(ctx, seen, invitationId)
  const expiresAt = await expiryFrom(ctx)
  await store.update(ctx.db, invitationId, { sent_at: ctx.now, expires_at: expiresAt })
  return send(ctx, deps, seen, invitationId)
}

async function send(ctx: SignedIn, deps: InvitationsDeps, seen: SeenGig, id: string): Promise<InvitationRow> {
  const row = await requireInvitation(ctx, seen, id)
  // Whoever is suspended could not accept; that, too, shows in no answer.
  if (await availableStore.isSuspended(ctx.db, row.user_id)) return row
  const role = 'growth_experts_customer' as const
  const { project } = toldOf(seen.gig, row.level)
  await accounts.sendInvitation(ctx, deps.accounts, {
    userId: row.user_id,
    subject: { role, id: row.id, title: project },
    ...(await invitationLetter(ctx.db, {
      product: deps.accounts.site.product,
      inviter: ctx.actor.name,
      gig: project,
      firstName: row.first_name,
      email: row.email,
    })),
  })
  return row
}

/** Takes an invitation back: its link leads nowhere. */
export async function revoke(
  ctx: SignedIn,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> {
  const seen = await lockOpen(ctx, id)
  const row = await requireInvitation(ctx, seen, invitationId)
  await store.update(ctx.db, row.id, { status: 'revoked' })
  await accounts.withdrawInvitation(ctx, row.id)
  await record(ctx, seen.gig, 'gig.invitation_revoked', { customer: { from: row.email, to: null } })
}

/** Those who run the project handle all invitations; a customer handles their own. */
function whose(gigId: string, standing: SeenGig['standing']): store.Whose {
  return { gigId, invitedBy: may.run(standing) ? null : standing.userId }
}

async function lockOpen(ctx: SignedIn, id: string): Promise<SeenGig> {
  const seen = await lockGig(ctx, id, { who: may.addCustomers })
  if (seen.gig.status === 'Closed') throw refuse('wrong_state')
  return seen
}

async function requireInvitation(ctx: SignedIn, seen: SeenGig, id: string): Promise<InvitationRow> {
  const row = await store.find(ctx.db, whose(seen.gig.id, seen.standing), id)
  if (row === undefined) throw refuse('not_found')
  return row
}

async function requirePermission(ctx: SignedIn, { gig, standing }: SeenGig, id: string) {
  const known = await memberStore.permissions(ctx.db, gig.type)
  const permission = known.find((one) => one.id === id)
  if (permission === undefined)
    throw refuse('invalid', { fields: { permission_id: ['Choose from the list.'] } })
  if (!mayGive(standing, permission.level)) throw refuse('forbidden')
  return permission
}

function alreadyAdded(type = 'customer') {
  return refuse('invalid', { fields: { email: [`This ${type} already been added`] } })
}

async function record(
  ctx: SignedIn,
  gig: SeenGig['gig'],
  kind: string,
  differences: Record<string, { from: string | null; to: string | null }>,
): Promise<void> {
  await recordEvent(ctx, { kind, subject: subjectOf(gig), differences })
}
