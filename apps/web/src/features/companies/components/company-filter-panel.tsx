import { COMPANY_SOURCES } from '@guildhall/contract/companies/form'
import { useQuery } from '@tanstack/react-query'
import { NO_FILTER, type CompanyFilter } from '#features/companies/company-search.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { useConfig } from '#platform/session.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FilterFields, FilterFrame } from '#ui/filters/filter-frame.tsx'
import type { FilterDraftEditor } from '#ui/filters/use-filter-draft.ts'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { SearchMultiSelect } from '#ui/search-multi-select.tsx'

type Props = {
  id: string
  draft: FilterDraftEditor<CompanyFilter>
  onApply: (filter: CompanyFilter) => void
}

const SOURCES = COMPANY_SOURCES.map((value) => ({ value, label: value }))
const DRAFTS = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Drafts' },
  { value: 'false', label: 'Approved' },
] as const
/** What the companies may be filtered by; the edits wait for Apply. */
export function CompanyFilterPanel({ id, draft, onApply }: Props) {
  const { edited, edit } = draft
  const { types } = useConfig().company
  const { data: countries = [], isPending } = useQuery(referenceQueries.countries())
  const options = countries.map((country) => ({ id: country.id, name: country.nicename }))
  return (
    <FilterFrame id={id} draft={draft} none={NO_FILTER} onApply={onApply}>
      <FilterFields>
        <ChoiceField
          label="State of the entry"
          options={DRAFTS}
          value={edited.draft}
          onChange={(choice) => edit({ draft: choice })}
        />
        <MultiChoiceField
          label="Type"
          placeholder="All types"
          options={types.map((value) => ({ value, label: value }))}
          value={edited.type}
          onChange={(type) => edit({ type })}
        />
        <SearchMultiSelect
          label="Country"
          placeholder="All countries"
          options={options}
          loading={isPending}
          value={options.filter((option) => edited.country_id.includes(option.id))}
          onChange={(chosen) => edit({ country_id: chosen.map((option) => option.id) })}
        />
        <MultiChoiceField
          label="Source"
          placeholder="All sources"
          options={SOURCES}
          value={edited.source}
          onChange={(source) => edit({ source })}
        />
      </FilterFields>
    </FilterFrame>
  )
}
