import type { Member, MemberType } from '@guildhall/contract/gigs/members'
import { useState } from 'react'
import type { SelectOption } from '#ui/fields/select-options.ts'
import { copy } from './copy.ts'
import { spelt } from '#ui/text/wording.ts'

/** Somebody chosen in a dialog and not sent yet. */
export interface PendingMember {
  userId: string
  name: string
  photo: string | null
  detail: string | null
  /** What whoever adds them should think of. */
  warning: string | null
  /** Slug of a contributor's role. */
  role: string | null
  /** Of a customer; null while none is chosen. */
  permissionId: string | null
}

/** A user of a search, as an option of its dropdown. */
export interface UserOption extends SelectOption {
  photo: string | null
  warning: string | null
  /** Was invited and has not come yet: cannot be added, only invited again. */
  isInvited?: boolean
}

/** The people chosen in a dialog, and why the last choice was refused. */
export function usePendingMembers(type: MemberType, members: readonly Member[]) {
  const [chosen, setPending] = useState<readonly PendingMember[]>([])
  const isMember = (userId: string) => members.some(({ user: { id } }) => id === userId)
  // Whom somebody else has added meanwhile is chosen no more.
  const pending = chosen.filter(({ userId }) => !isMember(userId))
  const [fault, setFault] = useState<string>()

  /** Puts a user on the list; false when something is missing or they are there already. */
  function add(user: UserOption | undefined, as: string | null): boolean {
    const refusal = refusalOf(user, as)
    setFault(refusal)
    if (refusal !== undefined || user === undefined) return false
    const { id: userId, name, photo, warning, detail = null } = user
    const place = type === 'customer' ? { role: null, permissionId: as } : { role: as, permissionId: null }
    setPending((before) => [...before, { userId, name, photo, warning, detail, ...place }])
    return true
  }

  function refusalOf(user: UserOption | undefined, as: string | null): string | undefined {
    if (user === undefined || as === null) return copy.incomplete[type]
    const isThere = pending.some(({ userId }) => userId === user.id) || isMember(user.id)
    return isThere ? spelt(copy.duplicate(type)) : undefined
  }

  /** What was refused is another choice now. */
  function change(next: (before: readonly PendingMember[]) => readonly PendingMember[]): void {
    setFault(undefined)
    setPending(next)
  }

  return {
    pending,
    fault,
    setFault,
    forget: () => setFault(undefined),
    add,
    remove: (userId: string) => change((before) => before.filter((one) => one.userId !== userId)),
    setPermission: (userId: string, permissionId: string | null) =>
      change((before) => before.map((one) => (one.userId === userId ? { ...one, permissionId } : one))),
    clear: () => change(() => []),
  }
}

/** "lead_analyst" as people read it. */
export function roleName(slug: string): string {
  const words = slug.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
