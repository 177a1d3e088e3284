import { gigComments, type CommentForm } from '@guildhall/contract/gigs/comments'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const COMMENTS_PAGE = 20

export const commentQueries = {
  list: (gigId: string) =>
    infiniteQueryOptions({
      queryKey: ['gigs', 'comments', gigId],
      queryFn: ({ pageParam, signal }) =>
        call(
          gigComments.list,
          { params: { id: gigId }, query: { page: pageParam, pageSize: COMMENTS_PAGE } },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      retry: false,
    }),
  mentionable: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'mentionable', gigId],
      queryFn: ({ signal }) => call(gigComments.mentionable, { params: { id: gigId } }, { signal }),
      staleTime: 60_000,
      select: ({ data }) => data,
    }),
}

export function addComment(gigId: string, body: CommentForm) {
  return call(gigComments.add, { params: { id: gigId }, body })
}

export function changeComment(gigId: string, id: string, body: CommentForm) {
  return call(gigComments.change, { params: { id: gigId, comment_id: id }, body })
}

export function removeComment(gigId: string, id: string) {
  return call(gigComments.remove, { params: { id: gigId, comment_id: id } })
}
