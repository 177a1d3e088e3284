import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { copy } from '#features/activity/copy.ts'
import { NO_FILTER, hasFilters } from '#features/activity/filter-draft.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import { useFilterNames } from '#features/activity/use-filter-names.ts'
import { FilterBar as Bar } from '#ui/filters/filter-bar.tsx'
import { useFilterDraft } from '#ui/filters/use-filter-draft.ts'
import { later } from '#ui/hooks/later.ts'
import { FilterChips } from './filter-chips.tsx'

// Calendars and dropdowns come when somebody asks for them: they weigh more than the list.
const FilterCard = later(() => import('./filter-card.tsx'), 'FilterCard')

type Props = {
  filter: ActivityFilter
  search: string
  hasReads: boolean
  /** The filter of an earlier visit, offered while there is none. */
  last: ActivityFilter | undefined
  onApply: (filter: ActivityFilter) => void
  onSearch: (text: string) => void
  onClear: (() => void) | undefined
}

/** Search, filters and what the list is filtered by. */
export function FilterBar({ filter, search, hasReads, last, onApply, onSearch, onClear }: Props) {
  const [isOpen, setOpen] = useState(false)
  const cardId = useId()
  const draft = useFilterDraft(filter, NO_FILTER)
  const names = useFilterNames(draft.edited)
  const isFiltered = hasFilters(filter)
  return (
    <Bar
      searchLabel={copy.searchLabel}
      search={search}
      onSearch={onSearch}
      isFiltered={isFiltered}
      shortcut={
        last &&
        !isFiltered && (
          <Button variant="subtle" onClick={() => onApply(last)}>
            {copy.lastFilters}
          </Button>
        )
      }
      summary={<FilterChips filter={filter} nameOf={names.nameOf} onApply={onApply} />}
      onClear={onClear}
      isOpen={isOpen}
      onToggle={setOpen}
      cardId={cardId}
    >
      <FilterCard
        id={cardId}
        draft={draft}
        names={names}
        hasReads={hasReads}
        onApply={(next) => {
          onApply(next)
          setOpen(false)
        }}
      />
    </Bar>
  )
}
