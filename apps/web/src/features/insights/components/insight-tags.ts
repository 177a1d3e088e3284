import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { useQuery } from '@tanstack/react-query'
import { gigQueries } from '#features/gigs/queries.ts'
import { copy } from '#features/insights/copy.ts'
import type { InsightFilter } from '#features/insights/queries.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { tagOf, type FilterTag } from '#ui/filters/chip-list.tsx'

export type InsightGroup = 'period' | 'industry' | 'kind' | 'owner'

type Named = { id: string; name: string }

/** What insight is narrowed by, in words. */
export function useInsightTags(filter: InsightFilter): FilterTag<InsightGroup>[] {
  const { from, to, industry_id: industryIds = [], type = [], owner_id: ownerIds = [] } = filter
  const industries = useQuery({ ...referenceQueries.industries(), enabled: industryIds.length > 0 })
  const owners = useQuery({ ...gigQueries.ownersOf(ownerIds), enabled: ownerIds.length > 0 })
  const kinds = GIG_KINDS.filter((kind) => type.includes(kind)).map((kind) => KINDS[kind].display)
  const lines: { key: InsightGroup; label: string; names: string[] }[] = [
    { key: 'period', label: copy.period, names: from || to ? [copy.days(filter)] : [] },
    { key: 'industry', label: copy.industry, names: namesOf(industryIds, industries.data) },
    { key: 'kind', label: copy.kind, names: kinds },
    { key: 'owner', label: copy.owner, names: namesOf(ownerIds, owners.data) },
  ]
  return lines.flatMap(({ key, label, names }) => (names.length === 0 ? [] : [tagOf(key, label, names)]))
}

function namesOf(ids: readonly string[], all: readonly Named[] = []): string[] {
  return ids.map((id) => all.find((one) => one.id === id)?.name ?? '…')
}
