import { useEffect, useState } from 'react'
import { useEntrySearch } from './use-enter.ts'

/** The token of a link from a mail, taken out of the address at once so that history and screens do not keep it. */
export function useSecretToken(): string | undefined {
  const { token } = useEntrySearch()
  const [kept] = useState(token)
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  return kept
}
