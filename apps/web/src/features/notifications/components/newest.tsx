import { NOTIFICATIONS_PAGE_SIZE } from '@guildhall/contract/notifications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { copy } from '#features/notifications/copy.ts'
import { notificationQueries } from '#features/notifications/queries.ts'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonTexts } from '#ui/lists/skeleton-rows.tsx'
import { MarkAll } from './mark-all.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications-head.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** What the bell opens: the newest ten, and the way to all. */
export function Newest({ onGo, onSeeAll }: { onGo: () => void; onSeeAll: () => void }) {
  const list = useInfiniteQuery(notificationQueries.pages())
  const { data: rows = [], error, isPending, refetch } = list
  const { data: unread = 0 } = useQuery(notificationQueries.count())
  return (
    <>
      <div className={styles['head']}>
        <h2 className={cx(shared['title'], shared['flush'])}>{copy.title}</h2>
        {rows.length > 0 && <MarkAll disabled={unread === 0} />}
      </div>
      {rows.length === 0 && !isPending && error === null ? (
        <p className={styles['empty']}>{copy.empty}</p>
      ) : (
        <div className={styles['scroll']}>
          <ListStates
            state={listState(list, { isEmpty: rows.length === 0 })}
            skeleton={<SkeletonTexts rows={NOTIFICATIONS_PAGE_SIZE} />}
            onRefresh={() => void refetch()}
          >
            <NotificationList rows={rows.slice(0, NOTIFICATIONS_PAGE_SIZE)} onGo={onGo} />
          </ListStates>
        </div>
      )}
      <button type="button" className={cx(shared['bare'], styles['foot'])} onClick={onSeeAll}>
        {copy.seeAll}
      </button>
    </>
  )
}
