import { roleOf, useSignedIn } from '#platform/session.tsx'

/** What loads more of a list is worded for administrators in a way of their own (spec 002 §6). */
export function useMoreKind(): 'next' | 'more' {
  return roleOf(useSignedIn()) === 'growth_experts_admin' ? 'next' : 'more'
}
