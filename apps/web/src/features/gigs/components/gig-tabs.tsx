import { Skeleton, Tabs } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import { useFilter } from '#platform/use-filter.ts'
import { TabList } from '#ui/tab-list.tsx'
import { copy } from '#features/gigs/copy.ts'
import { GigOverview } from './gig-overview.tsx'
import styles from './gig-tabs.module.css'

const Scope = lazy(async () => ({ default: (await import('./gig-scope.tsx')).GigScope }))
const Files = lazy(async () => ({ default: (await import('#features/gigs/files/files-tab.tsx')).FilesTab }))
const Discussion = lazy(async () => ({
  default: (await import('#features/gigs/comments/discussion-tab.tsx')).DiscussionTab,
}))
const Activities = lazy(async () => ({ default: (await import('./gig-activities.tsx')).GigActivities }))

const TABS = ['overview', 'work', 'scope', 'experts', 'files', 'discussion', 'activities'] as const
type Tab = (typeof TABS)[number]
const PADDED: readonly Tab[] = ['files', 'discussion']
const LABELS: Record<Tab, string> = {
  overview: 'Overview',
  work: 'Work',
  scope: 'Scope',
  experts: 'Experts',
  files: 'Files',
  discussion: 'Discussion',
  activities: 'Activities',
}
const Search = z.object({ tab: z.optional(z.enum(TABS)) })

/** The tabs of a project; those that its reader may not open are not there. */
export function GigTabs({ gig, actions, slots }: GigTabProps & { slots: GigSlots }) {
  const { filter, setFilter } = useFilter(Search)
  const contents = contentsOf({ gig, actions, slots })
  const current = filter.tab !== undefined && contents[filter.tab] !== undefined ? filter.tab : 'overview'
  const shown = TABS.filter((tab) => contents[tab] !== undefined)
  return (
    <Tabs
      value={current}
      onChange={(tab) => setFilter({ tab: tab === 'overview' ? null : tab }, { replace: true })}
      keepMounted={false}
    >
      <TabList current={current} isInset>
        {shown.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {tab === 'experts' && isForCustomer(gig) ? 'Shortlist' : LABELS[tab]}
          </Tabs.Tab>
        ))}
      </TabList>
      {shown.map((tab) => {
        const Content = contents[tab]
        return (
          <Tabs.Panel key={tab} value={tab} className={PADDED.includes(tab) ? (styles['padded'] ?? '') : ''}>
            <Suspense fallback={<Skeleton height={160} m={24} aria-label={copy.loading} aria-busy />}>
              {Content && <Content gig={gig} actions={actions} />}
            </Suspense>
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}

function contentsOf({
  gig,
  actions,
  slots: { Experts, Work },
}: GigTabProps & { slots: GigSlots }): Partial<Record<Tab, ComponentType<GigTabProps>>> {
  // Whoever may only view does not give an opinion, and so has no shortlist.
  const hasShortlist = isForCustomer(gig) && gig.my_level !== 'view' && gig.needs_experts
  const hasExperts = actions.canSeeActivities || hasShortlist
  return {
    overview: GigOverview,
    ...(Work && actions.canSeeMembers && { work: Work }),
    scope: Scope,
    ...(Experts && hasExperts && { experts: Experts }),
    ...(actions.canSeeMembers && { files: Files }),
    // Nobody writes in a closed project any more, but those who ran it still read.
    ...((actions.canComment || actions.canSeeActivities) && { discussion: Discussion }),
    ...(actions.canSeeActivities && { activities: Activities }),
  }
}

function isForCustomer(gig: GigTabProps['gig']): boolean {
  return (gig.my_level ?? null) !== null
}
