import { COMPANY_SOURCES } from '@guildhall/contract/companies/form'
import type { CompanyFilter } from '#features/companies/company-search.ts'
import { DRAFTS, FILTER_LABELS } from '#features/companies/copy.ts'
import { CountriesFilter } from '#features/reference/components/countries-filter.tsx'
import { useConfig } from '#platform/session.tsx'
import { AnyOf, OneOf } from '#ui/filters/few-choices.tsx'

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
      return (
        <CountriesFilter
          label={label}
          chosen={filter.country_id}
          onChange={(ids) => onChange({ country_id: ids })}
        />
      )
  }
}
