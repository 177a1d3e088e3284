import type { UserRow } from '@guildhall/contract/users'
import { Badge } from '#ui/marks/badge.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { copy } from '#features/users/copy.ts'

/** Whether somebody can sign in, and whether wrong passwords or codes keep them out for a while. */
export function AccountStatus({ status, actions }: Pick<UserRow, 'status' | 'actions'>) {
  return (
    <>
      <StatusBadge status={status} /> {actions.canUnlock && <Badge tone="danger">{copy.locked}</Badge>}
    </>
  )
}
