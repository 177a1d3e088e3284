import { Suspense } from 'react'
import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { crumbLink } from '#platform/crumb-link.tsx'
import { Breadcrumb } from '#ui/page-header.tsx'
import { GigAside } from './gig-aside.tsx'
import { GigBanners } from './gig-banners.tsx'
import { GigHeader } from './gig-header.tsx'
import { GigTabs } from './gig-tabs.tsx'
import styles from './gig-view.module.css'

/** The page of a project: what it is and in which state, its tabs, and the facts beside them. */
export function GigView({ gig, actions, slots }: GigTabProps & { slots: GigSlots }) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const { Engagement } = slots
  const list =
    prefix === 'hr'
      ? { label: 'Onboarded ICs', href: '/hr/ics' }
      : { label: 'Projects', href: `/${prefix}/projects` }
  return (
    <>
      <Breadcrumb crumbs={[list, { label: gig.name }]} renderLink={crumbLink} />
      <GigHeader gig={gig} actions={actions} slots={slots} />
      <GigBanners gig={gig} actions={actions} />
      {Engagement && prefix === 'expert' && (
        <Suspense>
          <Engagement gig={gig} actions={actions} />
        </Suspense>
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <GigTabs gig={gig} actions={actions} slots={slots} />
        </div>
        <GigAside gig={gig} actions={actions} />
      </div>
    </>
  )
}
