import { RELOAD } from '@guildhall/contract/notifications'
import * as z from 'zod/mini'

export const Word = z.object({
  user: z.string(),
  event: z.enum(['notification', 'unread', 'reload']),
  type: z.string(),
  gig_id: z.nullable(z.string()),
  expert_id: z.nullable(z.string()),
  commands: z.array(z.string()),
})
/** What instances tell each other: a message for the pages of one user, still without their number of unread ones. */
export type Word = z.infer<typeof Word>

export const NOTHING = { gig_id: null, expert_id: null, commands: [] }

/** As a channel carries it; none where it is not ours: anybody who reaches the database can use the channel. */
export function readWord(text: string): Word[] {
  try {
    return [z.parse(Word, JSON.parse(text))]
  } catch {
    return []
  }
}

/** Something may have been missed, or is another's now: the pages of these users load again, all of them or as `commands` say. */
export function lookAgain(users: readonly string[], commands: readonly string[] = [RELOAD]): Word[] {
  return users.map((user) => ({
    ...NOTHING,
    user,
    event: 'reload',
    type: 'reload',
    commands: [...commands],
  }))
}
