import { COMPANY_SOURCES } from '@guildhall/contract/companies/form'
import { useQuery } from '@tanstack/react-query'
import type { CompanyFilter } from '#features/companies/company-search.ts'
import { copy, DRAFTS, FILTER_LABELS } from '#features/companies/copy.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { useConfig } from '#platform/session.tsx'
import { AnyOf, OneOf } from '#ui/filters/few-choices.tsx'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'

const SOURCES = COMPANY_SOURCES.map((value) => ({ value, label: value }))

type Props = {
  name: keyof CompanyFilter
  filter: CompanyFilter
  onChange: (change: Partial<CompanyFilter>) => void
}

/** What one filter of the companies is chosen with; it acts at once. */
export function CompanyFilterField({ name, filter, onChange }: Props) {
  const { types } = useConfig().company
  const label = FILTER_LABELS[name]
  switch (name) {
    case 'draft':
      return (
        <OneOf
          label={label}
          options={DRAFTS}
          value={filter.draft}
          onChange={(draft) => onChange({ draft })}
        />
      )
    case 'type':
      return (
        <AnyOf
          label={label}
          options={types.map((value) => ({ value, label: value }))}
          value={filter.type}
          onChange={(type) => onChange({ type })}
        />
      )
    case 'source':
      return (
        <AnyOf
          label={label}
          options={SOURCES}
          value={filter.source}
          onChange={(source) => onChange({ source })}
        />
      )
    case 'country_id':
      return <Countries ids={filter.country_id} onChange={(ids) => onChange({ country_id: ids })} />
  }
}

function Countries({ ids, onChange }: { ids: readonly string[]; onChange: (ids: string[]) => void }) {
  const { data: countries = [], isPending } = useQuery(referenceQueries.countries())
  const options = countries.map((country) => ({ id: country.id, name: country.nicename }))
  return (
    <SearchMultiSelect
      label={FILTER_LABELS.country_id}
      placeholder={copy.allCountries}
      options={options}
      loading={isPending}
      value={options.filter((option) => ids.includes(option.id))}
      onChange={(chosen) => onChange(chosen.map((option) => option.id))}
    />
  )
}
