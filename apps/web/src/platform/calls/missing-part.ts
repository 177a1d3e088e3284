const KEY = 'reloaded-for-missing-part'
// A second miss so soon means that reloading does not help; the error page says it then.
const ONCE_IN_MS = 60_000

/**
 * A tab that was open when the portal was updated may ask for a file of the build before, which is kept for a day only.
 * One reload brings the new build, unless somebody would lose what they have not saved. Without a connection a reload
 * would lose the whole page (PRODUCT DV-3): it waits until there is one again.
 */
export function reloadOnMissingPart(reload: () => void = () => location.reload()): void {
  const catchUp = () => {
    if (!hasUnsaved()) reload()
  }
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) {
      // Else the router reloads for it, which asks nobody.
      event.preventDefault()
      window.addEventListener('online', catchUp, { once: true })
      return
    }
    if (hasJustReloaded() || hasUnsaved()) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    reload()
  })
}

function hasJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN_MS
}

/** Asks those who would have the browser ask. */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
