import { firstRole, type Permission, type Role } from '@guildhall/contract/access'
import { accounts, type AuthUser } from '@guildhall/contract/accounts'
import { settings, type PublicConfig } from '@guildhall/contract/settings'
import { useEffect, useSyncExternalStore } from 'react'
import { spellBy } from '#ui/text/wording.ts'
import { ApiError } from './api-error.ts'
import { call } from './api.ts'
import { keepTheme, keptTheme } from './kept-theme.ts'

export type { AuthUser, PublicConfig }

let user: AuthUser | null = null
let config: PublicConfig | undefined
let starting: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * Who is here, and the configuration: asked once, before the first route. A page that the server sent to
 * somebody without a session never asks for the user.
 */
export function startSession(): Promise<void> {
  starting ??= Promise.all([readConfig(), readFirstUser()]).then(
    () => undefined,
    (reason: unknown) => {
      starting = undefined
      throw reason
    },
  )
  return starting
}

export function currentUser(): AuthUser | null {
  return user
}

/** False until the configuration is known. */
export function hasStarted(): boolean {
  return config !== undefined
}

/** Tells one reader from another, also who looks with somebody else's eyes; undefined for nobody. */
export function identity(): string | undefined {
  return user === null ? undefined : `${user.id} ${user.viewed_by?.name ?? ''}`
}

/** The configuration; only after `startSession`. */
export function currentConfig(): PublicConfig {
  if (config === undefined) throw new Error('The session has not started.')
  return config
}

/** Takes over what a login, a role switch or a changed profile answered. */
export function signedIn(as: AuthUser): void {
  user = as
  tell()
}

/** Asks again how the portal is set up, after the reader changed it. */
export async function renewConfig(): Promise<void> {
  await readConfig()
  tell()
}

/** Asks again who is here, with what the account forms need beside it (phone, bio, location ...). */
export async function readUser(): Promise<void> {
  const { data } = await call(accounts.auth, { query: { include: 'person' } })
  signedIn(data)
}

export function useUser(): AuthUser | null {
  return useSyncExternalStore(onSession, currentUser)
}

/** The signed-in user, on pages that only they can open. */
export function useSignedIn(): AuthUser {
  const user = useUser()
  if (user === null) throw new Error('This page needs a signed-in user.')
  return user
}

/** The configuration: as it was when the page was opened, or as the reader has changed it since. */
export function useConfig(): PublicConfig {
  return useSyncExternalStore(onSession, currentConfig)
}

/**
 * How the portal looks: as the reader chose, where the configuration lets people choose (spec 000 §4). Signed out, as
 * the last reader of this browser chose.
 */
export function useTheme(): AuthUser['theme'] {
  const user = useUser()
  const { dark_mode_enable: isOffered } = useConfig()
  const theme = isOffered ? (user?.theme ?? keptTheme()) : 'light'
  // With somebody else's eyes an administrator sees their choice, and keeps the own.
  const isOwn = user?.viewed_by === null
  useEffect(() => {
    if (isOwn) keepTheme(theme)
  }, [isOwn, theme])
  return theme
}

/** An unset permission counts as denied. */
export function can(user: AuthUser | null, permission: Permission): boolean {
  return user?.permissions.includes(permission) ?? false
}

/** The role that chooses pages and menu: the active one, as long as the groups still hold it. */
export function roleOf(user: AuthUser): Role | undefined {
  const roles = user.groups.map((group) => group.slug)
  return roles.includes(user.active_role) ? user.active_role : firstRole(roles)
}

/** A user is authorised for a service of the suite when it is active for them (specification spec 000 §6). */
export function isAuthorisedFor(user: AuthUser | null, service: string): boolean {
  return user?.services.some((one) => one.slug === service && one.active) ?? false
}

const asWritten = (text: string) => text

async function readConfig(): Promise<void> {
  const { data } = await call(settings.publicConfig)
  spellBy(data.corrected_wording ? (await import('@guildhall/contract/wording')).corrected : asWritten)
  config = data
}

async function readFirstUser(): Promise<void> {
  if (document.documentElement.dataset['session'] !== 'in') return
  try {
    await readUser()
  } catch (error) {
    // The session ended between the page and this call: the reader is signed out, that is all.
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls after the user or the configuration changed, until what it gives back is called. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
