import { useSyncExternalStore } from 'react'
import { copy } from '#app/copy.ts'
import { FootBar } from '#ui/feedback/foot-bar.tsx'

/** Stays as long as the browser knows that it has no connection (PRODUCT DV-3). */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <FootBar>{!isOnline && copy.offline}</FootBar>
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
