import { PERSON_KINDS } from '@guildhall/contract/people/person'
import { PERSON_STATUSES } from '@guildhall/contract/people/statuses'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { copy, FILTER_LABELS, KIND_NAMES, LOGINS } from '#features/people/copy.ts'
import type { PeopleFilter } from '#features/people/people-search.ts'
import { companyChoices } from '#features/people/queries.ts'
import { CountriesFilter } from '#features/reference/components/countries-filter.tsx'
import { AnyOf, OneOf } from '#ui/filters/few-choices.tsx'
import { useChoices } from '#ui/forms/use-choices.ts'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'

const KINDS = PERSON_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))
const STATUSES = PERSON_STATUSES.map((value) => ({ value, label: value }))

type Props = {
  name: keyof PeopleFilter
  filter: PeopleFilter
  onChange: (change: Partial<PeopleFilter>) => void
}

/** What one filter of the people is chosen with; it acts at once. */
export function PeopleFilterField({ name, filter, onChange }: Props) {
  const label = FILTER_LABELS[name]
  switch (name) {
    case 'kind':
      return (
        <AnyOf label={label} options={KINDS} value={filter.kind} onChange={(kind) => onChange({ kind })} />
      )
    case 'status':
      return (
        <AnyOf
          label={label}
          options={STATUSES}
          value={filter.status}
          onChange={(status) => onChange({ status })}
        />
      )
    case 'has_login':
      return (
        <OneOf
          label={label}
          options={LOGINS}
          value={filter.has_login}
          onChange={(choice) => onChange({ has_login: choice })}
        />
      )
    case 'company_id':
      return <Companies chosen={filter.company_id} onChange={(ids) => onChange({ company_id: ids })} />
    case 'country_id':
      return (
        <CountriesFilter
          label={label}
          chosen={filter.country_id}
          onChange={(ids) => onChange({ country_id: ids })}
        />
      )
  }
}

function Companies({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const [keyword, setKeyword] = useState('')
  const { options, loading } = useChoices(companyChoices, keyword, {})
  // Those that the address names are not among what was found last.
  const named = useQueries({ queries: chosen.map((id) => companyChoices.named(id)) })
  return (
    <SearchMultiSelect
      label={FILTER_LABELS.company_id}
      placeholder={copy.allCompanies}
      options={options}
      loading={loading}
      onSearch={setKeyword}
      value={chosen.flatMap((id, at) => options.find((one) => one.id === id) ?? named[at]?.data ?? [])}
      onChange={(companies) => onChange(companies.map(({ id }) => id))}
    />
  )
}
