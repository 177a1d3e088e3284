import { Rating } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { copy } from '#features/experts/copy.ts'
import styles from '#features/people/components/thread.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { vettingQueries } from './vetting-queries.ts'

/** What the people of their projects say of an expert. */
export function RatingsTab({ personId }: { personId: string }) {
  const [page, setPage] = useState(1)
  const list = useQuery(vettingQueries.ratings(personId, page))
  const { data: ratings = [], pagination } = list.data ?? {}
  const state = listState(list, {
    isEmpty: ratings.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages: { empty_data: 'Nobody has rated this expert yet.' },
  })
  return (
    <Block title={copy.ratings}>
      <ListStates state={state} onRefresh={() => void list.refetch()}>
        <ol className={styles['timeline']}>
          {ratings.map((rating) => (
            <li key={rating.id} className={styles['event']}>
              <p className={cx(shared['flush'], layout['row-wrap-4-10'], styles['head'])}>
                <span role="img" aria-label={copy.ratedOf5Of(rating.rate)}>
                  <span aria-hidden inert>
                    <Rating value={rating.rate} fractions={2} readOnly size="sm" color="var(--star)" />
                  </span>
                </span>
                <strong>{rating.createdBy?.name ?? copy.anonymized}</strong>
                <RelativeTime date={rating.created_at} />
              </p>
              {rating.comment !== null && <p className={styles['text']}>{rating.comment}</p>}
            </li>
          ))}
        </ol>
        {pagination && <Pagination {...pagination} onPage={setPage} />}
      </ListStates>
    </Block>
  )
}
