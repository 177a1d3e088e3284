import { lazy, type ReactNode } from 'react'
import { copy } from '#features/gigs/copy.ts'
import { countFilters, NO_FILTER, type GigFilter } from '#features/gigs/gig-search.ts'
import { useGigFilterTags } from '#features/gigs/use-gig-filter-tags.ts'
import { ChipList } from '#ui/filters/chip-list.tsx'
import { DraftFilterBar } from '#ui/filters/draft-filter-bar.tsx'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const FilterPanel = lazy(async () => ({ default: (await import('./gig-filter-panel.tsx')).GigFilterPanel }))

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
export function GigFilterBar(props: Props) {
  const { filter, onApply } = props
  const tags = useGigFilterTags(filter)
  return (
    <DraftFilterBar
      {...props}
      searchLabel={copy.search}
      none={NO_FILTER}
      isFiltered={countFilters(filter) > 0}
      summary={<ChipList tags={tags} onRemove={(key) => onApply({ ...filter, [key]: NO_FILTER[key] })} />}
      renderPanel={(card) => <FilterPanel {...card} />}
    />
  )
}
