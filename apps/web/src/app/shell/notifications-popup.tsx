import { Popover } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useState } from 'react'
import { useIsMobile } from '#ui/breakpoint.ts'
import header from './header.module.css'
import styles from './popups.module.css'

const WIDTH = 300
const MOST = 99

/** The bell with the number of unread notifications (specification 000 §9). */
export function NotificationsPopup({ unread }: { unread: number }) {
  const [isOpen, setOpen] = useState(false)
  const isMobile = useIsMobile()
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={isMobile ? '90%' : WIDTH}
      position="bottom-end"
      offset={12}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={header['tool']}
          aria-label={nameOf(unread)}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={20} stroke={1.6} aria-hidden />
          {unread > 0 && <span className={header['count']}>{badgeText(unread)}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Notifications" tabIndex={-1} data-autofocus>
        <h2 className={styles['title']}>Notifications</h2>
        <p className={styles['empty']}>There are no notifications currently.</p>
      </Popover.Dropdown>
    </Popover>
  )
}

export function badgeText(unread: number): string {
  return unread > MOST ? `+${MOST}` : String(unread)
}

function nameOf(unread: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
}
