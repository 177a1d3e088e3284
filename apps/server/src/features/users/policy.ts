import type { UserActions } from '@guildhall/contract/users'
import type { Actor } from '#platform/http/context.ts'
import type { UserRecord } from './store.ts'

/** What an administrator may do with this account now; the service refuses the same (PRODUCT 5.2 rows 52 and 56). */
export function actionsOn(
  reader: Pick<Actor, 'userId'>,
  account: UserRecord,
  lockedOut: ReadonlySet<string>,
): UserActions {
  const isOwn = reader.userId === account.id
  const isActive = account.status !== 'Suspended'
  return {
    canEdit: true,
    canEditRoles: !isOwn,
    canSuspend: isActive && !isOwn,
    canActivate: !isActive,
    canSendReset: account.status === 'Active',
    canSendInvitation: account.status === 'Invited',
    canRevokeSessions: true,
    canUnlock: lockedOut.has(account.id),
    canResetMfa: account.mfa_enabled_at !== null && !isOwn,
    canViewAs: account.status === 'Active' && !account.roles.includes('growth_experts_admin'),
  }
}
