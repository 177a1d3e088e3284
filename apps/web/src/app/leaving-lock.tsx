import { useSyncExternalStore } from 'react'
import { leavingFor, onLeaving } from '#platform/leave.ts'
import styles from './leaving-lock.module.css'

/** Covers the page while the browser leaves for another site; the link helps when it is slow. */
export function LeavingLock() {
  const url = useSyncExternalStore(onLeaving, leavingFor)
  if (url === null) return null
  return (
    <output className={styles['lock']}>
      <p>
        Taking you to {hostOf(url)} … <a href={url}>Continue</a>
      </p>
    </output>
  )
}

function hostOf(url: string): string {
  return new URL(url, location.origin).host
}
