import { Button, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import type { HiringSlots } from '#features/hiring/slots.ts'
import { TabCount, TabList } from '#ui/layout/tab-list.tsx'
import { copy } from '#features/hiring/copy.ts'
import type { EngagementListProps } from './engagement-list.tsx'
import { STATUS_TABS, knownTab } from './known-tab.ts'
import styles from '#features/hiring/components/hiring.module.css'
import { RankingList } from '#features/hiring/components/ranking/ranking-list.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { arrived } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'

const ExpertSearch = late(
  async () =>
    (await arrived(() => import('#features/hiring/components/ranking/expert-search.tsx'))).ExpertSearch,
)

type Props = {
  gigId: string
  /** With the ranking and the search; without them only what is going on. */
  hasRanking: boolean
  canRequest: boolean
  tab: string
  onTab: (tab: string) => void
  /** What fills a list in which nobody stands. */
  emptyAction?: ReactNode
  slots: HiringSlots
  /** The engagements in one state: with the page where one is open first, else when somebody moves. */
  List: ComponentType<EngagementListProps>
}

/** Recommended and found experts, and the engagements by state (PRODUCT S-09). */
export function HiringTabs({ gigId, hasRanking, canRequest, tab: asked, onTab, List, ...rest }: Props) {
  const { data: counts } = useQuery(hiringQueries.counts(gigId))
  const tab = knownTab(asked, hasRanking)
  return (
    <Tabs
      value={tab}
      onChange={(next) => onTab(next ?? '')}
      keepMounted={false}
      className={styles['hiringTabs'] ?? ''}
    >
      <TabList current={tab}>
        {hasRanking && <Tabs.Tab value="Recommended">{copy.recommended}</Tabs.Tab>}
        {hasRanking && <Tabs.Tab value="Search">{copy.search}</Tabs.Tab>}
        {STATUS_TABS.map(([status, label]) => (
          <Tabs.Tab key={status} value={status}>
            {label} <TabCount value={counts?.[status]} />
          </Tabs.Tab>
        ))}
      </TabList>
      {hasRanking && (
        <Tabs.Panel value="Recommended">
          <RankingList label={copy.recommendedExperts} gigId={gigId} canRequest={canRequest} />
        </Tabs.Panel>
      )}
      {hasRanking && (
        <Tabs.Panel value="Search">
          <Suspense fallback={<Coming />}>
            <ExpertSearch gigId={gigId} canRequest={canRequest} />
          </Suspense>
        </Tabs.Panel>
      )}
      {STATUS_TABS.map(([status]) => (
        <Tabs.Panel key={status} value={status}>
          <Suspense fallback={<Coming />}>
            <List
              gigId={gigId}
              status={status}
              canRequest={canRequest}
              emptyAction={hasRanking && status !== 'Closed' && <ToRecommended onTab={onTab} />}
              {...rest}
            />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Where somebody for an empty list is found. */
function ToRecommended({ onTab }: Pick<Props, 'onTab'>) {
  return (
    <Button variant="default" onClick={() => onTab('Recommended')}>
      {copy.seeRecommended}
    </Button>
  )
}

/** A tab whose code is on its way. */
const Coming = () => <SkeletonRows rows={3} columns={1} />
