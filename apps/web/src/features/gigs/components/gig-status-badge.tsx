import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { StatusBadge } from '#ui/status-badge.tsx'
import { copy } from '#features/gigs/copy.ts'
import styles from './gig-status-badge.module.css'

type Props = { gig: { status_display: string; locked: boolean } }

/** The state of a project, with the lock of an administrator. */
export function GigStatusBadge({ gig }: Props) {
  return (
    <span className={styles['state']}>
      <StatusBadge status={gig.status_display} />
      {gig.locked && <IconLock size={15} role="img" aria-label={copy.lockedLabel} />}
    </span>
  )
}
