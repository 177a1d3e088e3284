import type { Gig } from '@guildhall/contract/gigs/gig'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { copy } from '#features/gigs/copy.ts'
import type { GigStep } from '#features/gigs/gig-steps.ts'
import { deleteGig, restoreGig } from '#features/gigs/queries.ts'
import type { GigSlots } from '#features/gigs/slots.ts'
import { useGigStep } from '#features/gigs/use-gig-step.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import { CloneDialog } from './clone-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { gig: Gig; step: GigStep; onClose: () => void; Outcomes: GigSlots['Outcomes'] }

/** The dialog that a step of the project asks with. */
export function GigDialogs({ gig, step, onClose, Outcomes }: Props) {
  switch (step) {
    case 'reject':
    case 'unpublish':
    case 'close':
    case 'reopen':
    case 'lock':
      return <ReasonDialog gig={gig} step={step} onClose={onClose} Outcomes={Outcomes} />
    case 'publish':
      return <PublishDialog gig={gig} onClose={onClose} />
    case 'clone':
      return <CloneDialog gig={gig} onClose={onClose} />
    case 'delete':
      return <DeleteDialog gig={gig} onClose={onClose} />
    default:
      return null
  }
}

type OneProps = Pick<Props, 'gig' | 'onClose'>

function PublishDialog({ gig, onClose }: OneProps) {
  const { take, isPending } = useGigStep(gig.id)
  const publish = async () => {
    await take('publish')
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={copy.publishTitle(gig.name)}
      confirmLabel={copy.publish}
      cancelLabel={copy.cancel}
      pending={isPending}
      onConfirm={() => void publish()}
      onClose={onClose}
    >
      {copy.publishText(gig.name)}
    </ConfirmDialog>
  )
}

/** A draft goes for 30 days; the toast brings it back. */
function DeleteDialog({ gig, onClose }: OneProps) {
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
    <ConfirmDialog
      opened
      title={`Delete ${gig.name}?`}
      confirmLabel={copy.textDelete}
      cancelLabel={copy.cancel}
      destructive
      pending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {copy.theDraftCan}
    </ConfirmDialog>
  )
}
