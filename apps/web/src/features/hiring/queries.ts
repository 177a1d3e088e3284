import type { Sent } from '@guildhall/contract/endpoint'
import { gigs } from '@guildhall/contract/gigs'
import { hiring } from '@guildhall/contract/hiring'
import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import { reference } from '@guildhall/contract/reference'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export type RankingQuery = NonNullable<Sent<typeof hiring.recommendations, 'body'>>
export type ApplicationBody = NonNullable<Sent<typeof hiring.accept, 'body'>>
export type DecisionBody = NonNullable<Sent<typeof hiring.decide, 'body'>>
export type HireBody = NonNullable<Sent<typeof hiring.hire, 'body'>>
interface EngagementsQuery {
  status: EngagementStatus
  page: number
  pageSize?: string | undefined
  sort?: string | undefined
}
export type OwnProjectsQuery = Omit<NonNullable<Sent<typeof hiring.ownProjects, 'query'>>, 'page'> & {
  page: number
}
export type IcsQuery = {
  keyword: string
  page: number
  stage: 'onboarded' | 'onboarding'
  sort: string | undefined
}

export const hiringQueries = {
  /** The gig of the hire page. */
  gig: (id: string) =>
    queryOptions({
      queryKey: ['gigs', 'one', id],
      queryFn: ({ signal }) => call(gigs.read, { params: { id } }, { isMain: true, signal }),
    }),

  /** The projects for which somebody may be asked now. */
  openProjects: (scope: 'own' | 'visible', keyword: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'open', scope, keyword],
      queryFn: ({ signal }) => {
        const narrowed = {
          status: ['Approved', 'Published'],
          needs_experts: 'true',
          locked: 'false',
        } as const
        const query = { ...narrowed, status: [...narrowed.status], scope, keyword: keyword || undefined }
        return call(gigs.list, { query: { ...query, sort: 'name:asc', pageSize: '50' } }, { signal })
      },
      placeholderData: keepPreviousData,
      select: ({ data }) => data,
    }),

  counts: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'counts', gigId],
      queryFn: ({ signal }) => call(hiring.counts, { params: { id: gigId } }, { signal }),
      select: ({ data }) => data,
    }),

  engagements: (gigId: string, query: EngagementsQuery) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'engagements', gigId, query],
      queryFn: ({ signal }) =>
        call(
          hiring.engagements,
          {
            params: { id: gigId },
            query: {
              status: [query.status],
              page: String(query.page),
              pageSize: query.pageSize,
              sort: query.sort,
            },
          },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),

  engagement: (id: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'engagement', id],
      queryFn: ({ signal }) => call(hiring.engagement, { params: { id } }, { signal }),
      select: ({ data }) => data,
    }),

  ranking: (gigId: string, query: RankingQuery) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'ranking', gigId, query],
      queryFn: ({ signal }) =>
        call(hiring.recommendations, { params: { id: gigId }, body: query }, { signal }),
      placeholderData: keepPreviousData,
    }),

  shortlist: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'shortlist', gigId],
      queryFn: ({ signal }) =>
        call(hiring.shortlist, { params: { id: gigId }, query: { pageSize: '100' } }, { signal }),
    }),

  ownProjects: (query: OwnProjectsQuery) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'own', query],
      queryFn: ({ signal }) =>
        call(hiring.ownProjects, { query: { ...query, page: String(query.page) } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  ownCounts: () =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'own-counts'],
      queryFn: ({ signal }) => call(hiring.ownCounts, {}, { signal }),
      select: ({ data }) => data,
    }),

  brief: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'brief', gigId],
      queryFn: ({ signal }) => call(hiring.brief, { params: { id: gigId } }, { signal }),
      select: ({ data }) => data,
    }),

  ics: ({ page, ...query }: IcsQuery) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'ics', page, query],
      queryFn: ({ signal }) =>
        call(hiring.ics, { query: { ...query, page: String(page) } }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),

  checklist: (personId: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'checklist', personId],
      queryFn: ({ signal }) => call(hiring.checklist, { params: { id: personId } }, { signal }),
      select: ({ data }) => data,
    }),

  staffMember: (id: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'staff', id],
      queryFn: ({ signal }) => call(hiring.staffMember, { params: { id } }, { isMain: true, signal }),
      select: ({ data }) => data,
    }),

  staffRatings: (id: string, page: number) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'staff', id, 'ratings', page],
      queryFn: ({ signal }) =>
        call(hiring.staffRatings, { params: { id }, query: { page: String(page) } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  staffExperts: (id: string, page: number) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'staff', id, 'experts', page],
      queryFn: ({ signal }) =>
        call(hiring.staffExperts, { params: { id }, query: { page: String(page) } }, { signal }),
      placeholderData: keepPreviousData,
    }),

  directory: () =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'directory'],
      queryFn: ({ signal }) => call(hiring.membership, {}, { signal }),
      select: ({ data }) => data,
    }),

  declineReasons: () =>
    queryOptions({
      queryKey: ['reference', 'reasons', 'decline'],
      queryFn: ({ signal }) => call(reference.reasons, { query: { kind: 'decline' } }, { signal }),
      meta: { isChoice: true },
      select: ({ data }) => data,
    }),
}

/** Where the agreement of a hire is downloaded. */
export const agreementOf = (id: string) => `/api/engagements/${id}/agreement`

const at = (id: string) => ({ params: { id } })

/** What is done with engagements; every one of them makes the lists load again. */
export const acts = {
  request: (
    gigId: string,
    body: { expert_ids: string[]; message?: string; origin: 'invite' | 'recommendation' },
  ) => call(hiring.request, { ...at(gigId), body }),
  apply: (gigId: string, body: ApplicationBody) => call(hiring.request, { ...at(gigId), body }),
  accept: (id: string, body: ApplicationBody) => call(hiring.accept, { ...at(id), body }),
  decline: (id: string, body: { reason_ids: string[]; reason_text: string }) =>
    call(hiring.decline, { ...at(id), body }),
  withdraw: (id: string) => call(hiring.withdraw, { ...at(id), body: {} }),
  review: (id: string) => call(hiring.review, { ...at(id), body: {} }),
  decide: (gigId: string, body: DecisionBody) => call(hiring.decide, { ...at(gigId), body }),
  hire: (id: string, version: number, body: HireBody) => call(hiring.hire, { ...at(id), body }, { version }),
  withdrawRequest: (id: string) => call(hiring.withdrawRequest, { ...at(id), body: {} }),
  end: (id: string, body: { outcome: 'completed' | 'terminated'; reason_text: string }) =>
    call(hiring.end, { ...at(id), body }),
  reopen: (id: string, message: string) => call(hiring.reopen, { ...at(id), body: { message } }),
  rate: (id: string, body: { rate: number; comment: string }) => call(hiring.rate, { ...at(id), body }),
  giveOpinion: (id: string, body: NonNullable<Sent<typeof hiring.giveOpinion, 'body'>>) =>
    call(hiring.giveOpinion, { ...at(id), body }),
  tick: (personId: string, body: NonNullable<Sent<typeof hiring.tick, 'body'>>) =>
    call(hiring.tick, { ...at(personId), body }),
  setInDirectory: (isIn: boolean) => call(hiring.changeMembership, { body: { is_in_directory: isIn } }),
}

/** Loads again what an act changes: engagements, the gig, and the profile of the expert. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [['gigs'], ['experts'], ['today']].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
}
