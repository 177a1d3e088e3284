import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Member } from '@guildhall/contract/gigs/members'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { copy } from './copy.ts'
import { roleName } from './pending-members.ts'
import { changePermission, memberQueries } from './queries.ts'
import { firstWords } from './use-members.ts'

type Props = {
  gigId: string
  kind: GigKind
  change: { member: Member; permissionId: string } | undefined
  onClose: () => void
}

/** Asks before a customer gets another level (spec 002 §2). */
export function EditCustomer({ gigId, kind, change, onClose }: Props) {
  const { data: levels = [] } = useQuery(memberQueries.permissions(kind))
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['gigs'],
    textOf: (error) => firstWords(error, copy.permissionFailed),
  })
  const level = levels.find(({ id }) => id === change?.permissionId)?.value ?? ''
  const save = async ({ member, permissionId }: NonNullable<Props['change']>) => {
    await run(() => changePermission(gigId, member.id, permissionId), { said: copy.permissionChanged })
    onClose()
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
