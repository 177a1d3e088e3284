import type { Service } from '@guildhall/contract/settings'
import { leave } from '#platform/sessions/leave.ts'
import { isAuthorisedFor, type AuthUser } from '#platform/session.tsx'
import styles from './popups.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { user: AuthUser; services: readonly Service[] }

/** The services, each a way there or closed; they come with the first sign of somebody. */
export function AppsPanel({ user, services }: Props) {
  return (
    <ul className={cx(shared['list'], layout['stack-4'], styles['apps'])}>
      {services.map((service) => (
        <li key={service.slug}>
          <App service={service} isOpen={isAuthorisedFor(user, service.slug)} />
        </li>
      ))}
    </ul>
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
