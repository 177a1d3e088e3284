import { accounts } from '@guildhall/contract/accounts'
import type { ParsedLocation } from '@tanstack/react-router'
import { call } from '#platform/api.ts'
import { checkSession, needsCheck } from './keep-alive.ts'
import { currentUser, startSession } from '#platform/session.tsx'
import { sessionEnded } from './sign-out.ts'

let checkedPath: string | undefined

/** Before every route: the session must have started, and somebody signed in must still be so. */
export async function enterApp({
  location,
  preload,
}: {
  location: ParsedLocation
  preload: boolean
}): Promise<void> {
  await startSession()
  if (preload || currentUser() === null || !needsCheck(checkedPath, location.pathname)) return
  const check = await checkSession(() => call(accounts.keepAlive))
  // The page that stands stays, with the bar that says why: the next one could not be loaded either.
  if (check === 'offline') await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  if (check === 'alive') checkedPath = location.pathname
  if (check === 'signed-out' || check === 'failed') await sessionEnded(check)
}
