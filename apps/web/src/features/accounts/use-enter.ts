import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { homeOf, ownPath } from '#platform/addresses.ts'
import { currentUser, signedIn, type AuthUser } from '#platform/session.tsx'

/** Takes over the session and goes to where the reader wanted to be. Somebody signed in is sent there at once. */
export function useEnter(): (user: AuthUser) => void {
  const navigate = useNavigate()
  const { redirect, mustStay } = useEntrySearch()
  useEffect(() => {
    const user = currentUser()
    if (user !== null && !mustStay) void navigate({ href: redirect ?? homeOf(user), replace: true })
  }, [navigate, redirect, mustStay])
  return useEntered()
}

/** The same for a page where somebody signed in has something to do: they stay. */
export function useEntered(): (user: AuthUser) => void {
  const navigate = useNavigate()
  const { redirect } = useEntrySearch()
  return (user) => {
    signedIn(user)
    const isForced = user.force_change_password || user.mfa_setup_required
    void navigate({ href: isForced ? homeOf(user) : (redirect ?? homeOf(user)), replace: true })
  }
}

/** What a link to the login or the registration brings along. */
export function useEntrySearch() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const textAt = (key: string) => {
    const value = search[key]
    return typeof value === 'string' ? value : undefined
  }
  return {
    redirect: ownPath(search['redirect']),
    referral: textAt('referral'),
    token: textAt('token'),
    invitation: textAt('invitation'),
    error: textAt('error'),
    hasEnded: search['ended'] !== undefined,
    /** Back from another provider whose identity waits for the password of the account. */
    isLinking: search['link'] !== undefined,
    /** Back from another provider, and the second factor is asked. */
    isCodeNext: search['step'] === 'code',
    /** Also for somebody signed in: after a failed check of the session the two pages would chase each other. */
    mustStay: search['ended'] !== undefined || search['link'] !== undefined,
  }
}

/** The query that keeps the wanted page on the way to another accounts page. */
export function keepRedirect(redirect: string | undefined) {
  return redirect === undefined ? {} : { redirect }
}
