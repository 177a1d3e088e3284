import { useQueries, useQuery } from '@tanstack/react-query'
import { copy, FILTER_LABELS, KIND_NAMES, LOGINS } from '#features/people/copy.ts'
import { NO_FILTER, type PeopleFilter } from '#features/people/people-search.ts'
import { companyChoices } from '#features/people/queries.ts'
import type { PeopleList } from '#features/people/use-people-list.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { tagOf, type FilterTag } from '#ui/filters/chip-list.tsx'
import { FilterChips } from '#ui/filters/filter-chips.tsx'
import { later } from '#ui/hooks/later.ts'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const Field = later(() => import('./people-filter-field.tsx'), 'PeopleFilterField')

const KEYS = ['kind', 'status', 'has_login', 'company_id', 'country_id'] as const

/** Search and filters of the people, and what they are filtered by. */
export function PeopleFilterBar({ people }: { people: PeopleList }) {
  const { filter, apply } = people
  return (
    <FilterChips
      searchLabel={copy.search}
      search={people.keyword}
      onSearch={(keyword) => people.change({ keyword }, { replace: true })}
      groups={KEYS.map((key) => ({ key, label: FILTER_LABELS[key], isMain: true }))}
      tags={useTags(filter)}
      renderField={(key) => (
        <Field name={key} filter={filter} onChange={(change) => apply({ ...filter, ...change })} />
      )}
      onRemove={(key) => apply({ ...filter, [key]: NO_FILTER[key] })}
      onClear={people.list.data?.data.length === 0 ? undefined : people.clear}
    />
  )
}

/** Of a shared address nobody has chosen the names here. */
function useTags(filter: PeopleFilter): FilterTag<keyof PeopleFilter>[] {
  const { kind, status, has_login: login, company_id: companies, country_id: countries } = filter
  const named = useQueries({ queries: companies.map((id) => companyChoices.named(id)) })
  const { data: known } = useQuery({ ...referenceQueries.countries(), enabled: countries.length > 0 })
  const values: Record<keyof PeopleFilter, readonly string[]> = {
    kind: kind.map((one) => KIND_NAMES[one]),
    status,
    has_login: login === '' ? [] : LOGINS.filter(({ value }) => value === login).map(({ label }) => label),
    company_id: companies.map((_, at) => named[at]?.data?.name ?? '…'),
    country_id: countries.map((id) => known?.find((one) => one.id === id)?.nicename ?? '…'),
  }
  return KEYS.filter((key) => values[key].length > 0).map((key) =>
    tagOf(key, FILTER_LABELS[key], values[key]),
  )
}
