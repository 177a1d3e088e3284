import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import { copy } from '#features/notifications/copy.ts'
import { useMarkRead } from '#features/notifications/queries.ts'
import styles from './notifications-head.module.css'

/** Marks what is looked at as read: all, or one category. */
export function MarkAll({
  category,
  disabled,
}: {
  category?: NotificationCategory | undefined
  disabled: boolean
}) {
  const markRead = useMarkRead()
  return (
    <button
      type="button"
      className={styles['markAll']}
      disabled={disabled || markRead.isPending}
      onClick={() => markRead.mutate({ category })}
    >
      {copy.markAll}
    </button>
  )
}
