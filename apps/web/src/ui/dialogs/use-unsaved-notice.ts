import { useEffect } from 'react'

/** The browser asks before the page is closed or reloaded; inside the app the router asks. */
export function useUnsavedNotice(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])
}
