import type { Invitation } from '@guildhall/contract/gigs/invitations'
import { presentPermission } from '#features/gigs/members/presenter.ts'
import type { InvitationRow } from './store.ts'

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    permission: presentPermission({
      id: row.permission_id,
      value: row.permission,
      description: row.permission_description,
    }),
    status: row.expires_at > now ? 'Pending' : 'Expired',
    invited_by: row.inviter,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
