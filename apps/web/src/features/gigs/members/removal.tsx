import type { Member } from '@guildhall/contract/gigs/members'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { DeleteDialog } from '#ui/delete-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { removeMember } from './queries.ts'
import { useRefresh } from './use-members.ts'

type Props = { gigId: string; member: Member | undefined; onClose: () => void }

/** Asks before somebody is taken off a project. */
export function Removal({ gigId, member, onClose }: Props) {
  const [isPending, setPending] = useState(false)
  const refresh = useRefresh()
  const remove = async (id: string) => {
    setPending(true)
    try {
      await removeMember(gigId, id)
      toasts.success(copy.deleted)
      await refresh()
    } catch (error) {
      toasts.error(wordsOf(error))
    } finally {
      setPending(false)
      onClose()
    }
  }
  return (
    <DeleteDialog
      opened={member !== undefined}
      onClose={onClose}
      onDelete={() => member && void remove(member.id)}
      type={member?.type ?? 'member'}
      name={member?.user.name}
      pending={isPending}
    />
  )
}

/** Why it stays, where the server says so: the last lead, an expert who is hired. */
function wordsOf(error: unknown): string {
  const isReason = error instanceof ApiError && (error.status === 409 || error.status === 423)
  return isReason ? error.message : copy.deleteFailed
}
