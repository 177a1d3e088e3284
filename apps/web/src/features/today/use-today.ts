import { useQuery } from '@tanstack/react-query'
import { roleOf, useSignedIn, type AuthUser } from '#platform/session.tsx'
import { todayQueries } from './queries.ts'

/** What somebody has to do in the role that they work in. */
export function todayOf(user: AuthUser) {
  return todayQueries.read(user.id, roleOf(user))
}

export function useToday() {
  return useQuery(todayOf(useSignedIn()))
}
