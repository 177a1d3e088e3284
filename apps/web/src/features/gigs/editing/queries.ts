import { gigEditing, type GigPeople } from '@guildhall/contract/gigs/editing'
import type { GigForm } from '@guildhall/contract/gigs/form'
import { gigs, type NewGig } from '@guildhall/contract/gigs'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { moves } from '@guildhall/contract/gigs/moves'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const gigEditingQueries = {
  /** Read once for each visit of the editor: what is typed there is not to be overwritten by a later answer. */
  gig: (id: string) =>
    queryOptions({
      queryKey: ['gig-editor', id],
      queryFn: ({ signal }) => call(gigs.read, { params: { id } }, { isMain: true, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  templates: (type: GigKind) =>
    queryOptions({
      queryKey: ['gigs', 'templates', type],
      queryFn: ({ signal }) => call(gigEditing.templates, { query: { type } }, { signal }),
      staleTime: 3_600_000,
      select: ({ data }) => data,
    }),
  people: (wanted: GigPeople, keyword: string) =>
    queryOptions({
      queryKey: ['gigs', 'people', wanted, keyword],
      queryFn: ({ signal }) => call(gigEditing.people, { query: { for: wanted, keyword } }, { signal }),
      staleTime: 60_000,
    }),
  opportunities: (keyword: string) =>
    queryOptions({
      queryKey: ['gigs', 'opportunities', keyword],
      queryFn: ({ signal }) =>
        call(gigs.list, { query: { keyword, type: ['growth-opportunity'], pageSize: 20 } }, { signal }),
      staleTime: 60_000,
    }),
}

export function createGig(body: NewGig): Promise<GigAnswer> {
  return call(gigs.create, { body })
}

export function readGig(id: string): Promise<GigAnswer> {
  return call(gigs.read, { params: { id } })
}

/** Changes what the form holds, made from this version. */
export function changeGig(id: string, version: number, body: GigForm): Promise<GigAnswer> {
  return call(gigEditing.update, { params: { id }, body }, { version })
}

export function requestGig(id: string): Promise<GigAnswer> {
  return call(moves.request, { params: { id } })
}

export function approveGig(id: string): Promise<GigAnswer> {
  return call(moves.approve, { params: { id } })
}
