import type { Activity } from '@guildhall/contract/activity'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { thingState } from '#platform/list-state.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { ItemStates } from '#platform/item-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonPage } from '#ui/lists/skeleton-rows.tsx'
import styles from './activity-page.module.css'
import { ActivityFacts, CreatedBy } from './components/facts/activity-facts.tsx'
import { IpLogsLink } from './components/ip-logs-link.tsx'
import { SessionLink } from './components/session-link.tsx'
import { StatusTag } from './components/status-tag.tsx'
import { Timeline } from './components/timeline/timeline.tsx'
import { copy } from './copy.ts'
import { activityQueries } from './queries.ts'
import { useExpanded } from './use-expanded.ts'
import { useTimeline } from './use-timeline.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

/** One entry of the log: what it was, and what came before and after it in its session. */
export function ActivityPage() {
  const { activityId = '' } = useParams({ strict: false })
  const { data: entry, error, refetch, isFetching, isPending } = useQuery(activityQueries.details(activityId))
  requireFound(error)
  const state = thingState({ data: entry, isPending, isFetching, error }, entry === undefined)
  return (
    <ItemStates
      above={{ label: copy.listTitle, href: '/activities' }}
      state={state}
      onRefresh={() => void refetch()}
      skeleton={<SkeletonPage />}
    >
      {entry && <Details key={entry.id} entry={entry} />}
    </ItemStates>
  )
}

function Details({ entry }: { entry: Activity }) {
  const timeline = useTimeline(entry)
  const expanded = useExpanded(timeline.entries.map(({ id }) => id))
  const title = entry.title || copy.unnamed
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: copy.listTitle, href: '/activities' }, { label: title }]}
        renderLink={crumbLink}
        title={title}
        aside={
          <>
            <StatusTag status={entry.status} />
            {entry.is_main && <Badge tone="secondary">{copy.main}</Badge>}
          </>
        }
        actions={
          <>
            {entry.session_id && <SessionLink id={entry.session_id} />}
            {entry.ip && <IpLogsLink ip={entry.ip} />}
            <Button variant="default" onClick={expanded.toggleAll}>
              {expanded.isAll ? copy.collapseAll : copy.expandAll}
            </Button>
          </>
        }
      />
      <div className={cx(layout['stack-20'], columns['main-and-facts'])}>
        <Timeline target={entry} timeline={timeline} expanded={expanded} />
        <aside className={cx(shared['card'], styles['facts'])} aria-label={copy.facts}>
          <ActivityFacts entry={entry} />
          <CreatedBy entry={entry} />
        </aside>
      </div>
    </>
  )
}
