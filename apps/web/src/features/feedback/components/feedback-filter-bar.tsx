import { lazy } from 'react'
import { copy } from '#features/feedback/copy.ts'
import { hasFilters, NO_FILTER, summaryOf, type FeedbackFilter } from '#features/feedback/feedback-filter.ts'
import { Badge } from '#ui/badge.tsx'
import { DraftFilterBar } from '#ui/filters/draft-filter-bar.tsx'
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
export function FeedbackFilterBar(props: Props) {
  const summary = summaryOf(props.filter)
  return (
    <DraftFilterBar
      {...props}
      searchLabel={copy.searchLabel}
      none={NO_FILTER}
      isFiltered={hasFilters(props.filter)}
      summary={
        summary && (
          <span className={styles['summary']} title={summary.full}>
            <Badge tone="primary" withDot={false}>
              {summary.text}
            </Badge>
          </span>
        )
      }
      Panel={FilterPanel}
    />
  )
}
