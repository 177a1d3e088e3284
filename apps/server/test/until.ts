import { vi } from 'vitest'

// As long as vitest.config.ts gives expect.poll.
const PATIENCE = { timeout: 40_000 }

/** Waits until `check` gives something true, and gives it. */
export const until = <T>(check: () => T | Promise<T>) => vi.waitUntil(check, PATIENCE)

/** Waits until `check` no longer throws, and gives what it returns. */
export const untilItHolds = <T>(check: () => T | Promise<T>) => vi.waitFor(check, PATIENCE)
