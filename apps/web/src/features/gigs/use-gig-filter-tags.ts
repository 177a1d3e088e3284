import { isKind, KINDS } from '@guildhall/contract/gigs/kinds'
import { useQuery } from '@tanstack/react-query'
import { companyQueries } from '#features/companies/queries.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { tagsOf, type FilterTag } from '#ui/filters/chip-list.tsx'
import { FILTER_LABELS, FILTER_KEYS, type GigFilter } from './gig-search.ts'
import { gigQueries } from './queries.ts'

type Named = { id: string; name: string }

/** What the projects are filtered by, in words: of a shared address nobody has chosen the names here. */
export function useGigFilterTags(filter: GigFilter): FilterTag<keyof GigFilter>[] {
  const nameOf = useNames(filter)
  return tagsOf(FILTER_KEYS, { filter, labels: FILTER_LABELS, nameOf })
}

function useNames(filter: GigFilter) {
  const has = (key: keyof GigFilter) => filter[key].length > 0
  const industries = useQuery({ ...referenceQueries.industries(), enabled: has('industry_id') })
  const regions = useQuery({ ...referenceQueries.regions(), enabled: has('region_id') })
  const { owners, companies } = useChosen(filter)
  const lists: Partial<Record<keyof GigFilter, readonly Named[] | undefined>> = {
    industry_id: industries.data,
    region_id: regions.data,
    owner_id: owners,
    company_id: companies,
  }
  return (key: keyof GigFilter, value: string) => {
    if (key === 'type') return isKind(value) ? KINDS[value].display : value
    if (key === 'locked' || key === 'needs_experts') return value === 'true' ? 'Yes' : 'No'
    if (!(key in lists)) return value
    return lists[key]?.find(({ id }) => id === value)?.name ?? '…'
  }
}

/** The owners and companies behind the ids of a filter. */
export function useChosen({ owner_id: owners, company_id: companies }: GigFilter) {
  const found = useQuery({ ...gigQueries.ownersOf(owners), enabled: owners.length > 0 })
  const named = useQuery({ ...companyQueries.named(companies), enabled: companies.length > 0 })
  return { owners: found.data ?? [], companies: named.data ?? [] }
}
