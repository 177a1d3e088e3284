import { MembersWidget } from '#features/gigs/members/members-widget.tsx'
import type { GigTabProps } from '#features/gigs/slots.ts'
import styles from './gig-aside.module.css'

/** Who works on the project, and for whom. */
export function GigMembers({ gig, actions }: GigTabProps) {
  return (
    <div className={styles['part']}>
      <MembersWidget gigId={gig.id} kind={gig.type} type="contributor" canAdd={actions.canAddContributors} />
      <MembersWidget gigId={gig.id} kind={gig.type} type="customer" canAdd={actions.canAddCustomers} />
    </div>
  )
}
