import type { Role } from '@guildhall/contract/access'
import { actorOf } from '#features/accounts/service.ts'
import { recordEvent } from '#features/activity/service.ts'
import * as available from '#features/gigs/members/available-store.ts'
import * as memberStore from '#features/gigs/members/store.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { may, standingOf } from '#features/gigs/policy.ts'
import { find } from '#features/gigs/store.ts'
import { GIG_NOTICES } from '#features/gigs/notice-kinds.ts'
import { notify, worded } from '#features/notifications/service.ts'
import type { Ctx } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'

/** Somebody proved that an invitation is theirs: they are a member now. Answers the page that it leads to. */
export async function accept(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { onPeopleChanged }: Pick<GigsDeps, 'onPeopleChanged'>,
  { id, userId, name, roles }: { id: string; userId: string; name: string; roles: readonly Role[] },
): Promise<string> {
  const invitation = await store.lockPending(ctx.db, id, userId)
  if (invitation === undefined) throw refuse('bad_token')
  const { gig_id: gigId, name: title } = invitation
  // Somebody suspended since then is not added anywhere (PRODUCT D-15).
  if (!(await available.isWelcome(ctx.db, userId))) throw refuse('account_suspended')
  const [member] = await memberStore.amongMembers(ctx.db, gigId, [userId])
  if (member === undefined) await addMember(ctx, invitation, userId)
  await store.end(ctx.db, { gigId, userId, at: ctx.now })
  await onPeopleChanged({ ...ctx, actor: null }, gigId)
  const about = { kind: 'gig', id: gigId, title, gigId } as const
  const differences = { customer: { from: null, to: name } }
  await recordEvent(
    { ...ctx, actor: { userId, name } },
    { kind: 'gig.invitation_accepted', subject: about, differences },
  )
  await notify(
    { ...ctx, actor: null },
    {
      category: 'membership',
      kind: 'gig.invitation_accepted',
      to: [await toldOf(ctx, invitation)],
      ...(await worded(ctx.db, GIG_NOTICES.invitationAccepted, { name, project: title })),
      link: `/projects/${gigId}`,
      gigId,
    },
  )
  return pageFor(ctx, { userId, roles }, gigId)
}

/** Whoever invited them, as long as they may; else who owns the project. */
async function toldOf({ db }: Pick<Ctx, 'db'>, { gig_id, invited_by: by, owner_id: owner }: Invitation) {
  const inviter = by === null ? undefined : await actorOf(db, by)
  if (inviter === undefined) return owner
  const gig = await find(db, inviter, gig_id)
  return gig !== undefined && may.addCustomers(standingOf(inviter, gig)) ? inviter.userId : owner
}

type Invitation = NonNullable<Awaited<ReturnType<typeof store.lockPending>>>

async function addMember(ctx: Pick<Ctx, 'db' | 'now'>, invitation: Invitation, userId: string) {
  await memberStore.insert(ctx.db, [
    {
      gig_id: invitation.gig_id,
      user_id: userId,
      type: 'customer',
      permission_id: invitation.permission_id,
      added_by: invitation.invited_by,
      created_at: ctx.now,
    },
  ])
}

interface Accepter {
  userId: string
  roles: readonly Role[]
}

/** The project, if a customer of this level sees it already; else the list, where it will stand. */
async function pageFor({ db }: Pick<Ctx, 'db'>, { userId, roles }: Accepter, gigId: string): Promise<string> {
  // A login has the id of its person.
  const seen = await find(db, { userId, personId: userId, roles, permissions: [] }, gigId)
  if (seen !== undefined) return `/projects/${gigId}`
  return roles.includes('growth_experts_customer') ? '/customer/projects' : '/'
}
