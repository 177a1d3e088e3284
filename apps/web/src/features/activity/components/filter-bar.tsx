import { Button } from '@mantine/core'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { copy } from '#features/activity/copy.ts'
import { hasFilters } from '#features/activity/filter-draft.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import { useFilterDraft } from '#features/activity/use-filter-draft.ts'
import { useFilterNames } from '#features/activity/use-filter-names.ts'
import { SearchBox } from '#ui/search-box.tsx'
import styles from './filter-bar.module.css'
import { FilterChips } from './filter-chips.tsx'

// Calendars and dropdowns come when somebody asks for them: they weigh more than the list.
const FilterCard = lazy(async () => ({ default: (await import('./filter-card.tsx')).FilterCard }))

type Props = {
  filter: ActivityFilter
  search: string
  /** The filter of an earlier visit, offered while there is none. */
  last: ActivityFilter | undefined
  onApply: (filter: ActivityFilter) => void
  onSearch: (text: string) => void
}

/** Search, filters and what the list is filtered by. */
export function FilterBar({ filter, search, last, onApply, onSearch }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cardId = useId()
  const draft = useFilterDraft(filter)
  const names = useFilterNames(draft.edited)
  const isFiltered = hasFilters(filter)
  const apply = (next: ActivityFilter) => {
    onApply(next)
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <div className={styles['bar']}>
        <SearchBox label={copy.searchLabel} value={search} onSearch={onSearch} />
        <Button
          ref={opener}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={isOpen ? cardId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.closeFilter : isFiltered ? copy.editFilter : copy.addFilter}
        </Button>
        {last && !isFiltered && !isOpen && (
          <Button variant="subtle" onClick={() => onApply(last)}>
            {copy.lastFilters}
          </Button>
        )}
        <FilterChips filter={filter} nameOf={names.nameOf} onApply={onApply} />
      </div>
      {isOpen && (
        <Suspense fallback={<div className={styles['waiting']} />}>
          <FilterCard id={cardId} draft={draft} names={names} onApply={apply} />
        </Suspense>
      )}
    </>
  )
}
