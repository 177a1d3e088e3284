import type { RolePrefix } from '@guildhall/contract/access'
import { Suspense } from 'react'
import { copy } from '#features/gigs/copy.ts'
import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { useWindowTitle } from '#platform/window-title.ts'
import { Breadcrumb } from '#ui/layout/page-header.tsx'
import { GigAside } from './gig-aside.tsx'
import { GigBanners } from './gig-banners.tsx'
import { GigHeader } from './gig-header.tsx'
import { GigTabs } from './gig-tabs.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'
import styles from './gig-view.module.css'

type Above = { label: string; href: string }

/** HR generalists come to a project from the ICs who work on it; experts from a list that the menu names so. */
const ABOVE: Partial<Record<RolePrefix, Above>> = {
  hr: { label: 'Onboarded ICs', href: '/hr/ics' },
  expert: { label: copy.myProjects, href: '/expert/projects' },
}

/** The page above a project. */
export function aboveGig(prefix: RolePrefix | undefined): Above {
  return (prefix && ABOVE[prefix]) ?? { label: 'Projects', href: `/${prefix ?? ''}/projects` }
}

/** The page of a project: what it is and in which state, its tabs, and the facts beside them. */
export function GigView({ gig, actions, slots }: GigTabProps & { slots: GigSlots }) {
  const user = useSignedIn()
  const { Engagement } = slots
  useWindowTitle(gig.name)
  return (
    <>
      <Breadcrumb crumbs={[aboveGig(prefixOf(user)), { label: gig.name }]} renderLink={crumbLink} />
      <GigHeader gig={gig} actions={actions} slots={slots} />
      <GigBanners gig={gig} actions={actions} />
      {Engagement && user.actions.worksAsExpert && (
        <div className={styles['part']}>
          <Suspense fallback={<span aria-busy />}>
            <Engagement gig={gig} actions={actions} />
          </Suspense>
        </div>
      )}
      <div className={cx(layout['stack-20'], columns['main-and-aside'])}>
        <div className={cx(shared['card'], shared['shrinks'], styles['tabs'])}>
          <GigTabs gig={gig} actions={actions} slots={slots} />
        </div>
        <GigAside gig={gig} actions={actions} />
      </div>
    </>
  )
}
