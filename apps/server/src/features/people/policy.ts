import type { PersonActions, PersonKind } from '@guildhall/contract/people/person'
import { isStaff } from '@guildhall/contract/access'
import { refuse } from '#platform/http/refuse.ts'
import type { Reader } from './deps.ts'

/** What decides what may be done with a person. */
export interface Subject {
  id: string
  kinds: readonly PersonKind[]
  email: string | null
}

/** Whoever may read the list may keep it; erasing and merging are for administrators (PRODUCT 5.2 rows 8 and 28). */
export function actionsOn(reader: Reader, { id, kinds, email }: Subject): PersonActions {
  const isContact = kinds.includes('contact')
  return {
    canEdit: isContact,
    canDelete: isContact && isAdmin(reader),
    canMerge: isAdmin(reader),
    canErase: isAdmin(reader) && reader.personId !== id,
    canInvite: isContact && email !== null && isStaff(reader.roles),
    canSeeNotes: isStaff(reader.roles) && reader.personId !== id,
  }
}

/** 403 for whoever reads the list by a grant. */
export function requireAdmin(reader: Reader): void {
  if (!isAdmin(reader)) throw refuse('forbidden')
}

/** People with a login or a profile are changed there: 409. */
export function requireContact({ kinds }: Subject): void {
  if (!kinds.includes('contact')) throw refuse('wrong_state')
}

function isAdmin({ roles }: Reader): boolean {
  return roles.includes('growth_experts_admin')
}
