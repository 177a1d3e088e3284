import type { Gig } from '@guildhall/contract/gigs/gig'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { copy } from '#features/gigs/copy.ts'
import { deleteGig, restoreGig } from '#features/gigs/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { toasts } from '#ui/feedback/toasts.tsx'

type Props = { gig: Pick<Gig, 'id' | 'name'>; onClose: () => void }

/** A draft goes for 30 days; the toast brings it back. */
export function DeleteDraft({ gig, onClose }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const navigate = useNavigate()
  const client = useQueryClient()
  const { run, isPending } = useWrite({ kind: 'delete', tells: 'by toast', refetch: ['gigs'] })
  const { run: bringBack } = useWrite({ tells: 'by toast', refetch: ['gigs'] })
  const restore = () =>
    bringBack(() => restoreGig(gig.id), { onDone: () => navigate({ to: `/${prefix}/projects/${gig.id}` }) })
  const remove = () =>
    run(() => deleteGig(gig.id), {
      async onDone() {
        await navigate({ to: `/${prefix}/projects` })
        client.removeQueries({ queryKey: ['gigs', 'item', gig.id] })
        toasts.success('The draft has been deleted.', {
          actions: [{ label: 'Restore', onClick: () => void restore() }],
        })
      },
      onRefused: onClose,
    })
  return (
    <DeleteDialog
      opened
      type="project"
      name={gig.name}
      pending={isPending}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <p>{copy.theDraftCan}</p>
    </DeleteDialog>
  )
}
