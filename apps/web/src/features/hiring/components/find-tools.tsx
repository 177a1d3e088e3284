import { GIG_KINDS, KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import type { OpenSort } from '@guildhall/contract/hiring/expert-projects'
import { Button, MultiSelect, SegmentedControl, Switch } from '@mantine/core'
import { filterTexts } from '#ui/filters/filter-texts.ts'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { copy } from '#features/hiring/copy.ts'
import '#ui/theme/styles-dropdowns.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './hiring.module.css'

const ORDERS: readonly { value: OpenSort; label: string }[] = [
  { value: 'fit', label: 'Best match' },
  { value: 'published_at', label: 'Newest' },
  { value: 'applications_until', label: 'Closing soon' },
]
const TYPES = GIG_KINDS.map((value) => ({ value, label: KINDS[value].display }))

type Change = {
  keyword?: string
  type?: GigKind[]
  is_remote?: 'true' | undefined
  sort?: OpenSort | undefined
}

type Props = {
  keyword: string
  type: readonly GigKind[]
  isRemote: boolean
  order: OpenSort
  total: number | undefined
  onChange: (change: Change) => void
  onClear: (() => void) | undefined
}

/** What narrows and orders the open projects; each acts at once. */
export function FindTools({ keyword, type, isRemote, order, total, onChange, onClear }: Props) {
  return (
    <div className={cx(layout['row-wrap-12'], styles['tools'])}>
      <SearchBox
        label={copy.searchProjects}
        value={keyword}
        onSearch={(text) => onChange({ keyword: text })}
      />
      <MultiSelect
        aria-label={copy.kind}
        placeholder={type.length === 0 ? copy.allKinds : ''}
        data={TYPES}
        value={[...type]}
        onChange={(next) => onChange({ type: GIG_KINDS.filter((kind) => next.includes(kind)) })}
        clearButtonProps={{ 'aria-label': 'Clear Kind' }}
        clearable
      />
      <Switch
        label={copy.remoteOnly}
        checked={isRemote}
        onChange={(event) => onChange({ is_remote: event.currentTarget.checked ? 'true' : undefined })}
      />
      {onClear && (
        <Button variant="subtle" onClick={onClear}>
          {filterTexts.clearFilters}
        </Button>
      )}
      <div className={cx(layout['row-wrap-12'], styles['order'])}>
        {total !== undefined && <output className={styles['quiet']}>{copy.projectCount(total)}</output>}
        <SegmentedControl
          aria-label={copy.order}
          data={[...ORDERS]}
          value={order}
          onChange={(next) => onChange({ sort: next === 'fit' ? undefined : next })}
        />
      </div>
    </div>
  )
}
