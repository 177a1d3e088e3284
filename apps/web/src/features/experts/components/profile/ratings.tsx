import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { RatingList } from '#features/experts/components/rating-list.tsx'
import { copy } from '#features/experts/copy.ts'
import { expertQueries } from '#features/experts/queries.ts'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'

/** What the people of their projects say of an expert: to staff, and after seven days to the expert (PRODUCT D-26). */
export function Ratings({ personId }: { personId: string }) {
  const [page, setPage] = useState(1)
  const list = useQuery(expertQueries.ratings(personId, page))
  const { data: ratings = [], pagination } = list.data ?? {}
  const state = listState(list, {
    isEmpty: ratings.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages: { empty_data: copy.noRatings },
  })
  return (
    <Block title={copy.ratings}>
      <ListStates state={state} onRefresh={() => void list.refetch()}>
        <RatingList rows={ratings} />
        {pagination && <Pagination {...pagination} onPage={setPage} />}
      </ListStates>
    </Block>
  )
}
