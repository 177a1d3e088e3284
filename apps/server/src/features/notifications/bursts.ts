import type { Word } from './word.ts'

/** A burst of messages becomes one within this time, in milliseconds. */
const PAUSE = 250

/** Tells a user at once, and what follows within the pause in one go; all who are due at once are told together. */
export function createBursts(tellAll: (due: ReadonlyMap<string, readonly Word[]>) => void) {
  const waiting = new Map<string, Word[]>()
  const pauses = new Map<string, NodeJS.Timeout>()
  const due = new Set<string>()

  function flush(): void {
    const told = new Map<string, Word[]>()
    for (const userId of due) {
      const words = waiting.get(userId)
      waiting.delete(userId)
      if (words === undefined) continue
      told.set(userId, words)
      pauses.set(userId, setTimeout(() => rested(userId), PAUSE).unref())
    }
    due.clear()
    if (told.size > 0) tellAll(told)
  }

  function rested(userId: string): void {
    pauses.delete(userId)
    if (waiting.has(userId)) soon(userId)
  }

  function soon(userId: string): void {
    if (due.size === 0) setImmediate(flush)
    due.add(userId)
  }

  return {
    add(word: Word): void {
      waiting.set(word.user, [...(waiting.get(word.user) ?? []), word])
      if (!pauses.has(word.user)) soon(word.user)
    },
    stop(): void {
      for (const pause of pauses.values()) clearTimeout(pause)
    },
  }
}
