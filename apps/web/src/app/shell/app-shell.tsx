import { useShownLocation } from '#platform/shown-location.ts'
import { DataProvider } from '#platform/calls/data-provider.tsx'
import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import '#ui/theme/styles.css'
import '#ui/theme/styles-pages.css'
import { queryClient } from '#app/query-client.ts'
import { UnsaidFailure } from '#app/unsaid-failure.tsx'
import { HoldBanner } from '#features/privacy/components/hold-banner.tsx'
import { useLive } from '#features/notifications/components/use-live.ts'
import { pageNonce } from '#platform/page-nonce.ts'
import { readUser, useConfig, useTheme, useUser, type AuthUser } from '#platform/session.tsx'
import { UnsavedGuard } from '#platform/unsaved-guard.tsx'
import { AskArea } from '#ui/dialogs/asking.tsx'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import { ListViews } from '#ui/filters/views-place.tsx'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { UiProvider } from '#ui/theme/ui-provider.tsx'
import { firstSign } from '#ui/popups/late.tsx'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { later } from '#ui/hooks/later.ts'
import styles from './app-shell.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import { hasTodayAbove, TodayPanel } from './today-at-home.ts'
import { useCollapsed } from './use-collapsed.ts'
import { copy } from '#app/copy.ts'

// Dialogs weigh more than the shell itself: they come when they are first opened.
const MobileMenu = later(() => import('./mobile-menu.tsx'), 'MobileMenu')
const ViewsMenu = later(() => import('#features/views/components/views-menu.tsx'), 'ViewsMenu')
const ViewingBanner = later(() => import('./viewing-banner.tsx'), 'ViewingBanner')
const FeedbackDialog = later(
  () => import('#features/feedback/components/feedback-dialog.tsx'),
  'FeedbackDialog',
)

const wholePage = firstSign.then(() => import('./whole-page.ts'))

/** Header, menu and footer around a page; signed out without the menu. */
export function AppShell() {
  const scheme = useTheme()
  return (
    <UiProvider nonce={pageNonce} scheme={scheme}>
      <DataProvider client={queryClient}>
        <ListViews value={<ViewsMenu />}>
          <Frame />
        </ListViews>
        <UnsavedGuard />
        <UnsaidFailure />
        <AskArea />
        <ToastArea />
      </DataProvider>
    </UiProvider>
  )
}

function Frame() {
  const user = useUser()
  const { banner, notifications_enable: hasNotifications } = useConfig()
  const isMobile = useIsMobile()
  const [isCollapsed, setCollapsed] = useCollapsed()
  const [open, setOpen] = useState<'menu' | 'feedback'>()
  useWholePerson()
  const router = useRouter()
  useEffect(() => {
    const end = wholePage.then(({ goOnInPages }) => goOnInPages(router))
    return () => void end.then((stop) => stop())
  }, [router])
  useLive(hasNotifications ? user?.id : undefined)
  const close = () => setOpen(undefined)
  const menu = { onFeedback: () => setOpen('feedback'), onGo: close }
  return (
    <div
      className={styles['shell']}
      data-menu={user === null ? 'none' : isCollapsed ? 'collapsed' : 'open'}
      data-banner={banner ? '' : undefined}
    >
      <a href="#main" className={styles['skip']}>
        {copy.skipToContent}
      </a>
      <Header user={user} onMenu={() => setOpen('menu')} />
      {user !== null && !isMobile && (
        <SideMenu user={user} isCollapsed={isCollapsed} onCollapse={setCollapsed} {...menu} />
      )}
      {user !== null && (
        <WhenOpened opened={open === 'menu'}>
          <MobileMenu user={user} opened={open === 'menu'} onClose={close} {...menu} />
        </WhenOpened>
      )}
      <div className={styles['body']}>
        <main id="main" className={styles['main']} tabIndex={-1}>
          {user !== null && <HoldBanner user={user} />}
          {user !== null && <TodayAtHome user={user} />}
          <Outlet />
        </main>
        <Footer />
      </div>
      {user?.viewed_by && (
        <Suspense>
          <ViewingBanner by={user.viewed_by.name} name={user.name} />
        </Suspense>
      )}
      <WhenOpened opened={open === 'feedback'}>
        <FeedbackDialog opened={open === 'feedback'} onClose={close} />
      </WhenOpened>
    </div>
  )
}

/** Above the page where the reader's role begins; its place is kept while it comes, on a phone with the shape of a page. */
function TodayAtHome({ user }: { user: AuthUser }) {
  const { pathname } = useShownLocation()
  if (!hasTodayAbove(user, pathname)) return null
  return (
    <>
      <Suspense fallback={<div className={styles['today']} />}>
        <TodayPanel />
      </Suspense>
      <div className={styles['below']} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
    </>
  )
}

/** What a login or a change answers says less of the user than the forms of the account need; it may come later. */
function useWholePerson(): void {
  const user = useUser()
  const isMissing = user !== null && user.person === undefined
  useEffect(() => {
    if (isMissing) readUser().catch(() => undefined)
  }, [isMissing])
}
