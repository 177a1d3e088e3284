import IconBell from '~icons/bell'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { notificationQueries } from '#features/notifications/queries.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { arrived, later } from '#ui/hooks/later.ts'
import { SkeletonTexts } from '#ui/lists/skeleton-rows.tsx'
import { badgeText } from './badge-text.ts'
import header from './header.module.css'
import styles from './popups.module.css'
import { copy } from '#app/copy.ts'
import { late } from '#ui/popups/late.tsx'
import { Popover } from '#ui/popups/popover.tsx'

const Newest = late(
  async () => (await arrived(() => import('#features/notifications/components/newest.tsx'))).Newest,
)
const NotificationsDrawer = later(
  () => import('#features/notifications/components/notifications-drawer.tsx'),
  'NotificationsDrawer',
)

const WIDTH = 300
/** The bell with the number of unread notifications (specification spec 000 §9), and the drawer behind it. */
export function NotificationsPopup() {
  const [open, setOpen] = useState<'popup' | 'drawer'>()
  const { data: unread = 0 } = useQuery(notificationQueries.count())
  const isMobile = useIsMobile()
  const close = () => setOpen(undefined)
  return (
    <>
      <Popover
        opened={open === 'popup'}
        onDismiss={close}
        width={isMobile ? '90%' : WIDTH}
        position="bottom-end"
        offset={12}
        trapFocus
        returnFocus
        target={
          <button
            type="button"
            className={header['tool']}
            aria-label={nameOf(unread)}
            onClick={() => setOpen(open === 'popup' ? undefined : 'popup')}
          >
            <IconBell size={20} stroke={1.6} aria-hidden />
            {unread > 0 && <span className={header['count']}>{badgeText(unread)}</span>}
          </button>
        }
        dropdown={{
          'aria-label': copy.notifications,
          tabIndex: -1,
          'data-autofocus': true,
          className: styles['flush'],
        }}
      >
        <Suspense fallback={<SkeletonTexts rows={4} />}>
          <Newest onGo={close} onSeeAll={() => setOpen('drawer')} />
        </Suspense>
      </Popover>
      <WhenOpened opened={open === 'drawer'}>
        <NotificationsDrawer opened={open === 'drawer'} onClose={close} />
      </WhenOpened>
    </>
  )
}

function nameOf(unread: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
}
