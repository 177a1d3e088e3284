import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TabCount, TabList } from '#ui/layout/tab-list.tsx'
import { copy } from '#features/experts/copy.ts'
import type { ExpertPageTab } from './expert-page-tabs.ts'
import { vettingQueries } from './vetting-queries.ts'
import shared from '#ui/theme/shared.module.css'

const LABELS: Record<ExpertPageTab, string> = {
  profile: 'Profile',
  projects: 'Projects',
  ratings: 'Ratings',
  attachments: 'Attachments',
  notes: 'Notes',
  activity: 'Activity',
}

type Props = {
  personId: string
  tabs: readonly ExpertPageTab[]
  tab: ExpertPageTab
  onTab: (tab: ExpertPageTab) => void
}

/** The tabs of an expert's page (PRODUCT D-32). */
export function ExpertTabs({ personId, tabs, tab, onTab }: Props) {
  const { data: review } = useQuery(vettingQueries.review(personId))
  return (
    <Tabs
      value={tab}
      onChange={(next) => onTab(tabs.find((one) => one === next) ?? 'profile')}
      className={shared['shrinks'] ?? ''}
    >
      <TabList current={tab} label={copy.aboutThisExpert}>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {LABELS[one]}
            {one === 'notes' && review !== undefined && review.notes > 0 && <TabCount value={review.notes} />}
          </Tabs.Tab>
        ))}
      </TabList>
    </Tabs>
  )
}
