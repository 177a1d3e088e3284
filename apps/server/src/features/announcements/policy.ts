import type { Role } from '@guildhall/contract/access'
import type { Actor } from '#platform/http/context.ts'

/** Who writes announcements, and sees those for other roles and other days. */
export function isEditor({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return permissions.includes('CAN_MANAGE_SETTINGS')
}

/** What decides which announcements somebody reads. */
export interface Reader {
  userId: string
  isEditor: boolean
  roles: readonly Role[]
  /** YYYY-MM-DD */
  today: string
}

export function readerOf(actor: Pick<Actor, 'userId' | 'permissions' | 'roles'>, now: Date): Reader {
  const today = now.toISOString().slice(0, 10)
  return { userId: actor.userId, isEditor: isEditor(actor), roles: actor.roles, today }
}
