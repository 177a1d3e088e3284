import type { Word } from './word.ts'

/**
 * Lets so many users at a time load their pages again. What is said to more of them at once reaches the others without
 * its commands, which follow turn by turn: a thousand pages that ask for their lists together would keep everybody
 * from theirs.
 */
export function createReloadPace(most: number, pass: (word: Word) => void) {
  const now = new Set<string>()
  const later = new Map<string, Word>()
  return {
    add(word: Word): void {
      if (word.commands.length === 0) return pass(word)
      const before = later.get(word.user)
      if (before === undefined && (now.has(word.user) || now.size < most)) {
        now.add(word.user)
        return pass(word)
      }
      if (word.event !== 'reload') pass({ ...word, commands: [] })
      const commands = [...new Set([...(before?.commands ?? []), ...word.commands])]
      later.set(word.user, { ...word, event: 'reload', type: 'reload', commands })
    },
    /** Gives the next of them their turn. */
    turn(): void {
      now.clear()
      for (const [userId, word] of [...later].slice(0, most)) {
        later.delete(userId)
        now.add(userId)
        pass(word)
      }
    },
  }
}
