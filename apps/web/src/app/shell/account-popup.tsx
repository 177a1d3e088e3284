import { Link } from '@tanstack/react-router'
import IconLogout from '~icons/logout'
import IconSettings from '~icons/settings'
import { useState } from 'react'
import { ThemeItem } from '#features/accounts/components/theme-item.tsx'
import { useWrite } from '#platform/use-write.ts'
import { accountsUrl } from '#platform/addresses.ts'
import { useConfig, type AuthUser } from '#platform/session.tsx'
import { logOut } from '#platform/sessions/sign-out.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { WhenOpened } from '#ui/dialogs/when-opened.tsx'
import { later } from '#ui/hooks/later.ts'
import header from './header.module.css'
import styles from './popups.module.css'
import { RoleSwitcher } from './role-switcher.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'
import { Popover } from '#ui/popups/popover.tsx'

const LogOutDialog = later(() => import('#ui/dialogs/log-out-dialog.tsx'), 'LogOutDialog')

const WIDTH = 270

/** Who is signed in, the way to the account, the roles, and the way out. */
export function AccountPopup({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState<'popup' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Popover
        opened={open === 'popup'}
        onDismiss={close}
        width={WIDTH}
        position="bottom-end"
        offset={12}
        trapFocus
        returnFocus
        target={
          <button
            type="button"
            className={header['account']}
            onClick={() => setOpen(open === 'popup' ? undefined : 'popup')}
          >
            <Avatar name={user.name} photo={user.photo} />
            <span className={shared['hidden']}>Account of {user.name}</span>
          </button>
        }
        dropdown={{ 'aria-label': copy.account }}
      >
        <Person user={user} />
        <RoleSwitcher user={user} onSwitched={close} />
        <div className={cx(layout['stack-2'], styles['section'])}>
          <ManageAccount onGo={close} />
          <ThemeItem className={styles['item']} />
          <button type="button" className={styles['item']} onClick={() => setOpen('question')}>
            <IconLogout size={18} stroke={1.6} aria-hidden />
            {copy.logOut}
          </button>
        </div>
      </Popover>
      <LogOut opened={open === 'question'} onClose={close} />
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

function LogOut({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { run, isPending } = useWrite({ kind: 'create', tells: 'by toast' })
  const confirm = () => void run(logOut)
  return (
    <WhenOpened opened={opened}>
      <LogOutDialog opened={opened} onClose={onClose} onLogOut={confirm} pending={isPending} />
    </WhenOpened>
  )
}
