import { Tabs } from '@mantine/core'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { oneOf } from '#platform/address-readers.ts'
import { copy } from '#features/gigs/copy.ts'
import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import { useFilter } from '#platform/use-filter.ts'
import { TabList } from '#ui/layout/tab-list.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { GigOverview } from './gig-overview.tsx'
import shared from '#ui/theme/shared.module.css'

const Scope = later(() => import('#features/gigs/components/scope/gig-scope.tsx'), 'GigScope')
const Files = later(() => import('#features/gigs/files/files-tab.tsx'), 'FilesTab')
const Discussion = later(() => import('#features/gigs/comments/discussion-tab.tsx'), 'DiscussionTab')
const Activities = later(() => import('./gig-activities.tsx'), 'GigActivities')

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
const SEARCH = { tab: oneOf(TABS) }

/** The tabs of a project; those that its reader may not open are not there. */
export function GigTabs({ gig, actions, slots }: GigTabProps & { slots: GigSlots }) {
  const { filter, setFilter } = useFilter(SEARCH)
  const contents = contentsOf({ actions, slots })
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
            {tab === 'experts' && isForCustomer(gig) ? copy.shortlist : LABELS[tab]}
          </Tabs.Tab>
        ))}
      </TabList>
      {shown.map((tab) => {
        const Content = contents[tab]
        const [padding, own] = PADDED.includes(tab) ? [shared['padded'], ''] : ['', shared['padded']]
        return (
          <Tabs.Panel key={tab} value={tab} className={padding ?? ''}>
            <Suspense fallback={<Loading className={own} />}>
              {Content && <Content gig={gig} actions={actions} />}
            </Suspense>
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}

/** A tab whose code is on its way. */
function Loading({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <SkeletonRows rows={3} columns={1} />
    </div>
  )
}

function contentsOf({
  actions,
  slots: { Experts, Work },
}: Pick<GigTabProps, 'actions'> & { slots: GigSlots }): Partial<Record<Tab, ComponentType<GigTabProps>>> {
  return {
    overview: GigOverview,
    ...(Work && actions.canSeeWork && { work: Work }),
    scope: Scope,
    ...(Experts && (actions.canSeeExperts || actions.canGiveOpinion) && { experts: Experts }),
    ...(actions.canSeeMembers && { files: Files }),
    ...(actions.canSeeDiscussion && { discussion: Discussion }),
    ...(actions.canSeeActivities && { activities: Activities }),
  }
}

function isForCustomer(gig: GigTabProps['gig']): boolean {
  return (gig.my_level ?? null) !== null
}
