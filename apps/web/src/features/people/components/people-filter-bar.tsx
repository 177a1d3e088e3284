import { lazy } from 'react'
import { countFilters, NO_FILTER } from '#features/people/people-search.ts'
import type { PeopleList } from '#features/people/use-people-list.ts'
import { DraftFilterBar, FilterCount } from '#ui/filters/draft-filter-bar.tsx'

// Dropdowns weigh more than the list: they come when somebody asks for them.
const FilterPanel = lazy(async () => ({
  default: (await import('./people-filter-panel.tsx')).PeopleFilterPanel,
}))

/** Search and filters of the people. */
export function PeopleFilterBar({ people }: { people: PeopleList }) {
  const count = countFilters(people.filter)
  return (
    <DraftFilterBar
      searchLabel="Search name, mail, phone"
      keyword={people.keyword}
      onSearch={(keyword) => people.change({ keyword }, { replace: true })}
      filter={people.filter}
      none={NO_FILTER}
      isFiltered={count > 0}
      summary={<FilterCount count={count} />}
      renderPanel={(card) => <FilterPanel {...card} />}
      onApply={people.apply}
      onClear={people.list.data?.data.length === 0 ? undefined : people.clear}
    />
  )
}
