import { type ReactNode } from 'react'
import { copy } from '#features/gigs/copy.ts'
import { FILTER_KEYS, FILTER_LABELS, NO_FILTER, type GigFilter } from '#features/gigs/gig-search.ts'
import { useGigFilterTags } from '#features/gigs/use-gig-filter-tags.ts'
import { useSignedIn } from '#platform/session.tsx'
import { FilterChips } from '#ui/filters/filter-chips.tsx'
import { later } from '#ui/hooks/later.ts'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const Field = later(() => import('./gig-filter-field.tsx'), 'GigFilterField')

/** Those that are asked for most. */
const MAIN: readonly (keyof GigFilter)[] = ['type', 'industry_id', 'region_id']
/** Only staff filter by who runs a project, and for whom. */
const OF_STAFF: readonly (keyof GigFilter)[] = ['owner_id', 'company_id']

type Props = {
  filter: GigFilter
  keyword: string
  onApply: (filter: GigFilter) => void
  onSearch: (text: string) => void
  onClear: (() => void) | undefined
  /** How the list is shown. */
  end: ReactNode
}

/** Search and filters of the projects, and what they are filtered by. */
export function GigFilterBar({ filter, keyword, onApply, onSearch, onClear, end }: Props) {
  const { canRunGigs } = useSignedIn().actions
  const tags = useGigFilterTags(filter)
  const offered = FILTER_KEYS.filter((key) => canRunGigs || !OF_STAFF.includes(key))
  return (
    <FilterChips
      searchLabel={copy.search}
      search={keyword}
      onSearch={onSearch}
      groups={offered.map((key) => ({ key, label: FILTER_LABELS[key], isMain: MAIN.includes(key) }))}
      tags={tags}
      renderField={(key) => (
        <Field name={key} filter={filter} onChange={(change) => onApply({ ...filter, ...change })} />
      )}
      onRemove={(key) => onApply({ ...filter, [key]: NO_FILTER[key] })}
      onClear={onClear}
      end={end}
    />
  )
}
