import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { Tabs } from '@mantine/core'
import { copy } from '#features/gigs/copy.ts'
import { statusGroups } from '#features/gigs/status-groups.ts'
import type { useGigList } from '#features/gigs/use-gig-list.ts'
import { useSignedIn } from '#platform/session.tsx'
import { TabCount, TabList } from '#ui/layout/tab-list.tsx'

/** The tab of every project. */
const ALL = 'All'

/** The tab that a state of projects stands behind. */
export function tabOf(prefix: string, status: GigStatus | undefined): string {
  if (status === undefined) return ALL
  return statusGroups(prefix).find(({ statuses }) => statuses.includes(status))?.statuses[0] ?? ALL
}

/** The states behind a tab; none behind the one of every project. */
export function statusesOf(prefix: string, tab: string | null): readonly GigStatus[] | undefined {
  return statusGroups(prefix).find(({ statuses: [first] }) => first === tab)?.statuses
}

type Props = Pick<ReturnType<typeof useGigList>, 'counts' | 'status'> & { prefix: string }

/** Customers and experts see no tab that has nothing behind it. */
export function StatusTabs({ prefix, status, counts }: Props) {
  const { canRunGigs } = useSignedIn().actions
  const current = tabOf(prefix, status)
  const tabs = statusGroups(prefix)
    .map(({ label, statuses }) => ({
      label,
      value: statuses[0],
      count: counts && statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0),
    }))
    .filter(({ value, count = 0 }) => canRunGigs || value === current || count > 0)
  return (
    <TabList current={current} label={copy.projectsByStatus}>
      <Tabs.Tab value={ALL}>
        {ALL} <TabCount value={counts?.[ALL]} />
      </Tabs.Tab>
      {tabs.map(({ label, value, count }) => (
        <Tabs.Tab key={value} value={value}>
          {label} <TabCount value={count} />
        </Tabs.Tab>
      ))}
    </TabList>
  )
}
