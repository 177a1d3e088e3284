const CHANNEL = 'guildhall-session'

/**
 * Tells the other tabs of the browser who is here: they share the session. A tab that shows somebody else is loaded
 * again, for what it sends now goes out in the new name. `own`: who is here; undefined for nobody.
 */
export function shareIdentity(own: () => string | undefined, reload = () => location.reload()) {
  const tabs = new BroadcastChannel(CHANNEL)
  let told: string | undefined
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const mine = own()
    if (mine !== undefined && mine !== data) reload()
  })
  return {
    /** Says so when it is somebody else than before. */
    tell() {
      const mine = own()
      if (mine === undefined || mine === told) return
      told = mine
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- such a channel never leaves the origin
      tabs.postMessage(mine)
    },
    stop: () => tabs.close(),
  }
}
