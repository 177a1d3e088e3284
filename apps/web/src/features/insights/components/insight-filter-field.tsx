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
import { AnyOf, OneOf } from '#ui/filters/few-choices.tsx'
import layout from '#ui/theme/layout.module.css'
import type { InsightGroup } from './insight-tags.ts'

type FieldProps = { filter: InsightFilter; onChoose: (change: InsightFilter) => void }

const KIND_CHOICES = GIG_KINDS.map((value) => ({ value, label: KINDS[value].display }))

/** What one filter of insight is chosen with. */
export function InsightFilterField({ group, filter, onChoose }: FieldProps & { group: InsightGroup }) {
  const { type = [], owner_id: owners = [] } = filter
  if (group === 'period') return <Period filter={filter} onChoose={onChoose} />
  if (group === 'industry') return <Industry filter={filter} onChoose={onChoose} />
  if (group === 'owner') return <OwnerField ids={owners} onChange={(owner_id) => onChoose({ owner_id })} />
  return (
    <AnyOf
      label={copy.kind}
      options={KIND_CHOICES}
      value={type}
      onChange={(next) => onChoose({ type: next })}
    />
  )
}

/** What is asked for most by one press, or any days. */
function Period({ filter: { from, to }, onChoose }: FieldProps) {
  const [presets] = useState(() => periodsAt(new Date()))
  const isUsual = from === undefined && to === undefined
  const chosen = presets.find(({ range }) => range.start === from && range.end === to)?.label ?? ''
  const choose = (label: string) => {
    const { start, end } = presets.find((preset) => preset.label === label)?.range ?? {}
    onChoose(label === copy.usual ? { from: undefined, to: undefined } : { from: start, to: end })
  }
  return (
    <div className={layout['stack-16']}>
      <OneOf
        label={copy.period}
        options={presets.map(({ label }) => ({ value: label, label }))}
        value={isUsual ? copy.usual : chosen}
        onChange={choose}
      />
      <DateRangeField
        label={copy.otherDays}
        value={{ start: from, end: to }}
        onChange={({ start, end }) => onChoose({ from: start, to: end })}
      />
    </div>
  )
}

function Industry({ filter: { industry_id: ids = [] }, onChoose }: FieldProps) {
  const { data: industries = [] } = useQuery(referenceQueries.industries())
  return (
    <MultiChoiceField
      label={copy.industry}
      placeholder={copy.anyIndustry}
      options={industries.map(({ id, name }) => ({ value: id, label: name }))}
      value={ids}
      onChange={(industry_id) => onChoose({ industry_id })}
    />
  )
}
