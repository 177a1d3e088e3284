import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { requireFound } from '#platform/missing.ts'
import { thingState } from '#platform/list-state.ts'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { SkeletonPage } from '#ui/lists/skeleton-rows.tsx'
import { BasicDetails } from './components/profile/basic-details.tsx'
import { expertQueries } from './queries.ts'

/** The essentials of a person (specification spec 002 §2). */
export function BasicDetailsPage() {
  const { personId = '' } = useParams({ strict: false })
  const { data: answer, error, isPending, isFetching, refetch } = useQuery(expertQueries.person(personId))
  useSurvivorsAddress(personId, [answer?.data.id, answer?.data.user_id])
  requireFound(error)
  const state = thingState({ data: answer, isPending, isFetching, error }, answer === undefined)
  return (
    <ItemStates state={state} onRefresh={() => void refetch()} skeleton={<SkeletonPage />}>
      {answer && <BasicDetails person={answer.data} />}
    </ItemStates>
  )
}
