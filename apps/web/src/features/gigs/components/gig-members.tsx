import type { GigTabProps } from '#features/gigs/slots.ts'
import { AvatarsStack } from '#ui/avatars-stack.tsx'
import styles from './gig-aside.module.css'

/** Who works on the project, and for whom. */
export function GigMembers({ gig: { contributors, customers } }: GigTabProps) {
  return (
    <section className={styles['part']} aria-label="Members">
      {contributors && (
        <div className={styles['crowd']}>
          <p className={styles['label']}>Contributors ({contributors.total})</p>
          <AvatarsStack people={contributors.first} />
        </div>
      )}
      {customers && (
        <div className={styles['crowd']}>
          <p className={styles['label']}>Customers ({customers.total})</p>
          <AvatarsStack people={customers.first} />
        </div>
      )}
    </section>
  )
}
