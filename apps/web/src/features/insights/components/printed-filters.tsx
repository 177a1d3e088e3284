import { copy } from '#features/insights/copy.ts'
import type { InsightFilter } from '#features/insights/queries.ts'
import type { FilterTag } from '#ui/filters/chip-list.tsx'
import styles from './insight-filters.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = { filter: InsightFilter; tags: readonly FilterTag[] }

/** On paper, where the filters are not shown: the period, and what is counted alone. */
export function PrintedFilters({ filter, tags }: Props) {
  return (
    <ul className={cx(shared['list'], styles['printed'])} aria-label={copy.printed}>
      <li>{copy.days(filter)}</li>
      {tags
        .filter(({ key }) => key !== 'period')
        .map(({ key, label, full }) => (
          <li key={key}>
            {label}: {full}
          </li>
        ))}
    </ul>
  )
}
