import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RatingList } from '#features/experts/components/rating-list.tsx'
import { copy } from '#features/hiring/copy.ts'
import { hiringQueries } from '#features/hiring/queries.ts'
import pageStyles from '#features/hiring/staff-page.module.css'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** What experts say of whoever runs their projects: to staff, and after seven days to the owner (PRODUCT D-26). */
export function OwnerRatings({ userId }: { userId: string }) {
  const [page, setPage] = useState(1)
  const list = useQuery(hiringQueries.staffRatings(userId, page))
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages: { empty_data: copy.noRatingsFromExperts },
  })
  return (
    <section aria-labelledby="staff-ratings">
      <h2 id="staff-ratings" className={cx(shared['title'], pageStyles['title'])}>
        {copy.ratingsFromExperts}
      </h2>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        <div className={cx(shared['card'], shared['padded'])}>
          <RatingList rows={rows} />
        </div>
        {list.data && <Pagination {...list.data.pagination} onPage={setPage} />}
      </ListStates>
    </section>
  )
}
