import type { Member } from '@guildhall/contract/gigs/members'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { copy } from './copy.ts'
import { removeMember } from './queries.ts'

type Props = { gigId: string; member: Member | undefined; onClose: () => void }

/** Asks before somebody is taken off a project. */
export function Removal({ gigId, member, onClose }: Props) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['gigs'], textOf: wordsOf })
  const remove = async (id: string) => {
    await run(() => removeMember(gigId, id), { said: copy.deleted })
    onClose()
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
