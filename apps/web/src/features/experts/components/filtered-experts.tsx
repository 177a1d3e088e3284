import type { ReactNode } from 'react'
import { ExpertsFilterBar } from '#features/experts/lists/experts-filter-bar.tsx'
import { useCardFilter, type CardFilters } from '#features/experts/lists/use-card-filter.ts'
import { ListViews } from '#ui/filters/views-place.tsx'

type Found = Pick<CardFilters, 'clear'> & { filter: CardFilters['filters']; isSearching: boolean }

/** Search and filters of the lists of experts over another list of them; what is asked for stands in the address. */
export function FilteredExperts({ children }: { children: (found: Found) => ReactNode }) {
  const experts = useCardFilter()
  const { filters, keyword, isFiltered, clear } = experts
  return (
    <>
      {/* Views are kept of whole lists. */}
      <ListViews value={undefined}>
        <ExpertsFilterBar experts={experts} />
      </ListViews>
      {children({ filter: filters, isSearching: keyword !== '' || isFiltered, clear })}
    </>
  )
}
