import { Link } from '@tanstack/react-router'
import IconLogout from '~icons/logout'
import IconSettings from '~icons/settings'
import { ThemeItem } from '#features/accounts/components/theme-item.tsx'
import { accountsUrl } from '#platform/addresses.ts'
import { useConfig, type AuthUser } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import styles from './popups.module.css'
import { RoleSwitcher } from './role-switcher.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'

type Props = { user: AuthUser; onClose: () => void; onLogOut: () => void }

/** What stands in the popup of the account; it comes with the first sign of somebody. */
export function AccountPanel({ user, onClose, onLogOut }: Props) {
  return (
    <>
      <Person user={user} />
      <RoleSwitcher user={user} onSwitched={onClose} />
      <div className={cx(layout['stack-2'], styles['section'])}>
        <ManageAccount onGo={onClose} />
        <ThemeItem className={styles['item']} />
        <button type="button" className={styles['item']} onClick={onLogOut}>
          <IconLogout size={18} stroke={1.6} aria-hidden />
          {copy.logOut}
        </button>
      </div>
    </>
  )
}

function Person({ user: { name, email, photo } }: { user: AuthUser }) {
  return (
    <div className={layout['row-12']}>
      <Avatar name={name} photo={photo} size={40} />
      <div className={shared['shrinks']}>
        <div className={cx(shared['strong'], shared['breaks'])}>{name}</div>
        <div className={cx(shared['note'], shared['breaks'])}>{email}</div>
      </div>
    </div>
  )
}

/** Our own account pages, or those of the provider's accounts service. */
function ManageAccount({ onGo }: { onGo: () => void }) {
  const config = useConfig()
  const label = `Manage ${config.provider} account`
  const icon = <IconSettings size={18} stroke={1.6} aria-hidden />
  if (config.accounts_url.startsWith('/')) {
    return (
      <Link to="/profile-settings" className={styles['item']} onClick={onGo}>
        {icon}
        {label}
      </Link>
    )
  }
  return (
    <a href={accountsUrl('profile', config)} className={styles['item']}>
      {icon}
      {label}
    </a>
  )
}
