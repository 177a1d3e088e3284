import { lazy, useId, useState } from 'react'
import { copy } from '#features/companies/copy.ts'
import { countFilters, NO_FILTER, type CompanyFilter } from '#features/companies/company-search.ts'
import { Badge } from '#ui/badge.tsx'
import { FilterBar } from '#ui/filters/filter-bar.tsx'
import { useFilterDraft } from '#ui/filters/use-filter-draft.ts'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const FilterPanel = lazy(async () => ({
  default: (await import('./company-filter-panel.tsx')).CompanyFilterPanel,
}))

type Props = {
  filter: CompanyFilter
  keyword: string
  onApply: (filter: CompanyFilter) => void
  onSearch: (text: string) => void
}

/** Search and filters of the companies. */
export function CompanyFilterBar({ filter, keyword, onApply, onSearch }: Props) {
  const [isOpen, setOpen] = useState(false)
  const cardId = useId()
  const draft = useFilterDraft(filter, NO_FILTER)
  const count = countFilters(filter)
  const apply = (next: CompanyFilter) => {
    onApply(next)
    setOpen(false)
  }
  return (
    <FilterBar
      searchLabel={copy.search}
      search={keyword}
      onSearch={onSearch}
      isFiltered={count > 0}
      isOpen={isOpen}
      onToggle={setOpen}
      cardId={cardId}
      summary={
        count > 0 && (
          <Badge tone="primary" withDot={false}>
            {count === 1 ? '1 filter' : `${count} filters`}
          </Badge>
        )
      }
    >
      <FilterPanel id={cardId} draft={draft} onApply={apply} />
    </FilterBar>
  )
}
