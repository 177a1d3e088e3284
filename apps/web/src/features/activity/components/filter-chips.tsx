import { summaryTags, without } from '#features/activity/filter-summary.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import type { FilterNames } from '#features/activity/use-filter-names.ts'
import { Chip } from '#ui/chip.tsx'
import styles from './filter-chips.module.css'

type Props = {
  filter: ActivityFilter
  nameOf: FilterNames['nameOf']
  onApply: (filter: ActivityFilter) => void
}

/** What the list is filtered by; dropping a chip acts at once. */
export function FilterChips({ filter, nameOf, onApply }: Props) {
  const tags = summaryTags(filter, nameOf)
  if (tags.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label="Filters">
      {tags.map(({ key, label, value, full }) => (
        <li key={key}>
          <Chip label={label} value={value} full={full} onRemove={() => onApply(without(filter, key))} />
        </li>
      ))}
    </ul>
  )
}
