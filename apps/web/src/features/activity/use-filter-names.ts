import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SelectOption } from '#ui/fields/select-options.ts'
import type { ActivityFilter, SectionKey } from './filter-draft.ts'
import { activityQueries } from './queries.ts'

/** Names of what the filters hold as ids: from the server, or remembered from when they were chosen. */
export function useFilterNames(filter: ActivityFilter) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const unnamed = filter.user_id.filter((id) => chosen[id] === undefined)
  const { data: users = [] } = useQuery(activityQueries.usersNamed(unnamed))

  const nameOf = (section: SectionKey, value: string): string => {
    // The others go by their own names.
    if (section !== 'user_id') return value
    return chosen[value] ?? users.find(({ id }) => id === value)?.name ?? '…'
  }
  const remember = (options: readonly SelectOption[]) => {
    const named = options.filter(({ name }) => name !== '…').map(({ id, name }) => [id, name])
    setChosen((before) => ({ ...before, ...Object.fromEntries(named) }))
  }
  return { nameOf, remember }
}
export type FilterNames = ReturnType<typeof useFilterNames>
