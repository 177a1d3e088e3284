import { favorites } from '@guildhall/contract/favorites'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Wanted = { keyword?: string | undefined; order?: string | undefined }

export const favoritesQueries = {
  list: ({ keyword, order }: Wanted) =>
    infiniteQueryOptions({
      queryKey: ['favorites', 'list', keyword, order],
      queryFn: ({ pageParam, signal }) =>
        call(favorites.list, { query: { keyword, order, page: pageParam } }, { isMain: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      placeholderData: keepPreviousData,
    }),

  /** How many there are, and which: every heart on a page asks the same. */
  count: () =>
    queryOptions({
      queryKey: ['favorites', 'count'],
      queryFn: ({ signal }) => call(favorites.count, {}, { signal }),
      staleTime: 30_000,
      select: ({ data }) => data,
    }),
}

export function addFavorite(projectId: string) {
  return call(favorites.add, { body: { project_id: projectId } })
}

export function deleteFavorites(projectIds: string[]) {
  return call(favorites.remove, { body: { project_ids: projectIds } })
}
