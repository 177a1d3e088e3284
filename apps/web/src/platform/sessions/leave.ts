/** After this many ms on the page the lock opens again (specification spec 000 §9). */
export const LEAVE_TIMEOUT = 10_000

interface Surroundings {
  go: (url: string) => void
  /** Still here: the way out did not work. */
  stay: () => void
  after: (ms: number, then: () => void) => void
}

let leavingTo: string | null = null
const listeners = new Set<() => void>()

/** Leaves for another site under a lock; if the page still stands after ten seconds, unlocks and goes home. */
export function leave(url: string, around: Surroundings = browser): void {
  lock(url)
  around.go(url)
  around.after(LEAVE_TIMEOUT, () => {
    if (leavingTo !== url) return
    lock(null)
    around.stay()
  })
}

/** The address that we are leaving for; null while nothing is locked. */
export function leavingFor(): string | null {
  return leavingTo
}

export function onLeaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function lock(url: string | null): void {
  leavingTo = url
  for (const listener of listeners) listener()
}

const browser: Surroundings = {
  go: (url) => location.assign(url),
  stay: () => location.assign('/'),
  after: (ms, then) => setTimeout(then, ms),
}
