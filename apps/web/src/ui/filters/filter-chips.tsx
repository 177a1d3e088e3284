import { Button } from '@mantine/core'
import IconPlus from '~icons/plus'
import { Suspense, useState, type ReactNode } from 'react'
import { useIsMobile, useNarrowerThan } from '#ui/theme/breakpoint.ts'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { arrived, later } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'
import { ChipList, type FilterTag } from './chip-list.tsx'
import styles from './filter-bar.module.css'
import { FilterChip } from './filter-chip.tsx'
import { filterTexts } from './filter-texts.ts'
import { ViewsPlace } from './views-place.tsx'

// A menu and a sheet weigh more than the chips: they come when somebody asks for them.
const AddFilter = later(() => import('./add-filter.tsx'), 'AddFilter')
const FilterSheet = late(async () => (await arrived(() => import('./filter-sheet.tsx'))).FilterSheet)

/** Below this width, in px, the chips have a line of their own (filter-bar.module.css). */
const TWO_LINES = 1100

/** One thing that a list can be narrowed by. */
export interface FilterGroup<Key extends string = string> {
  key: Key
  label: string
  /** Stands in the bar before anything is chosen. */
  isMain?: boolean
}

type ChipsProps<Key extends string> = {
  groups: readonly FilterGroup<Key>[]
  /** What the list is narrowed by now. */
  tags: readonly FilterTag<Key>[]
  /** The fields of one filter, which act at once; a lazy component: it weighs more than the list. */
  renderField: (key: Key) => ReactNode
  onRemove: (key: Key) => void
  /** Chips of what is chosen elsewhere on the page. */
  more?: ReactNode
  /** Takes back everything; without it nothing can, or it stands elsewhere. */
  onClear?: (() => void) | undefined
}

type Props<Key extends string> = ChipsProps<Key> & {
  searchLabel: string
  search: string
  onSearch: (text: string) => void
  /** Typing searches from this length on. */
  minChars?: number
  /** At the end of the line: how the list is shown. */
  end?: ReactNode
}

/** Search and filters that act at once: a chip each, whose fields open below it; on a phone a sheet holds them all. */
export function FilterChips<Key extends string>(props: Props<Key>) {
  const { searchLabel, search, onSearch, minChars = 3, end } = props
  const hasTwoLines = useHasTwoLines()
  const tail = (
    <ViewsPlace>{end && <div className={cx(layout['row-wrap-12'], styles['end'])}>{end}</div>}</ViewsPlace>
  )
  return (
    <div className={cx(layout['wraps'], styles['bar'], styles['lines'])}>
      <SearchBox label={searchLabel} value={search} onSearch={onSearch} minChars={minChars} />
      {hasTwoLines && tail}
      <Filters {...props} />
      {!hasTwoLines && tail}
    </div>
  )
}

/** Whether the chips have a line of their own, below what stands at the end of the first; Tab goes the same way. */
function useHasTwoLines(): boolean {
  const [isMobile, isNarrow] = [useIsMobile(), useNarrowerThan(TWO_LINES)]
  return isNarrow && !isMobile
}

/** The same filters where nothing is searched. */
export function ChipsAlone<Key extends string>(props: ChipsProps<Key>) {
  return (
    <div className={cx(layout['wraps'], styles['bar'])}>
      <Filters {...props} />
    </div>
  )
}

function Filters<Key extends string>(props: ChipsProps<Key>) {
  const { tags, more, onClear } = props
  const isMobile = useIsMobile()
  const isNarrowed = tags.length > 0 || Boolean(more)
  return (
    <>
      {isMobile ? <Sheet {...props} /> : <Chips {...props} />}
      {more}
      {isNarrowed && onClear && (
        <Button variant="subtle" onClick={onClear}>
          {filterTexts.clearFilters}
        </Button>
      )}
    </>
  )
}

function Chips<Key extends string>({ groups, tags, renderField, onRemove }: ChipsProps<Key>) {
  const [open, setOpen] = useState<Key>()
  const [isAsked, setAsked] = useState(false)
  const tagOf = (key: Key) => tags.find((tag) => tag.key === key)
  const isShown = ({ key, isMain }: FilterGroup<Key>) => isMain === true || key === open || tagOf(key)
  const rest = groups.filter((group) => !isShown(group))
  return (
    <>
      <ul className={styles['chips']} aria-label={filterTexts.filters}>
        {groups.filter(isShown).map(({ key, label }) => (
          <li key={key}>
            <FilterChip
              label={label}
              tag={tagOf(key)}
              isOpen={key === open}
              onToggle={(isOpen) => setOpen(isOpen ? key : undefined)}
              onRemove={() => onRemove(key)}
            >
              {renderField(key)}
            </FilterChip>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Suspense fallback={<Waiting onAsk={() => setAsked(true)} />}>
          <AddFilter
            groups={rest}
            isAsked={isAsked}
            onAdd={(added) => setOpen(rest.find(({ key }) => key === added)?.key)}
          />
        </Suspense>
      )}
    </>
  )
}

/** In the place of the menu until it is loaded: it opens then for whoever pressed this already. */
function Waiting({ onAsk }: { onAsk: () => void }) {
  return (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAsk}>
      {filterTexts.addFilter}
    </Button>
  )
}

function Sheet<Key extends string>({ groups, tags, renderField, onRemove, onClear }: ChipsProps<Key>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {tags.length === 0 ? filterTexts.addFilter : filterTexts.filtersOn(tags.length)}
      </Button>
      <ChipList tags={tags} onRemove={onRemove} />
      {wasOpen && (
        <Suspense>
          <FilterSheet
            opened={isOpen}
            onClose={() => setOpen(false)}
            onClear={tags.length > 0 ? onClear : undefined}
          >
            {groups.map(({ key }) => (
              <div key={key}>{renderField(key)}</div>
            ))}
          </FilterSheet>
        </Suspense>
      )}
    </>
  )
}
