import { type ComponentType } from 'react'
import { Badge } from '#ui/marks/badge.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { later } from '#ui/hooks/later.ts'
import { DraftFilterBar } from './draft-filter-bar.tsx'
import styles from './filter-bar.module.css'
import { summaryOf, type FilterTexts, type FilterWord } from './filter-words.ts'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const Panel = later(() => import('./list-filter-panel.tsx'), 'ListFilterPanel')

export type Icons = Readonly<Record<string, ComponentType<{ value: string }>>>

type Props = {
  searchLabel: string
  words: Readonly<Record<string, FilterWord>>
  /** Before the options of a filter, by its key. */
  icons?: Icons
  list: {
    filters: { filter: FilterTexts; none: FilterTexts; keyword: string; isFiltered: boolean }
    state: { isEmpty: boolean }
    apply: (filter: FilterTexts) => void
    find: (text: string) => void
    clear: () => void
  }
}

/** Search, the card of filters and the tag that sums them up, drawn from their words. */
export function ListFilter({ searchLabel, words, icons = {}, list }: Props) {
  const { filter, none, keyword, isFiltered } = list.filters
  const summary = summaryOf(words, filter)
  return (
    <DraftFilterBar
      searchLabel={searchLabel}
      keyword={keyword}
      onSearch={list.find}
      filter={filter}
      none={none}
      isFiltered={isFiltered}
      onApply={list.apply}
      onClear={list.state.isEmpty ? undefined : list.clear}
      summary={
        summary && (
          <span className={cx(layout['inline-row'], styles['summary'])} title={summary.full}>
            <Badge tone="primary" withDot={false}>
              {summary.text}
            </Badge>
          </span>
        )
      }
      renderPanel={(card) => <Panel {...card} {...{ words, icons, none }} />}
    />
  )
}
