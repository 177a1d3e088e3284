import IconLock from '~icons/lock'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { BadgeVariant } from '#ui/marks/status-badge-tone.ts'
import { copy } from '#features/gigs/copy.ts'
import { customerState } from '#features/gigs/status-groups.ts'
import { useSignedIn } from '#platform/session.tsx'
import layout from '#ui/theme/layout.module.css'

type Props = {
  gig: { status_display: string; locked: boolean }
  /** A tag in lists of projects, where Completed has a colour of its own (PRODUCT X-01). */
  variant?: BadgeVariant
}

/** The state of a project, for its customer in their words, with the lock of an administrator. */
export function GigStatusBadge({ gig, variant = 'status-tag' }: Props) {
  const { worksAsCustomer } = useSignedIn().actions
  const { status_display: status } = gig
  const { label, colour } = worksAsCustomer ? customerState(status) : { label: status, colour: status }
  return (
    <span className={layout['inline-row-6']}>
      <StatusBadge status={colour} label={label} variant={variant} />
      {gig.locked && <IconLock size={15} role="img" aria-label={copy.lockedLabel} />}
    </span>
  )
}
