import { Button } from '@mantine/core'
import { SECTION_LABELS, copy } from '#features/activity/copy.ts'
import type { SectionKey } from '#features/activity/filter-draft.ts'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import styles from './filter-card.module.css'

type Props = {
  section: SectionKey
  value: SelectOption[]
  options: SelectOption[]
  loading: boolean
  /** Looks for options at the server; without it the given ones are searched. */
  onSearch?: (text: string) => void
  onChange: (value: SelectOption[]) => void
  /** Asks before it clears. */
  onClear: () => void
}

/** One kind of filter with several values. */
export function FilterSection({ section, value, options, loading, onSearch, onChange, onClear }: Props) {
  const { title, kind } = SECTION_LABELS[section]
  return (
    <section className={styles['section']} aria-label={title}>
      <SearchMultiSelect
        label={title}
        placeholder={copy.searchKind(kind)}
        value={value}
        options={options}
        loading={loading}
        onChange={onChange}
        {...(onSearch && { onSearch })}
      />
      <Button
        variant="subtle"
        size="compact-xs"
        className={styles['clear'] ?? ''}
        aria-label={`${copy.clearAll} ${kind}`}
        disabled={value.length === 0}
        onClick={onClear}
      >
        {copy.clearAll}
      </Button>
    </section>
  )
}
