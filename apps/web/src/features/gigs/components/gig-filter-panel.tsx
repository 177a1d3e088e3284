import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { useQuery } from '@tanstack/react-query'
import { NO_FILTER, type GigFilter } from '#features/gigs/gig-search.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FilterFrame } from '#ui/filters/filter-frame.tsx'
import type { FilterDraftEditor } from '#ui/filters/use-filter-draft.ts'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import styles from './gig-filter-panel.module.css'

type Props = {
  id: string
  draft: FilterDraftEditor<GigFilter>
  onApply: (filter: GigFilter) => void
}

const TYPES = GIG_KINDS.map((value) => ({ value, label: KINDS[value].display }))
const STAGES = [...new Set(GIG_KINDS.flatMap((kind) => KINDS[kind].stages))].map((value) => ({
  value,
  label: value,
}))
const EITHER = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const

const QUESTIONS = {
  apply: { title: 'Apply filters', text: 'Are you sure you want to apply selected filters?' },
  cancel: { title: 'Cancel filter?' },
  clear: { title: 'Clear filters', text: 'Are you sure you want to clear all filters?' },
} as const

/** What the projects may be filtered by; the edits wait for Apply. */
export function GigFilterPanel({ id, draft, onApply }: Props) {
  const { edited, edit } = draft
  const { data: industries = [] } = useQuery(referenceQueries.industries())
  const { data: regions = [] } = useQuery(referenceQueries.regions())
  return (
    <FilterFrame id={id} draft={draft} none={NO_FILTER} questions={QUESTIONS} onApply={onApply}>
      <div className={styles['fields']}>
        <MultiChoiceField
          label="Kind"
          placeholder="All kinds"
          options={TYPES}
          value={edited.type}
          onChange={(type) => edit({ type })}
        />
        <MultiChoiceField
          label="Industry"
          placeholder="All industries"
          options={industries.map(optionOf)}
          value={edited.industry_id}
          onChange={(ids) => edit({ industry_id: ids })}
        />
        <MultiChoiceField
          label="Region"
          placeholder="All regions"
          options={regions.map(optionOf)}
          value={edited.region_id}
          onChange={(ids) => edit({ region_id: ids })}
        />
        <MultiChoiceField
          label="Year"
          placeholder="All years"
          options={years()}
          value={edited.year}
          onChange={(year) => edit({ year })}
        />
        <MultiChoiceField
          label="Stage"
          placeholder="All stages"
          options={STAGES}
          value={edited.stage}
          onChange={(stage) => edit({ stage })}
        />
        <ChoiceField
          label="Needs experts"
          options={EITHER}
          value={edited.needs_experts}
          onChange={(needs) => edit({ needs_experts: needs })}
        />
        <ChoiceField
          label="Locked"
          options={EITHER}
          value={edited.locked}
          onChange={(locked) => edit({ locked })}
        />
      </div>
    </FilterFrame>
  )
}

function optionOf({ id, name }: { id: string; name: string }) {
  return { value: id, label: name }
}

/** From the next year back, as far as projects are likely to go. */
function years() {
  const next = new Date().getFullYear() + 1
  return Array.from({ length: 6 }, (_, back) => String(next - back)).map((year) => ({
    value: year,
    label: year,
  }))
}
