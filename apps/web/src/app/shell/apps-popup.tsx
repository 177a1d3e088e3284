import type { Service } from '@guildhall/contract/settings'
import IconLayoutGrid from '~icons/layout-grid'
import { useState } from 'react'
import { leave } from '#platform/sessions/leave.ts'
import { isAuthorisedFor, type AuthUser } from '#platform/session.tsx'
import header from './header.module.css'
import styles from './popups.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#app/copy.ts'
import { Popover } from '#ui/popups/popover.tsx'

/** Also on a phone, which has room for it. */
const WIDTH = 320

/** The services of the suite; those not active for the user are seen but closed, eco opens in a new tab. */
export function AppsPopup({ user }: { user: AuthUser }) {
  const [isOpen, setOpen] = useState(false)
  const shown = user.services.filter((service) => service.show_in_menu)
  if (shown.length === 0) return null
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={WIDTH}
      position="bottom-end"
      offset={12}
      trapFocus
      returnFocus
      target={
        <button
          type="button"
          className={header['tool']}
          aria-label={copy.apps}
          onClick={() => setOpen(!isOpen)}
        >
          <IconLayoutGrid size={20} stroke={1.6} aria-hidden />
        </button>
      }
      dropdown={{ 'aria-label': copy.apps }}
    >
      <ul className={cx(shared['list'], layout['stack-4'], styles['apps'])}>
        {shown.map((service) => (
          <li key={service.slug}>
            <App service={service} isOpen={isAuthorisedFor(user, service.slug)} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

function App({ service: { name, url, slug }, isOpen }: { service: Service; isOpen: boolean }) {
  const face = (
    <>
      <span className={cx(shared['centre'], styles['appIcon'])} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      {name}
    </>
  )
  if (!isOpen) {
    return (
      <span className={cx(layout['stack-8'], styles['app'])} aria-disabled="true">
        {face}
      </span>
    )
  }
  if (slug === 'eco') {
    return (
      <a
        className={cx(layout['stack-8'], styles['app'])}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {face}
      </a>
    )
  }
  return (
    <a className={cx(layout['stack-8'], styles['app'])} href={url} onClick={(event) => goOut(event, url)}>
      {face}
    </a>
  )
}

/** A plain click leaves under the lock; with a key held the browser opens its own tab. */
function goOut(event: React.MouseEvent, url: string): void {
  if (
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    new URL(url, location.href).origin === location.origin
  )
    return
  event.preventDefault()
  leave(url)
}
