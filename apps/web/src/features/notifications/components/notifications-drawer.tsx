import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import { categoriesOf } from '@guildhall/contract/notifications/preferences'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryNames, copy } from '#features/notifications/copy.ts'
import { notificationQueries } from '#features/notifications/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { listState } from '#platform/list-state.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SideDrawer } from '#ui/dialogs/side-drawer.tsx'
import { SkeletonTexts } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { MarkAll } from './mark-all.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications-head.module.css'

type Props = { opened: boolean; onClose: () => void }

/** All notifications, at the right (spec 002 §2). */
export function NotificationsDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title={copy.title}>
      <AllNotifications onGo={onClose} />
    </SideDrawer>
  )
}

function AllNotifications({ onGo }: { onGo: () => void }) {
  const [category, setCategory] = useState<NotificationCategory>()
  const list = useInfiniteQuery(notificationQueries.pages(category))
  const { data: rows = [] } = list
  return (
    <>
      <div className={cx(layout['wrap-12'], styles['tools'])}>
        <CategoryField value={category} onChange={setCategory} />
        <MarkAll category={category} disabled={rows.every((row) => row.is_read) && !list.hasNextPage} />
      </div>
      {rows.length === 0 && list.isSuccess ? (
        <p className={styles['empty']}>{copy.empty}</p>
      ) : (
        <ListStates
          state={listState(list, { isEmpty: rows.length === 0 })}
          skeleton={<SkeletonTexts rows={8} />}
          onRefresh={() => void list.refetch()}
        >
          <div className={styles['drawerList']}>
            <NotificationList rows={rows} onGo={onGo} />
          </div>
          <InfiniteScroll
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </ListStates>
      )}
    </>
  )
}

type FieldProps = {
  value: NotificationCategory | undefined
  onChange: (category: NotificationCategory | undefined) => void
}

function CategoryField({ value, onChange }: FieldProps) {
  const { groups } = useSignedIn()
  const categories = categoriesOf(groups.map(({ slug }) => slug))
  return (
    <ChoiceField
      label={copy.show}
      value={value ?? 'all'}
      options={[
        { value: 'all', label: copy.allCategories },
        ...categories.map((category) => ({ value: category, label: categoryNames[category].name })),
      ]}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  )
}
