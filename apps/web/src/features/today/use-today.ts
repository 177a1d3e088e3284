import { useQuery } from '@tanstack/react-query'
import { roleOf, useSignedIn } from '#platform/session.tsx'
import { todayQueries } from './queries.ts'

/** What the reader has to do in the role that they work in. */
export function useToday() {
  const user = useSignedIn()
  return useQuery(todayQueries.read(user.id, roleOf(user)))
}
