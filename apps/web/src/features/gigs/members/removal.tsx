import type { Member } from '@guildhall/contract/gigs/members'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { gigEditingQueries } from '#features/gigs/editing/queries.ts'
import { gigQueries } from '#features/gigs/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import { ApiError } from '#platform/api-error.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { copy } from './copy.ts'
import { removeMember } from './queries.ts'

type Props = { gigId: string; member: Member | undefined; onClose: () => void }

/** Asks before somebody is taken off a project. */
export function Removal({ gigId, member, onClose }: Props) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['gigs'], textOf: wordsOf })
  const leave = useLeaving(gigId)
  const remove = async ({ id, user }: Member) => {
    await run(() => removeMember(gigId, id), { said: copy.deleted, onDone: () => leave(user.id) })
    onClose()
  }
  return (
    <DeleteDialog
      opened={member !== undefined}
      onClose={onClose}
      onDelete={() => member && void remove(member)}
      type={member?.type ?? 'member'}
      name={member?.user.name}
      pending={isPending}
    />
  )
}

/** Who took themselves off goes on to the projects, where this one is no longer theirs to see. */
function useLeaving(gigId: string) {
  const reader = useSignedIn()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (removed: string) => {
    const { queryKey: onItsPage } = gigQueries.item(gigId)
    const { queryKey: inTheEditor } = gigEditingQueries.gig(gigId)
    const gig = (client.getQueryData(onItsPage) ?? client.getQueryData(inTheEditor))?.data
    const isOwner = [gig?.owner, ...(gig?.co_owners ?? [])].some((owner) => owner?.id === reader.id)
    if (removed !== reader.id || isOwner || reader.actions.runsNetwork) return
    await navigate({ href: `/${prefixOf(reader) ?? ''}/projects`, replace: true })
  }
}

/** Why it stays, where the server says so: the last lead, an expert who is hired. */
function wordsOf(error: unknown): string {
  const isReason = error instanceof ApiError && (error.status === 409 || error.status === 423)
  return isReason ? error.message : copy.deleteFailed
}
