import { accounts } from '@guildhall/contract/accounts'
import { entryUrl } from '#platform/addresses.ts'
import { call } from '#platform/api.ts'
import { forgetChoices } from '#platform/lists/recent-choices.ts'
import { currentConfig } from '#platform/session.tsx'
import { goOn, hasUnsaved } from '#ui/dialogs/unsaved.ts'
import { arrived } from '#ui/hooks/later.ts'

/** Ends the session at the server, then loads a fresh page, so that nothing of this user stays in memory. */
export async function logOut(): Promise<void> {
  forgetChoices()
  const { success } = await call(accounts.logout, { body: {} })
  if (success) location.assign(currentConfig().fallback_url ?? '/')
}

let isEnding = false

/**
 * The session is over without having been asked: back to the login, and from there to the same page. Over something that
 * is not saved the page stays. Comes back only when the reader has logged in again in another tab.
 */
export async function sessionEnded(reason: 'signed-out' | 'failed'): Promise<void> {
  if (isEnding) return pending()
  isEnding = true
  const login = fallback(location.pathname + location.search)
  if (reason === 'signed-out' && hasUnsaved()) {
    const { askBack } = await arrived(() => import('./session-end-dialog.tsx'))
    if (await askBack(login)) {
      isEnding = false
      return
    }
  }
  forgetChoices()
  // The answer does not matter: if the server cannot be reached, there is nothing to wait for.
  if (reason === 'failed') await call(accounts.logout, { body: {} }).catch(() => undefined)
  return leaveFor(login)
}

/** Nothing may be shown in between, and nobody is asked about what they gave up. */
function leaveFor(login: string): Promise<void> {
  return goOn(() => {
    location.replace(login)
    return pending()
  })
}

async function pending(): Promise<void> {
  await new Promise(() => {})
}

/** Where somebody without a session goes (specification spec 000 §8). `ended` keeps the login from sending them back. */
function fallback(wanted: string): string {
  const config = currentConfig()
  if (config.fallback_url !== null) return config.fallback_url
  const url = entryUrl('login', config, { redirect: wanted })
  return `${url}${url.includes('?') ? '&' : '?'}ended=1`
}
