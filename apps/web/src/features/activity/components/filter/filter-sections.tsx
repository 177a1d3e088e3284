import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SECTIONS } from '#features/activity/filter-draft.ts'
import type { SectionKey } from '#features/activity/filter-draft.ts'
import { activityQueries } from '#features/activity/queries.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import type { FilterDraftEditor } from '#ui/filters/use-filter-draft.ts'
import type { FilterNames } from '#features/activity/use-filter-names.ts'
import type { SearchSelectSource } from '#ui/fields/use-search-select.ts'
import { FilterSection } from './filter-section.tsx'

type Props = {
  draft: FilterDraftEditor<ActivityFilter>
  names: FilterNames
  /** Whether the list holds what was only read: then it counts. */
  hasReads: boolean
  onClear: (section: SectionKey) => void
}

/** Users, devices, operating systems and browsers. */
export function FilterSections({ draft, names, hasReads, onClear }: Props) {
  const sources = useSources(hasReads)
  return SECTIONS.map((section) => (
    <FilterSection
      key={section}
      section={section}
      value={draft.edited[section].map((id) => ({ id, name: names.nameOf(section, id) }))}
      onChange={(options) => {
        names.remember(section === 'user_id' ? options : [])
        draft.edit({ [section]: options.map(({ id }) => id) })
      }}
      onClear={() => onClear(section)}
      {...sources[section]}
    />
  ))
}

type Source = SearchSelectSource & { loading: boolean }

/** Where each section's options come from: users are looked for while typing, the rest is known with its counts. */
function useSources(hasReads: boolean): Record<SectionKey, Source> {
  const [keyword, setKeyword] = useState('')
  const found = useInfiniteQuery(activityQueries.usersFound(keyword))
  const known = useQuery(activityQueries.filterOptions(hasReads ? undefined : 'false'))
  const counted = (kind: 'devices' | 'os' | 'browsers'): Source => ({
    options: (known.data?.[kind] ?? []).map(({ key, name, count }) => ({
      id: key,
      name,
      detail: String(count),
    })),
    loading: known.isPending,
  })
  return {
    user_id: {
      options: (found.data ?? []).map(({ id, name }) => ({ id, name })),
      loading: found.isFetching && !found.isFetchingNextPage,
      onSearch: setKeyword,
      more: {
        hasMore: found.hasNextPage,
        loading: found.isFetchingNextPage,
        onMore: () => void found.fetchNextPage(),
      },
    },
    device: counted('devices'),
    os: counted('os'),
    browser: counted('browsers'),
  }
}
