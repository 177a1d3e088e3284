import { copy } from '#features/insights/copy.ts'
import type { InsightFilter } from '#features/insights/queries.ts'
import type { FilterTag } from '#ui/filters/chip-list.tsx'
import { ChipsAlone } from '#ui/filters/filter-chips.tsx'
import { later } from '#ui/hooks/later.ts'
import styles from './insight-filters.module.css'
import type { InsightGroup } from './insight-tags.ts'

// Dropdowns and a calendar come when somebody asks for them.
const Field = later(() => import('./insight-filter-field.tsx'), 'InsightFilterField')

type Props = {
  filter: InsightFilter
  tags: readonly FilterTag<InsightGroup>[]
  /** A manager counts only their own. */
  hasOwners: boolean
  onFilter: (change: InsightFilter, options: { replace: boolean }) => void
}

/** The period, and which experts and projects are counted; each choice acts at once. */
export function InsightFilters({ filter, tags, hasOwners, onFilter }: Props) {
  const choose = (change: InsightFilter) => onFilter(change, { replace: true })
  const isUsual = tags.every(({ key }) => key !== 'period')
  const groups: { key: InsightGroup; label: string }[] = [
    { key: 'period', label: isUsual ? copy.usual : copy.period },
    { key: 'industry', label: copy.industry },
    { key: 'kind', label: copy.kind },
    ...(hasOwners ? [{ key: 'owner' as const, label: copy.owner }] : []),
  ]
  return (
    <div className={styles['filters']}>
      <ChipsAlone
        groups={groups.map((group) => ({ ...group, isMain: true }))}
        tags={tags}
        renderField={(group) => <Field group={group} filter={filter} onChoose={choose} />}
        onRemove={(group) => choose(NONE[group])}
        onClear={() => choose({ ...NONE.period, ...NONE.industry, ...NONE.kind, ...NONE.owner })}
      />
    </div>
  )
}

const NONE: Readonly<Record<InsightGroup, InsightFilter>> = {
  period: { from: undefined, to: undefined },
  industry: { industry_id: undefined },
  kind: { type: undefined },
  owner: { owner_id: undefined },
}
