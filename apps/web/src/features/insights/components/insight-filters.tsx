import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnerField } from '#features/gigs/components/list/owner-field.tsx'
import { copy } from '#features/insights/copy.ts'
import { periodsAt } from '#features/insights/periods.ts'
import type { InsightFilter } from '#features/insights/queries.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { DateRangeField } from '#ui/fields/date-range-field.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import styles from './insight-filters.module.css'

type Props = {
  filter: InsightFilter
  /** A manager counts only their own. */
  hasOwners: boolean
  onFilter: (change: InsightFilter, options: { replace: boolean }) => void
}

const KIND_CHOICES = GIG_KINDS.map((value) => ({ value, label: KINDS[value].display }))

/** The period, and which experts and projects are counted; each choice acts at once. */
export function InsightFilters({ filter, hasOwners, onFilter }: Props) {
  const [presets] = useState(() => periodsAt(new Date()))
  const { data: industries = [] } = useQuery(referenceQueries.industries())
  const choose = (change: InsightFilter) => onFilter(change, { replace: true })
  return (
    <div className={styles['filters']}>
      <DateRangeField
        label={copy.period}
        placeholder={copy.usual}
        presets={presets}
        value={{ start: filter.from, end: filter.to }}
        onChange={({ start, end }) => choose({ from: start, to: end })}
      />
      <MultiChoiceField
        label={copy.industry}
        placeholder={copy.anyIndustry}
        options={industries.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.industry_id ?? []}
        onChange={(industry_id) => choose({ industry_id })}
      />
      <MultiChoiceField
        label={copy.kind}
        placeholder={copy.anyKind}
        options={KIND_CHOICES}
        value={filter.type ?? []}
        onChange={(type) => choose({ type })}
      />
      {hasOwners && <OwnerField ids={filter.owner_id ?? []} onChange={(owner_id) => choose({ owner_id })} />}
    </div>
  )
}
