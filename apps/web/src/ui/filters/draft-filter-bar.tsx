import { useId, useState, type ReactNode } from 'react'
import { FilterBar } from './filter-bar.tsx'
import { useFilterDraft, type FilterDraftEditor } from './use-filter-draft.ts'

/** What the card of a list's filters gets. */
export interface FilterPanelProps<Filter extends object> {
  id: string
  draft: FilterDraftEditor<Filter>
  onApply: (filter: Filter) => void
}

type Props<Filter extends object> = {
  searchLabel: string
  keyword: string
  onSearch: (text: string) => void
  filter: Filter
  /** The filter that lets all through. */
  none: Filter
  isFiltered: boolean
  /** What the list is filtered by. */
  summary: ReactNode
  /** At the end of the line: how the list is shown. */
  end?: ReactNode
  /** The card, a lazy component: it weighs more than the list. */
  renderPanel: (card: FilterPanelProps<Filter>) => ReactNode
  onApply: (filter: Filter) => void
  onClear?: (() => void) | undefined
}

/** Search and a card of filters whose edits wait for Apply; it closes when they are applied. */
export function DraftFilterBar<Filter extends object>(props: Props<Filter>) {
  const { searchLabel, keyword, onSearch, filter, none, isFiltered, summary, end, renderPanel, onApply } =
    props
  const [isOpen, setOpen] = useState(false)
  const cardId = useId()
  const draft = useFilterDraft(filter, none)
  return (
    <FilterBar
      searchLabel={searchLabel}
      search={keyword}
      onSearch={onSearch}
      isFiltered={isFiltered}
      isOpen={isOpen}
      onToggle={setOpen}
      cardId={cardId}
      summary={summary}
      end={end}
      onClear={props.onClear}
    >
      {renderPanel({
        id: cardId,
        draft,
        onApply(next) {
          onApply(next)
          setOpen(false)
        },
      })}
    </FilterBar>
  )
}
