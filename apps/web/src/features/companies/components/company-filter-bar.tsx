import { lazy } from 'react'
import { copy } from '#features/companies/copy.ts'
import { countFilters, NO_FILTER, type CompanyFilter } from '#features/companies/company-search.ts'
import { DraftFilterBar, FilterCount } from '#ui/filters/draft-filter-bar.tsx'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const FilterPanel = lazy(async () => ({
  default: (await import('./company-filter-panel.tsx')).CompanyFilterPanel,
}))

type Props = {
  filter: CompanyFilter
  keyword: string
  onApply: (filter: CompanyFilter) => void
  onSearch: (text: string) => void
  onClear: (() => void) | undefined
}

/** Search and filters of the companies. */
export function CompanyFilterBar(props: Props) {
  const count = countFilters(props.filter)
  return (
    <DraftFilterBar
      {...props}
      searchLabel={copy.search}
      none={NO_FILTER}
      isFiltered={count > 0}
      summary={<FilterCount count={count} />}
      renderPanel={(card) => <FilterPanel {...card} />}
    />
  )
}
