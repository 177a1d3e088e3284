import { reference } from '@guildhall/contract/reference'
import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import type { CardFilter } from './list-search.ts'

const CALLS = {
  industry_id: reference.industries,
  segment_id: reference.segments,
  skill_id: reference.skills,
  language_id: reference.languages,
  country_id: reference.countries,
} as const
type Key = keyof typeof CALLS

/** The names behind the ids of a filter: of a shared address nobody has chosen them here. */
export function useCardNames(filter: CardFilter) {
  const names = new Map([
    ...useNames('industry_id', filter.industry_id),
    ...useNames('segment_id', filter.segment_id),
    ...useNames('skill_id', filter.skill_id),
    ...useNames('language_id', filter.language_id),
    ...useNames('country_id', filter.country_id),
  ])
  return {
    nameOf: (id: string) => names.get(id) ?? '…',
    isComplete: idsOf(filter).every((id) => names.has(id)),
  }
}

function useNames(key: Key, ids: readonly string[] = []): [string, string][] {
  const wanted = ids.toSorted()
  const { data } = useQuery({
    queryKey: ['reference', 'names', key, wanted],
    queryFn: ({ signal }) =>
      call(CALLS[key], { query: { ids: wanted, pageSize: MAX_PAGE_SIZE } }, { signal }),
    enabled: wanted.length > 0,
    staleTime: 3_600_000,
  })
  return (data?.data ?? []).map(({ id, name }) => [id, name])
}

function idsOf(filter: CardFilter): string[] {
  return [
    filter.industry_id,
    filter.segment_id,
    filter.skill_id,
    filter.language_id,
    filter.country_id,
  ].flatMap((ids) => ids ?? [])
}
