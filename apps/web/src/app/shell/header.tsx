import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import IconMenu2 from '~icons/menu-2'
import IconMessages from '~icons/messages'
import { Suspense } from 'react'
import { useConfig, type AuthUser } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { later } from '#ui/hooks/later.ts'
import { AccountPopup } from './account-popup.tsx'
import { AppsPopup } from './apps-popup.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { NotificationsPopup } from './notifications-popup.tsx'
import { PaletteButton } from './palette-button.tsx'
import { copy } from '#app/copy.ts'
import { Tooltip } from '#ui/popups/tooltip.tsx'

// Documents and favorites belong to the service analysis alone (specification spec 000 §6).
const AnalysisTools = later(() => import('./analysis-tools.tsx'), 'AnalysisTools')

type Props = { user: AuthUser | null; onMenu: () => void }

/** The bar at the top, under the banner where there is one. */
export function Header({ user, onMenu }: Props) {
  const { banner, service } = useConfig()
  return (
    <header className={styles['header']} data-many={service === 'analysis' || undefined}>
      {banner !== null && banner !== '' && <p className={cx(shared['centre'], styles['banner'])}>{banner}</p>}
      <div className={cx(layout['row-16'], styles['bar'])}>
        {user !== null && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            className={styles['toggle']}
            aria-label={copy.openMenu}
            onClick={onMenu}
          >
            <IconMenu2 size={22} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
        <div className={styles['brand']}>
          <Logo />
        </div>
        {user === null ? <SignedOut /> : <SignedIn user={user} />}
      </div>
    </header>
  )
}

function SignedOut() {
  return (
    <nav className={cx(layout['row-8'], styles['tools'])} aria-label={copy.account}>
      <Link to="/login" className={styles['login']}>
        {copy.logIn}
      </Link>
    </nav>
  )
}

function SignedIn({ user }: { user: AuthUser }) {
  const { service, notifications_enable: hasNotifications } = useConfig()
  return (
    <>
      <PaletteButton user={user} />
      <div className={cx(layout['row-8'], styles['tools'])}>
        <Suspense>{service === 'analysis' && <AnalysisTools user={user} />}</Suspense>
        <AppsPopup user={user} />
        <HeaderLink to="/chat" label={copy.chat} icon={IconMessages} />
        {hasNotifications && <NotificationsPopup />}
        <AccountPopup user={user} />
      </div>
    </>
  )
}

/** A way to a page, as an icon with a name. */
function HeaderLink({ to, label, icon: Icon }: { to: string; label: string; icon: typeof IconMessages }) {
  return (
    <Tooltip label={label}>
      <Link to={to} className={styles['tool']} aria-label={label} preload={false}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </Link>
    </Tooltip>
  )
}
