import { similar } from '@guildhall/contract/hiring/similar'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const similarQueries = {
  /** Who could do what an expert does; for a project without those who were engaged on it. */
  of: (personId: string, gigId?: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'similar', personId, gigId],
      queryFn: ({ signal }) =>
        call(similar.similar, { params: { id: personId }, query: { gig_id: gigId } }, { signal }),
      select: ({ data }) => data,
    }),
}
