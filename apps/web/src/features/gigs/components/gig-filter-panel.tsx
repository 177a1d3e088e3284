import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choices } from '#features/gigs/editing/choices.ts'
import { FILTER_LABELS, NO_FILTER, type GigFilter } from '#features/gigs/gig-search.ts'
import { useChosen } from '#features/gigs/use-gig-filter-tags.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FilterFields, FilterFrame } from '#ui/filters/filter-frame.tsx'
import type { FilterPanelProps } from '#ui/filters/draft-filter-bar.tsx'
import type { Choices } from '#ui/forms/draft.ts'
import { useChoices } from '#ui/forms/use-choices.ts'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { SearchMultiSelect } from '#ui/search-multi-select.tsx'
import type { SelectOption } from '#ui/select-options.ts'

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

/** What the projects may be filtered by; the edits wait for Apply. */
export function GigFilterPanel({ id, draft, onApply }: FilterPanelProps<GigFilter>) {
  const prefix = prefixOf(useSignedIn())
  const isStaff = prefix === 'admin' || prefix === 'manager'
  const { edited, edit } = draft
  const { data: industries = [] } = useQuery(referenceQueries.industries())
  const { data: regions = [] } = useQuery(referenceQueries.regions())
  return (
    <FilterFrame id={id} draft={draft} none={NO_FILTER} onApply={onApply}>
      <FilterFields>
        <MultiChoiceField
          label={FILTER_LABELS.type}
          placeholder="All kinds"
          options={TYPES}
          value={edited.type}
          onChange={(type) => edit({ type })}
        />
        <MultiChoiceField
          label={FILTER_LABELS.industry_id}
          placeholder="All industries"
          options={industries.map(optionOf)}
          value={edited.industry_id}
          onChange={(ids) => edit({ industry_id: ids })}
        />
        <MultiChoiceField
          label={FILTER_LABELS.region_id}
          placeholder="All regions"
          options={regions.map(optionOf)}
          value={edited.region_id}
          onChange={(ids) => edit({ region_id: ids })}
        />
        {isStaff && <People filter={edited} onChange={edit} />}
        <MultiChoiceField
          label={FILTER_LABELS.year}
          placeholder="All years"
          options={years()}
          value={edited.year}
          onChange={(year) => edit({ year })}
        />
        <MultiChoiceField
          label={FILTER_LABELS.stage}
          placeholder="All stages"
          options={STAGES}
          value={edited.stage}
          onChange={(stage) => edit({ stage })}
        />
        <ChoiceField
          label={FILTER_LABELS.needs_experts}
          options={EITHER}
          value={edited.needs_experts}
          onChange={(needs) => edit({ needs_experts: needs })}
        />
        <ChoiceField
          label={FILTER_LABELS.locked}
          options={EITHER}
          value={edited.locked}
          onChange={(locked) => edit({ locked })}
        />
      </FilterFields>
    </FilterFrame>
  )
}

type PeopleProps = { filter: GigFilter; onChange: (change: Partial<GigFilter>) => void }

/** Who runs the project, and for whom: searched, for there may be many. */
function People({ filter, onChange }: PeopleProps) {
  const known = useChosen(filter)
  return (
    <>
      <Found
        label={FILTER_LABELS.owner_id}
        choices={choices.owners}
        ids={filter.owner_id}
        known={known.owners}
        onChange={(ids) => onChange({ owner_id: ids })}
      />
      <Found
        label={FILTER_LABELS.company_id}
        choices={choices.companies}
        ids={filter.company_id}
        known={known.companies}
        onChange={(ids) => onChange({ company_id: ids })}
      />
    </>
  )
}

type FoundProps = {
  label: string
  choices: Choices
  ids: readonly string[]
  /** Names of those that the address brought along. */
  known: readonly { id: string; name: string }[]
  onChange: (ids: string[]) => void
}

function Found({ label, choices: from, ids, known, onChange }: FoundProps) {
  const [keyword, setKeyword] = useState('')
  const [picked, setPicked] = useState<SelectOption[]>([])
  const { options, loading } = useChoices(from, keyword, {})
  const value = ids.flatMap((id) => {
    const { name } = [...picked, ...known].find((one) => one.id === id) ?? {}
    return name === undefined ? [] : [{ id, name }]
  })
  return (
    <SearchMultiSelect
      label={label}
      placeholder="Type to search"
      options={options}
      loading={loading}
      value={value}
      onSearch={setKeyword}
      onChange={(next) => {
        setPicked(next)
        onChange(next.map(({ id }) => id))
      }}
    />
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
