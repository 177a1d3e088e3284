import { Button } from '@mantine/core'
import { SECTION_LABELS, copy } from '#features/activity/copy.ts'
import type { SectionKey } from '#features/activity/filter-draft.ts'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import type { SearchSelectSource } from '#ui/fields/use-search-select.ts'
import styles from './filter-card.module.css'

type Props = SearchSelectSource & {
  section: SectionKey
  value: SelectOption[]
  loading: boolean
  onChange: (value: SelectOption[]) => void
  /** Asks before it clears. */
  onClear: () => void
}

/** One kind of filter with several values. */
export function FilterSection({ section, onClear, ...field }: Props) {
  const { title, kind } = SECTION_LABELS[section]
  return (
    <section className={styles['section']} aria-label={title}>
      <SearchMultiSelect label={title} placeholder={copy.searchKind(kind)} {...field} />
      <Button
        variant="subtle"
        size="compact-xs"
        className={styles['clear'] ?? ''}
        aria-label={`${copy.clearAll} ${kind}`}
        disabled={field.value.length === 0}
        onClick={onClear}
      >
        {copy.clearAll}
      </Button>
    </section>
  )
}
