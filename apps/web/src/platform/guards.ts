import type { Permission, RolePrefix } from '@guildhall/contract/access'
import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import { entryUrl, prefixOf } from './addresses.ts'
import { can, currentConfig, currentUser, type AuthUser } from './session.tsx'

/** What opening a page comes to. */
export type Entry = 'enter' | 'log-in' | 'change-password' | 'set-up-two-step' | 'not-found'

export interface Requirement {
  permission?: Permission
  prefix?: RolePrefix
}

/** Who may open a page: signed in, not forced elsewhere, of the right role, with the permission. */
export function decideEntry(user: AuthUser | null, { permission, prefix }: Requirement = {}): Entry {
  if (user === null) return 'log-in'
  if (user.force_change_password) return 'change-password'
  if (user.mfa_setup_required) return 'set-up-two-step'
  if (prefix !== undefined && prefixOf(user) !== prefix) return 'not-found'
  if (permission !== undefined && !can(user, permission)) return 'not-found'
  return 'enter'
}

interface Entered {
  location: Pick<ParsedLocation, 'href'>
  params?: Readonly<Record<string, string | undefined>>
}

/** `beforeLoad` of pages for signed-in users; what they may not see, or cannot be there, does not exist. */
export function requireEntry(requirement: Requirement = {}) {
  return ({ location, params = {} }: Entered): void => {
    const entry = decideEntry(currentUser(), requirement)
    if (entry === 'log-in') throw toLogin(location.href)
    if (entry === 'change-password') throw redirect({ to: '/accounts/new-password', replace: true })
    if (entry === 'set-up-two-step') throw redirect({ to: '/accounts/two-step', replace: true })
    if (entry === 'not-found' || !namesThings(params)) throw notFound()
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether each part of an address that names a thing by its id can be one: the server is not asked about others. */
function namesThings(params: NonNullable<Entered['params']>): boolean {
  return Object.entries(params).every(([key, value = '']) => !/^id$|Id$/.test(key) || UUID.test(value))
}

/** To the login page, and from there back to the page that was wanted. */
export function toLogin(wanted: string) {
  const isHome = wanted === '/'
  return redirect({
    href: entryUrl('login', currentConfig(), { redirect: isHome ? undefined : wanted }),
    replace: true,
  })
}

/** `beforeLoad` of the pages to which somebody is forced: only signed in, nothing else. */
export function requireLogin({ location }: { location: Pick<ParsedLocation, 'href'> }): void {
  if (currentUser() === null) throw toLogin(location.href)
}

/** `beforeLoad` of pages for everybody: who is signed in and forced elsewhere goes there first. */
export function requireEntryIfSignedIn(at: Entered): void {
  if (currentUser() !== null) requireEntry()(at)
}
