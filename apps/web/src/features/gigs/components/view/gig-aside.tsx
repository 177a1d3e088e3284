import { Link } from '@tanstack/react-router'
import { Facts, known } from '#features/experts/components/facts.tsx'
import { copy } from '#features/gigs/copy.ts'
import type { GigTabProps } from '#features/gigs/slots.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { AuditAside } from './audit-aside.tsx'
import styles from './gig-aside.module.css'
import { GigMembers } from './gig-members.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The facts beside the tabs: who, until when, and what has happened (PRODUCT S-07). */
export function GigAside({ gig, actions }: GigTabProps) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const dates = known([
    { label: 'Deadline', value: formatDate(gig.deadline) },
    { label: 'Start', value: formatDate(gig.start_at) },
    { label: 'End', value: formatDate(gig.end_at) },
  ])
  return (
    <aside className={cx(shared['card'], styles['aside'])} aria-labelledby="about-project">
      <h2 id="about-project" className={cx(shared['hidden'], shared['keeps-line'])}>
        {copy.aboutTheProject}
      </h2>
      {actions.canSeeMembers ? (
        <GigMembers gig={gig} actions={actions} />
      ) : (
        <section className={styles['part']} aria-label={copy.owner}>
          <Link to={`/${prefix}/managers/${gig.owner.id}`} className={cx(layout['row-12'], styles['owner'])}>
            <Avatar name={gig.owner.name} photo={gig.owner.photo} />
            <span>
              {gig.owner.name}
              <span className={cx(shared['note'], styles['role'])}>{copy.projectManager}</span>
            </span>
          </Link>
        </section>
      )}
      {dates.length > 0 && (
        <section className={styles['part']} aria-label={copy.dates}>
          <Facts isNarrow facts={dates} />
        </section>
      )}
      <section className={styles['part']} aria-label={copy.history}>
        <AuditAside audit={gig.audit} />
        <p className={cx(shared['note'], styles['code'])}>
          {copy.internalCode} <span className={shared['keeps-line']}>{gig.internal_id}</span>
        </p>
      </section>
    </aside>
  )
}
