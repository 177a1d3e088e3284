import { accounts } from '@guildhall/contract/accounts'
import { entryUrl } from '#platform/addresses.ts'
import { call } from '#platform/api.ts'
import { forgetChoices } from '#platform/lists/recent-choices.ts'
import { currentConfig } from '#platform/session.tsx'

/** Ends the session at the server, then loads a fresh page, so that nothing of this user stays in memory. */
export async function logOut(): Promise<void> {
  forgetChoices()
  const { success } = await call(accounts.logout, { body: {} })
  if (success) location.assign(currentConfig().fallback_url ?? '/')
}

let isEnding = false

/** The session is over without having been asked: back to the login, and from there to the same page. */
export function sessionEnded(reason: 'signed-out' | 'failed'): void {
  if (isEnding) return
  isEnding = true
  forgetChoices()
  const wanted = location.pathname + location.search
  if (reason === 'signed-out') {
    location.replace(fallback(wanted))
    return
  }
  // The answer does not matter: if the server cannot be reached, there is nothing to wait for.
  void call(accounts.logout, { body: {} })
    .catch(() => undefined)
    .then(() => location.replace(fallback(wanted)))
}

/** Where somebody without a session goes (specification spec 000 §8). `ended` keeps the login from sending them back. */
function fallback(wanted: string): string {
  const config = currentConfig()
  if (config.fallback_url !== null) return config.fallback_url
  const url = entryUrl('login', config, { redirect: wanted })
  return `${url}${url.includes('?') ? '&' : '?'}ended=1`
}
