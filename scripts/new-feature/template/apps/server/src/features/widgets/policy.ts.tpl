import type { Actor } from '#platform/http/context.ts'

/** Who writes widgets, and sees those that are no more than drafts. */
export function isEditor({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return permissions.includes('CAN_MANAGE_SETTINGS')
}
