import { RELOAD, RELOAD_EXPERTS_LIST, RELOAD_GIGS_LIST } from '@guildhall/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'

/** What the commands of a message ask to load again. */
export type Reload = 'experts' | 'gigs' | 'everything'

/** The status behind a prefix says which list changed; all lists of the kind look again, as counts stand beside them. */
export function reloadsOf(commands: readonly string[]): Set<Reload> {
  const reloads = new Set<Reload>()
  for (const command of commands) {
    if (command.startsWith(RELOAD_EXPERTS_LIST)) reloads.add('experts')
    else if (command.startsWith(RELOAD_GIGS_LIST)) reloads.add('gigs')
    else if (command.startsWith(RELOAD)) reloads.add('everything')
  }
  return reloads
}

/**
 * Loads what is on screen again, in place: rows stay until the new ones are there. What is not on screen is loaded
 * when it is next looked at.
 */
export function reload(client: QueryClient, reloads: ReadonlySet<Reload>): void {
  if (reloads.size === 0) return
  if (reloads.has('everything')) {
    void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'notifications' })
    return
  }
  // What there is to do follows from both.
  for (const first of [...reloads, 'today']) void client.invalidateQueries({ queryKey: [first] })
}
