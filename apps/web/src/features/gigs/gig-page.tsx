import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import type { AskFirst } from '#platform/calls/first-calls.ts'
import { requireFound } from '#platform/missing.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { thingState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { aboveGig, GigView } from './components/view/gig-view.tsx'
import { gigQueries } from './queries.ts'
import type { GigSlots } from './slots.ts'

/** The project, with the first page. */
export const askFirst: AskFirst = (cache, { params: { gigId = '' } }) =>
  cache.prefetchQuery(gigQueries.item(gigId))

/** One project, as its reader may see it (PRODUCT S-07, S-11, S-26). */
export function GigPage({ slots }: { slots: GigSlots }) {
  const { gigId = '' } = useParams({ strict: false })
  const query = useQuery(gigQueries.item(gigId))
  const { data: answer, error } = query
  requireFound(error)
  const state = thingState(query, answer === undefined)
  const above = aboveGig(prefixOf(useSignedIn()))
  return (
    <ItemStates
      above={above}
      state={state}
      onRefresh={() => void query.refetch()}
      skeleton={<SkeletonItem head="across" hasPicture={false} />}
    >
      {answer && <GigView key={gigId} gig={answer.data} actions={answer.actions} slots={slots} />}
    </ItemStates>
  )
}
