import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { requireFound } from '#platform/missing.ts'
import { thingState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonPage } from '#ui/lists/skeleton-rows.tsx'
import { GigView } from './components/view/gig-view.tsx'
import { gigQueries } from './queries.ts'
import type { GigSlots } from './slots.ts'

/** One project, as its reader may see it (PRODUCT S-07, S-11, S-26). */
export function GigPage({ slots }: { slots: GigSlots }) {
  const { gigId = '' } = useParams({ strict: false })
  const query = useQuery(gigQueries.item(gigId))
  const { data: answer, error } = query
  requireFound(error)
  const state = thingState(query, answer === undefined)
  return (
    <ListStates state={state} onRefresh={() => void query.refetch()} skeleton={<SkeletonPage />}>
      {answer && <GigView key={gigId} gig={answer.data} actions={answer.actions} slots={slots} />}
    </ListStates>
  )
}
