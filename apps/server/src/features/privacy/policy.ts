import type { ErasureBlock, PrivacyActions } from '@guildhall/contract/privacy'
import type { Actor } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

type Reader = Pick<Actor, 'personId' | 'roles' | 'viewedBy'>

/** PRODUCT 5.2 row 28: oneself, and an administrator everybody. */
export function mayOpen(reader: Reader, personId: string): boolean {
  return isSelf(reader, personId) || isAdmin(reader)
}

/** 403 for whom the person is visible to, and no more. Who is not, got their 404 before. */
export function requireOpen(reader: Reader, personId: string): void {
  if (!mayOpen(reader, personId)) throw refuse('forbidden')
}

/** What the reader may do now; the writes refuse the same. */
export function actionsOf(
  reader: Reader,
  person: { id: string; isOpen: boolean; isRunning: boolean; block: ErasureBlock | null },
): PrivacyActions {
  const isOwn = isSelf(reader, person.id)
  // Somebody who looks with another's eyes changes nothing.
  const acts = reader.viewedBy === null
  return {
    canExport: acts && !person.isRunning,
    canRequestErasure: acts && isOwn && !person.isOpen && person.block === null,
    canWithdrawErasure: acts && person.isOpen,
    canErase: acts && !isOwn && person.block === null,
    canHold: acts && isAdmin(reader) && !isOwn,
  }
}

export function isSelf({ personId }: Reader, id: string): boolean {
  return personId === id
}

export function isAdmin({ roles }: Reader): boolean {
  return roles.includes('growth_experts_admin')
}
