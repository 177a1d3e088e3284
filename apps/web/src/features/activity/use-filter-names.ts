import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SelectOption } from '#ui/fields/select-options.ts'
import type { ActivityFilter, SectionKey } from './filter-draft.ts'
import { activityQueries } from './queries.ts'

/** Names of what the filters hold as ids and keys: from the server, or remembered from when they were chosen. */
export function useFilterNames(filter: ActivityFilter) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const unnamed = filter.user_id.filter((id) => chosen[id] === undefined)
  const { data: users = [] } = useQuery(activityQueries.usersNamed(unnamed))
  const isKeyed = filter.device.length + filter.os.length + filter.browser.length > 0
  const { data: known } = useQuery({ ...activityQueries.filterOptions(), enabled: isKeyed })

  const nameOf = (section: SectionKey, value: string): string => {
    if (section === 'user_id') return chosen[value] ?? users.find(({ id }) => id === value)?.name ?? '…'
    const options = known?.[KNOWN[section]] ?? []
    return options.find(({ key }) => key === value)?.name ?? value
  }
  const remember = (options: readonly SelectOption[]) => {
    const named = options.filter(({ name }) => name !== '…').map(({ id, name }) => [id, name])
    setChosen((before) => ({ ...before, ...Object.fromEntries(named) }))
  }
  return { nameOf, remember }
}
export type FilterNames = ReturnType<typeof useFilterNames>

const KNOWN = { device: 'devices', os: 'os', browser: 'browsers' } as const
