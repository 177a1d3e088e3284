import { useSyncExternalStore } from 'react'
import { leavingFor, onLeaving } from '#platform/sessions/leave.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './leaving-lock.module.css'
import { copy } from '#app/copy.ts'

/** Covers the page while the browser leaves for another site; the link helps when it is slow. */
export function LeavingLock() {
  const url = useSyncExternalStore(onLeaving, leavingFor)
  if (url === null) return null
  return (
    <output className={cx(shared['centre'], styles['lock'])}>
      <p>
        Taking you to {hostOf(url)} … <a href={url}>{copy.goOn}</a>
      </p>
    </output>
  )
}

function hostOf(url: string): string {
  return new URL(url, location.origin).host
}
