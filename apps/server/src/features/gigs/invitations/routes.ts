import { pageOf } from '@guildhall/contract/envelope'
import type { invitations as endpoints } from '@guildhall/contract/gigs/invitations'
import type { Handlers } from '#platform/http/context.ts'
import { presentInvitation } from './presenter.ts'
import * as invitations from './service.ts'

export function invitationsRoutes(deps: invitations.InvitationsDeps): Handlers<typeof endpoints> {
  return {
    async list(ctx, { params, query }) {
      const { rows, ...at } = await invitations.list(ctx, params.id, query)
      return pageOf(
        rows.map((row) => presentInvitation(row, ctx.now)),
        at,
      )
    },
    async create(ctx, { params, body }) {
      return { data: presentInvitation(await invitations.invite(ctx, deps, params.id, body), ctx.now) }
    },
    async again(ctx, { params, body }) {
      return { data: presentInvitation(await invitations.inviteAgain(ctx, deps, params.id, body), ctx.now) }
    },
    async resend(ctx, { params: { id, invitation_id: invitationId } }) {
      return { data: presentInvitation(await invitations.resend(ctx, deps, { id, invitationId }), ctx.now) }
    },
    async revoke(ctx, { params: { id, invitation_id: invitationId } }) {
      await invitations.revoke(ctx, { id, invitationId })
      return { success: true }
    },
  }
}
