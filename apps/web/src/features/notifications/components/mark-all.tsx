import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import { copy } from '#features/notifications/copy.ts'
import { useMarkRead } from '#features/notifications/queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './notifications-head.module.css'

/** Marks what is looked at as read: all, or one category. */
export function MarkAll({
  category,
  disabled,
}: {
  category?: NotificationCategory | undefined
  disabled: boolean
}) {
  const { mark, isPending } = useMarkRead()
  return (
    <button
      type="button"
      className={cx(shared['bare'], styles['markAll'])}
      disabled={disabled || isPending}
      onClick={() => mark({ category })}
    >
      {copy.markAll}
    </button>
  )
}
