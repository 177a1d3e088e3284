import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#platform/session.tsx'
import { expertQueries } from './queries.ts'

/**
 * Loads the sections of a profile, which are shown together with the rest, so that none pushes another. Those of the
 * own profile are asked for before it has come; `id` is the person's or that of their login.
 */
export function useSections(id: string, { answer, isShown }: { answer?: ProfileAnswer; isShown: boolean }) {
  const own = useOwnPersonId(id)
  const personId = answer === undefined ? own : answer.data.is_expert ? answer.data.id : undefined
  const enabled = personId !== undefined && isShown
  const { data, isPending, error, refetch } = useQuery({
    ...expertQueries.sections(personId ?? ''),
    enabled,
  })
  return {
    isWaiting: enabled && isPending,
    /** Of what has come before the page goes on showing it. */
    error: enabled && data === undefined ? error : null,
    refetch: async () => (enabled ? void (await refetch()) : undefined),
  }
}

/** The person behind the own login; undefined of whom has no sections. */
function useOwnPersonId(id: string): string | undefined {
  const me = useSignedIn()
  return id === me.id && me.expert_status !== null ? me.person?.id : undefined
}
