import type { Sent } from '@guildhall/contract/endpoint'
import type { DocumentFormat } from '@guildhall/contract/experts/document'
import { gigs } from '@guildhall/contract/gigs'
import { gigActivities } from '@guildhall/contract/gigs/activities'
import type { AwardDetails } from '@guildhall/contract/gigs/details'
import { gigAcceptance } from '@guildhall/contract/gigs/acceptance'
import { gigScores } from '@guildhall/contract/gigs/scores'
import { gigEditing } from '@guildhall/contract/gigs/editing'
import { gigsOfCompany } from '@guildhall/contract/gigs/of-company'
import { moves, type CloneForm, type MoveForm } from '@guildhall/contract/gigs/moves'
import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { download } from '#platform/download.ts'

type Query<T> = Partial<{ [K in keyof T]: T[K] | undefined }>
/** The list's query as it is sent, without its page. */
export type ListQuery = Omit<Query<NonNullable<Sent<typeof gigs.list, 'query'>>>, 'page'>
type CountQuery = Query<NonNullable<Sent<typeof gigs.counts, 'query'>>>
type ActivityQuery = Query<NonNullable<Sent<typeof gigActivities.list, 'query'>>>

export const gigQueries = {
  list: (query: ListQuery) =>
    infiniteQueryOptions({
      queryKey: ['gigs', 'list', query],
      queryFn: ({ pageParam, signal }) =>
        call(gigs.list, { query: { ...query, page: String(pageParam) } }, { isMain: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      placeholderData: keepPreviousData,
    }),

  /** The projects for a company, page after page. */
  ofCompany: (companyId: string, query: Query<NonNullable<Sent<typeof gigsOfCompany.list, 'query'>>>) =>
    infiniteQueryOptions({
      queryKey: ['gigs', 'company', companyId, query],
      queryFn: ({ pageParam, signal }) =>
        call(
          gigsOfCompany.list,
          { params: { id: companyId }, query: { ...query, page: String(pageParam) } },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => pagination.nextPage,
      placeholderData: keepPreviousData,
    }),

  counts: (query: CountQuery) =>
    queryOptions({
      queryKey: ['gigs', 'counts', query],
      queryFn: ({ signal }) => call(gigs.counts, { query }, { signal }),
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),

  item: (id: string) =>
    queryOptions({
      queryKey: ['gigs', 'item', id],
      queryFn: ({ signal }) => call(gigs.read, { params: { id } }, { isMain: true, signal }),
    }),

  /** The owners behind the ids of a filter. */
  ownersOf: (ids: string[]) =>
    queryOptions({
      queryKey: ['gigs', 'owners', ids],
      queryFn: ({ signal }) => call(gigEditing.people, { query: { for: 'owner', ids } }, { signal }),
      staleTime: 60_000,
      select: ({ data }) => data,
    }),

  activities: (id: string, query: ActivityQuery) =>
    queryOptions({
      queryKey: ['gigs', 'activities', id, query],
      queryFn: ({ signal }) => call(gigActivities.list, { params: { id }, query }, { signal }),
      placeholderData: keepPreviousData,
    }),
}

/**
 * Whether members and files of a project may still be asked for. Whoever is off the project since its page was opened
 * would get 404 for them, where all of it loads again at once: what loads the project anew is waited for.
 */
export async function stillSeesMembers(client: QueryClient, id: string): Promise<boolean> {
  const { queryKey } = gigQueries.item(id)
  const item = client.getQueryCache().find({ queryKey })
  if (item?.state.fetchStatus === 'fetching') await item.promise
  return client.getQueryData(queryKey)?.actions.canSeeMembers !== false
}

/** The steps of the machine that have a path of their own. */
export type Step = Exclude<keyof typeof moves, 'clone' | 'remove' | 'restore' | 'close'>

export function takeStep(step: Step, id: string, form: MoveForm = {}) {
  const { engagements: _, ...reason } = form ?? {}
  return call(moves[step], { params: { id }, body: reason })
}

export function closeGig(id: string, form: MoveForm) {
  return call(moves.close, { params: { id }, body: form })
}

/** All scores of the juror who is signed in, instead of those that they gave before. */
const bare = (scores: AwardDetails['scores']) =>
  scores.map(({ company_id, criterion_id, score }) => ({ company_id, criterion_id, score }))

/** `before`: what the juror began with. */
export function scoreNominees(id: string, scores: AwardDetails['scores'], before: AwardDetails['scores']) {
  return call(gigScores.write, { params: { id }, body: { scores: bare(scores), before: bare(before) } })
}

/** Agrees to what was read: the version says which it was. */
export function acceptGig({ id, version }: { id: string; version: number }) {
  return call(gigAcceptance.write, { params: { id } }, { version })
}

export function cloneGig(id: string, form: CloneForm) {
  return call(moves.clone, { params: { id }, body: form })
}

export function deleteGig(id: string) {
  return call(moves.remove, { params: { id } })
}

export function restoreGig(id: string) {
  return call(moves.restore, { params: { id }, body: undefined })
}

/** The project as a document in the provider's template. */
export function downloadGig(id: string, format: DocumentFormat) {
  return download(gigs.export, { params: { id }, query: { format } }, () => undefined)
}
