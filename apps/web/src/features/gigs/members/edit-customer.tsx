import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Member } from '@guildhall/contract/gigs/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { roleName } from './pending-members.ts'
import { changePermission, memberQueries } from './queries.ts'
import { firstWords, useRefresh } from './use-members.ts'

type Props = {
  gigId: string
  kind: GigKind
  change: { member: Member; permissionId: string } | undefined
  onClose: () => void
}

/** Asks before a customer gets another level (spec 002 §2). */
export function EditCustomer({ gigId, kind, change, onClose }: Props) {
  const { data: levels = [] } = useQuery(memberQueries.permissions(kind))
  const [isPending, setPending] = useState(false)
  const refresh = useRefresh()
  const level = levels.find(({ id }) => id === change?.permissionId)?.value ?? ''
  const save = async ({ member, permissionId }: NonNullable<Props['change']>) => {
    setPending(true)
    try {
      await changePermission(gigId, member.id, permissionId)
      await refresh()
      toasts.success(copy.permissionChanged)
    } catch (error) {
      toasts.error(firstWords(error, copy.permissionFailed))
    } finally {
      setPending(false)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      opened={change !== undefined}
      onClose={onClose}
      onConfirm={() => change && void save(change)}
      title={copy.editCustomer.title}
      pending={isPending}
    >
      {change && copy.editCustomer.question(change.member.user.name, roleName(level))}
    </ConfirmDialog>
  )
}
