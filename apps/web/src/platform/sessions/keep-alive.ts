import { ApiError } from '#platform/api-error.ts'

/** What a failed check of the session means: 'offline' keeps the reader, the rest sends them to log out. */
export type SessionCheck = 'alive' | 'offline' | 'signed-out' | 'failed'

const RETRY_AFTER = 1000

interface Surroundings {
  isOnline: () => boolean
  wait: (ms: number) => Promise<void>
}

const browser: Surroundings = {
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Asks whether the session lives. A 401 is final; any other failure is tried once more after a second,
 * and a browser that knows it is offline keeps its reader (PRODUCT DV-3).
 */
export async function checkSession(ask: () => Promise<unknown>, around = browser): Promise<SessionCheck> {
  const first = await attempt(ask)
  if (first !== 'failed') return first
  if (!around.isOnline()) return 'offline'
  await around.wait(RETRY_AFTER)
  const second = await attempt(ask)
  return second === 'failed' && !around.isOnline() ? 'offline' : second
}

/** Not for the path that stands already, and not on the way out (specification spec 000 §4). */
export function needsCheck(from: string | undefined, to: string): boolean {
  return from !== to && to !== '/logout'
}

async function attempt(ask: () => Promise<unknown>): Promise<Exclude<SessionCheck, 'offline'>> {
  try {
    await ask()
    return 'alive'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'signed-out' : 'failed'
  }
}
