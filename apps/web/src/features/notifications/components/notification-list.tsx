import type { Notification } from '@guildhall/contract/notifications'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { copy } from '#features/notifications/copy.ts'
import { useMarkRead } from '#features/notifications/queries.ts'
// This list is loaded when it is opened; the purifier comes with it, so that no row stands empty meanwhile.
import { PurifiedHtml } from '#ui/text/purified-html.tsx'
import { cx } from '#ui/theme/class-names.ts'
import styles from './notification-list.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { rows: readonly Notification[]; onGo: () => void }

/** Notifications below each other; opening one marks it as read and leads to what it is about. */
export function NotificationList({ rows, onGo }: Props) {
  return (
    <ul className={shared['list']}>
      {rows.map((row) => (
        <Row key={row.id} row={row} onGo={onGo} />
      ))}
    </ul>
  )
}

function Row({ row, onGo }: { row: Notification; onGo: () => void }) {
  const open = useOpening(row, onGo)
  const cover = { className: styles['cover'], 'aria-labelledby': `notification-${row.id}` }
  return (
    <li className={styles['row']} data-unread={!row.is_read || undefined}>
      <div id={`notification-${row.id}`}>
        {!row.is_read && <span className={shared['hidden']}>{copy.unread} </span>}
        <div className={cx(shared['breaks'], styles['subject'])}>
          <PurifiedHtml html={row.subject} />
        </div>
        <div className={cx(shared['note'], styles['when'])}>{row.created_at_diff}</div>
      </div>
      {row.link === null ? (
        <button type="button" {...cover} onClick={open} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its name is the text that it lies over
        <a href={row.link} {...cover} onClick={open} />
      )}
    </li>
  )
}

/** Leads there within the page; with a key for a new tab it is the browser's link. */
function useOpening({ id, is_read: isRead, link }: Notification, onGo: () => void) {
  const { history } = useRouter()
  const { mark } = useMarkRead()
  return (event: MouseEvent) => {
    if (!isRead) mark({ id })
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onGo()
    history.push(link)
  }
}
