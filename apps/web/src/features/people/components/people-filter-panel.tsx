import { PERSON_KINDS, PERSON_STATUSES } from '@guildhall/contract/people/person'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KIND_NAMES } from '#features/people/copy.ts'
import { NO_FILTER, type PeopleFilter } from '#features/people/people-search.ts'
import { companyChoices } from '#features/people/queries.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import type { FilterPanelProps } from '#ui/filters/draft-filter-bar.tsx'
import { FilterFields, FilterFrame } from '#ui/filters/filter-frame.tsx'
import { useChoices } from '#ui/forms/use-choices.ts'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { SearchMultiSelect } from '#ui/search-multi-select.tsx'

const KINDS = PERSON_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))
const STATUSES = PERSON_STATUSES.map((value) => ({ value, label: value }))
const LOGINS = [
  { value: '', label: 'With or without login' },
  { value: 'true', label: 'Has a login' },
  { value: 'false', label: 'Has no login' },
] as const

/** What the people may be filtered by; the edits wait for Apply. */
export function PeopleFilterPanel({ id, draft, onApply }: FilterPanelProps<PeopleFilter>) {
  const { edited, edit } = draft
  const { data: countries = [], isPending } = useQuery(referenceQueries.countries())
  const options = countries.map((country) => ({ id: country.id, name: country.nicename }))
  return (
    <FilterFrame id={id} draft={draft} none={NO_FILTER} onApply={onApply}>
      <FilterFields>
        <MultiChoiceField
          label="Kind"
          placeholder="All kinds"
          options={KINDS}
          value={edited.kind}
          onChange={(kind) => edit({ kind })}
        />
        <MultiChoiceField
          label="Status"
          placeholder="All statuses"
          options={STATUSES}
          value={edited.status}
          onChange={(status) => edit({ status })}
        />
        <ChoiceField
          label="Login"
          options={LOGINS}
          value={edited.has_login}
          onChange={(choice) => edit({ has_login: choice })}
        />
        <Companies chosen={edited.company_id} onChange={(ids) => edit({ company_id: ids })} />
        <SearchMultiSelect
          label="Country"
          placeholder="All countries"
          options={options}
          loading={isPending}
          value={options.filter((option) => edited.country_id.includes(option.id))}
          onChange={(chosen) => edit({ country_id: chosen.map((option) => option.id) })}
        />
      </FilterFields>
    </FilterFrame>
  )
}

type CompaniesProps = { chosen: string[]; onChange: (ids: string[]) => void }

function Companies({ chosen, onChange }: CompaniesProps) {
  const [keyword, setKeyword] = useState('')
  const { options, loading } = useChoices(companyChoices, keyword, {})
  // Those that the address names are not among what was found last.
  const named = useQueries({ queries: chosen.map((id) => companyChoices.named(id)) })
  return (
    <SearchMultiSelect
      label="Company"
      placeholder="All companies"
      options={options}
      loading={loading}
      onSearch={setKeyword}
      value={chosen.flatMap((id, at) => options.find((one) => one.id === id) ?? named[at]?.data ?? [])}
      onChange={(companies) => onChange(companies.map(({ id }) => id))}
    />
  )
}
