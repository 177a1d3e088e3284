import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './filter-bar.module.css'
import { filterTexts } from './filter-texts.ts'
import { ViewsPlace } from './views-place.tsx'

type Props = {
  searchLabel: string
  search: string
  onSearch: (text: string) => void
  /** Typing searches from this length on. */
  minChars?: number
  /** Some filter is saved: the opener then reads 'Edit'. */
  isFiltered: boolean
  /** Beside the opener while the card is closed. */
  shortcut?: ReactNode
  /** What the list is filtered by. */
  summary?: ReactNode
  /** Takes back everything that the list is narrowed by; without it nothing can, or it stands elsewhere. */
  onClear?: (() => void) | undefined
  /** At the end of the line: how the list is shown. */
  end?: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Id of the card. */
  cardId: string
  /** The card, a lazy component: it weighs more than the list. */
  children: ReactNode
}

/** Search, filters and what the list is filtered by. */
export function FilterBar(props: Props) {
  const { searchLabel, search, onSearch, isFiltered, isOpen, onToggle, cardId, onClear, children } = props
  const opener = useFocusWhenClosed(isOpen)
  return (
    <>
      <div className={cx(layout['wraps'], styles['bar'])}>
        <SearchBox label={searchLabel} value={search} onSearch={onSearch} minChars={props.minChars ?? 3} />
        <Button
          ref={opener}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={isOpen ? cardId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? filterTexts.closeFilter : isFiltered ? filterTexts.editFilter : filterTexts.addFilter}
        </Button>
        {!isOpen && props.shortcut}
        {props.summary}
        {!isOpen && isFiltered && onClear && (
          <Button
            variant="subtle"
            onClick={() => {
              onClear()
              // The button goes with the filters: the focus does not get lost with it.
              opener.current?.focus()
            }}
          >
            {filterTexts.clearFilters}
          </Button>
        )}
        <ViewsPlace />
        {props.end && <div className={cx(layout['row-wrap-12'], styles['end'])}>{props.end}</div>}
      </div>
      {isOpen && <Suspense fallback={<div className={styles['waiting']} />}>{children}</Suspense>}
    </>
  )
}

/** The opener gets the focus back when its card has closed. */
function useFocusWhenClosed(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = opener.current
    return isOpen ? () => button?.focus() : undefined
  }, [isOpen])
  return opener
}
