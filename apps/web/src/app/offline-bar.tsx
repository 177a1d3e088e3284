import { useSyncExternalStore } from 'react'
import styles from './offline-bar.module.css'
import { copy } from '#app/copy.ts'

/** Stays as long as the browser knows that it has no connection (PRODUCT DV-3). */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output className={styles['place']}>
      {!isOnline && <p className={styles['bar']}>{copy.offline}</p>}
    </output>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
