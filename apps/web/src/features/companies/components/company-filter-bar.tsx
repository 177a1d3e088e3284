import { useQuery } from '@tanstack/react-query'
import { NO_FILTER, type CompanyFilter } from '#features/companies/company-search.ts'
import { copy, DRAFTS, FILTER_LABELS } from '#features/companies/copy.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { tagsOf } from '#ui/filters/chip-list.tsx'
import { FilterChips } from '#ui/filters/filter-chips.tsx'
import { later } from '#ui/hooks/later.ts'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const Field = later(() => import('./company-filter-field.tsx'), 'CompanyFilterField')

const KEYS = ['type', 'country_id', 'source', 'draft'] as const satisfies readonly (keyof CompanyFilter)[]

type Props = {
  filter: CompanyFilter
  keyword: string
  onApply: (filter: CompanyFilter) => void
  onSearch: (text: string) => void
  onClear: (() => void) | undefined
}

/** Search and filters of the companies, and what they are filtered by. */
export function CompanyFilterBar({ filter, keyword, onApply, onSearch, onClear }: Props) {
  return (
    <FilterChips
      searchLabel={copy.search}
      search={keyword}
      onSearch={onSearch}
      groups={KEYS.map((key) => ({ key, label: FILTER_LABELS[key], isMain: true }))}
      tags={useTags(filter)}
      renderField={(key) => (
        <Field name={key} filter={filter} onChange={(change) => onApply({ ...filter, ...change })} />
      )}
      onRemove={(key) => onApply({ ...filter, [key]: NO_FILTER[key] })}
      onClear={onClear}
    />
  )
}

/** Of a shared address nobody has chosen the names here. */
function useTags(filter: CompanyFilter) {
  const { country_id: ids } = filter
  const { data: countries } = useQuery({ ...referenceQueries.countries(), enabled: ids.length > 0 })
  const nameOf = (key: keyof CompanyFilter, value: string) => {
    if (key === 'draft') return DRAFTS.find((one) => one.value === value)?.label ?? value
    if (key !== 'country_id') return value
    return countries?.find(({ id }) => id === value)?.nicename ?? '…'
  }
  return tagsOf(KEYS, { filter, labels: FILTER_LABELS, nameOf })
}
