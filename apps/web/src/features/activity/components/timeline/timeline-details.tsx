import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/activity/copy.ts'
import { activityQueries } from '#features/activity/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { ActivityFacts } from '#features/activity/components/facts/activity-facts.tsx'
import { CallsOfVisit } from '#features/activity/components/facts/calls-of-visit.tsx'
import shared from '#ui/theme/shared.module.css'

/** An opened card: the facts of its entry, and for a visit the calls that its page made. */
export function TimelineDetails({ id }: { id: string }) {
  const { data: entry, error, refetch } = useQuery(activityQueries.details(id))
  if (error) {
    return (
      <p role="alert" className={shared['danger']}>
        {failureText(error, 'find')}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {copy.refresh}
        </Button>
      </p>
    )
  }
  if (!entry) return <SkeletonRows rows={3} columns={1} />
  return (
    <>
      <ActivityFacts entry={entry} />
      {entry.children_total > 0 && <CallsOfVisit id={id} />}
    </>
  )
}
