import { useEffect } from 'react'
import { isGoingOn, noteInTab, noteUnsaved } from './unsaved.ts'

/** Somebody who leaves is asked: before the page is closed or reloaded by the browser, inside the app by the shell. */
export function useUnsavedNotice(hasChanges: boolean) {
  useTabNotice(hasChanges)
  useEffect(() => (hasChanges ? noteUnsaved() : undefined), [hasChanges])
}

/** For a page that sees to it itself when it is left inside the app. */
export function useTabNotice(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isGoingOn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    const settle = noteInTab()
    return () => {
      settle()
      window.removeEventListener('beforeunload', ask)
    }
  }, [hasChanges])
}
