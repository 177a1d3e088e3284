import { lazy, useId, useState } from 'react'
import { copy } from '#features/feedback/copy.ts'
import { hasFilters, NO_FILTER, summaryOf, type FeedbackFilter } from '#features/feedback/feedback-filter.ts'
import { Badge } from '#ui/badge.tsx'
import { FilterBar } from '#ui/filters/filter-bar.tsx'
import { useFilterDraft } from '#ui/filters/use-filter-draft.ts'
import styles from './feedback-filter.module.css'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const FilterPanel = lazy(async () => ({
  default: (await import('./feedback-filter-panel.tsx')).FeedbackFilterPanel,
}))

type Props = {
  filter: FeedbackFilter
  keyword: string
  onApply: (filter: FeedbackFilter) => void
  onSearch: (text: string) => void
}

/** Search, filters and the tag that sums them up. */
export function FeedbackFilterBar({ filter, keyword, onApply, onSearch }: Props) {
  const [isOpen, setOpen] = useState(false)
  const cardId = useId()
  const draft = useFilterDraft(filter, NO_FILTER)
  const summary = summaryOf(filter)
  return (
    <FilterBar
      searchLabel={copy.searchLabel}
      search={keyword}
      onSearch={onSearch}
      isFiltered={hasFilters(filter)}
      isOpen={isOpen}
      onToggle={setOpen}
      cardId={cardId}
      summary={
        summary && (
          <span className={styles['summary']} title={summary.full}>
            <Badge tone="primary" withDot={false}>
              {summary.text}
            </Badge>
          </span>
        )
      }
    >
      <FilterPanel
        id={cardId}
        draft={draft}
        onApply={(next) => {
          onApply(next)
          setOpen(false)
        }}
      />
    </FilterBar>
  )
}
