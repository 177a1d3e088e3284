import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import type { HiringSlots } from '#features/hiring/slots.ts'
import { TabCount, TabList } from '#ui/layout/tab-list.tsx'
import { copy } from '#features/hiring/copy.ts'
import { EngagementList } from './engagement-list.tsx'
import { ExpertSearch } from '#features/hiring/components/ranking/expert-search.tsx'
import { STATUS_TABS, knownTab } from './known-tab.ts'
import styles from '#features/hiring/components/hiring.module.css'
import { RankingList } from '#features/hiring/components/ranking/ranking-list.tsx'

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
}

/** Recommended and found experts, and the engagements by state (PRODUCT S-09). */
export function HiringTabs({ gigId, hasRanking, canRequest, tab: asked, onTab, ...rest }: Props) {
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
          <ExpertSearch gigId={gigId} canRequest={canRequest} />
        </Tabs.Panel>
      )}
      {STATUS_TABS.map(([status]) => (
        <Tabs.Panel key={status} value={status}>
          <EngagementList gigId={gigId} status={status} canRequest={canRequest} {...rest} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
