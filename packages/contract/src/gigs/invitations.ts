import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item, list, pageQuery } from '#contract/envelope'
import { emailOr, moment, uuid } from '#contract/shapes'
import { nameOfPerson } from '#contract/names'
import { GigPermission, PermissionId } from './members.ts'

/** spec 002 §5: every field is required, the address valid. */
export const InvitationForm = z.strictObject({
  first_name: nameOfPerson(100, 'Field is required'),
  last_name: nameOfPerson(100, 'Field is required'),
  email: emailOr('Invalid email', 'Field is required'),
  permission_id: PermissionId,
})
export type InvitationForm = z.output<typeof InvitationForm>

/** Somebody whom the search has found as invited: names and address are known, and shown once they are picked. */
export const InvitationAgain = z.strictObject({
  user_id: z.uuid({ error: 'Field is required' }),
  permission_id: PermissionId,
})
export type InvitationAgain = z.output<typeof InvitationAgain>

/** A customer who was invited by mail and has not accepted yet. */
export const Invitation = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  permission: GigPermission,
  status: z.enum(['Pending', 'Expired']),
  invited_by: z.nullable(z.string()),
  sent_at: moment,
  expires_at: moment,
})
export type Invitation = z.infer<typeof Invitation>

const one = z.strictObject({ id: uuid, invitation_id: uuid })

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/gigs/:id/invitations',
    title: 'List invitations to project',
    access: 'signed_in',
    rate: 'read',
    input: { params: z.strictObject({ id: uuid }), query: z.strictObject(pageQuery) },
    ok: list(Invitation),
  }),
  create: endpoint({
    method: 'POST',
    path: '/gigs/:id/invitations',
    title: 'Invite customer',
    access: 'signed_in',
    rate: 'invite',
    input: { params: z.strictObject({ id: uuid }), body: InvitationForm },
    ok: item(Invitation),
    status: 201,
    log: { keep: ['permission_id'] },
  }),
  again: endpoint({
    method: 'POST',
    path: '/gigs/:id/invitations/again',
    title: 'Invite customer again',
    access: 'signed_in',
    rate: 'invite',
    input: { params: z.strictObject({ id: uuid }), body: InvitationAgain },
    ok: item(Invitation),
    status: 201,
    log: { keep: ['permission_id'] },
  }),
  resend: endpoint({
    method: 'POST',
    path: '/gigs/:id/invitations/:invitation_id/resend',
    title: 'Send invitation again',
    access: 'signed_in',
    rate: 'invite',
    input: { params: one, body: z.optional(z.strictObject({})) },
    ok: item(Invitation),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/gigs/:id/invitations/:invitation_id',
    title: 'Revoke invitation',
    access: 'signed_in',
    rate: 'write',
    input: { params: one },
    ok: done,
  }),
}
