import { GIG_KINDS, KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import type { OpenSort } from '@guildhall/contract/hiring/expert-projects'
import { Button, MultiSelect, Switch } from '@mantine/core'
import { Segments } from '#ui/fields/segments.tsx'
import { filterTexts } from '#ui/filters/filter-texts.ts'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { copy } from '#features/hiring/copy.ts'
import '#ui/theme/styles-dropdowns.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from '#features/hiring/components/hiring.module.css'

const ORDERS: readonly { value: OpenSort; label: string }[] = [
  { value: 'fit', label: 'Best match' },
  { value: 'published_at', label: 'Newest' },
  { value: 'applications_until', label: 'Closing soon' },
]
const TYPES = GIG_KINDS.map((value) => ({ value, label: KINDS[value].display }))

/** What is asked of a project by a switch. */
export const ONLY = ['fits', 'pays_rate', 'is_remote', 'closes_soon'] as const
type Only = (typeof ONLY)[number]

const LABELS: Record<Only, string> = {
  fits: copy.onlyFitting,
  pays_rate: copy.onlyPaying,
  is_remote: copy.remoteOnly,
  closes_soon: copy.onlyClosing,
}

type Change = { [Key in Only]?: 'true' | undefined } & {
  keyword?: string
  type?: GigKind[]
  sort?: OpenSort | undefined
}

type Props = {
  keyword: string
  type: readonly GigKind[]
  only: readonly Only[]
  order: OpenSort
  total: number | undefined
  onChange: (change: Change) => void
  onClear: (() => void) | undefined
}

/** What narrows and orders the open projects; each acts at once. */
export function FindTools({ keyword, type, only, order, total, onChange, onClear }: Props) {
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
      <div className={styles['order']}>
        <Segments
          label={copy.order}
          options={ORDERS}
          value={order}
          onChange={(next) => onChange({ sort: next === 'fit' ? undefined : next })}
        />
      </div>
      <div className={cx(layout['row-wrap-12'], styles['only'])}>
        {ONLY.map((key) => (
          <Switch
            key={key}
            label={LABELS[key]}
            checked={only.includes(key)}
            onChange={(event) => onChange({ [key]: event.currentTarget.checked ? 'true' : undefined })}
          />
        ))}
        {onClear && (
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {filterTexts.clearFilters}
          </Button>
        )}
        {total !== undefined && <output className={styles['quiet']}>{copy.projectCount(total)}</output>}
      </div>
    </div>
  )
}
