import type { Availability } from '@guildhall/contract/work/calendar'
import { calendar } from '@guildhall/contract/work/calendar'
import { calls, type Call } from '@guildhall/contract/work/calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { dayAfter } from './times.ts'

export const callQueries = {
  of: (engagementId: string) =>
    queryOptions({
      queryKey: ['gigs', 'work', 'calls', engagementId],
      queryFn: ({ signal }) =>
        call(calls.list, { params: { id: engagementId }, query: { pageSize: '50' } }, { signal }),
    }),
  /** Of the week that begins on this Monday; a day of this clock may begin or end on another day of UTC. */
  ofWeek: (monday: string) => {
    const [from, to] = [dayAfter(monday, -1), dayAfter(monday, 7)]
    return queryOptions({
      queryKey: ['gigs', 'work', 'calls', 'own', from, to],
      queryFn: ({ signal }) => call(calls.mine, { query: { from, to } }, { isMain: true, signal }),
      select: ({ data }) => data,
      placeholderData: keepPreviousData,
    })
  },
  feed: () =>
    queryOptions({
      queryKey: ['calendar', 'feed'],
      queryFn: ({ signal }) => call(calendar.feed, {}, { signal }),
      select: ({ url }) => url,
    }),
  availability: (userId: string) =>
    queryOptions({
      queryKey: ['calendar', 'availability', userId],
      queryFn: ({ signal }) => call(calendar.availability, { params: { id: userId } }, { signal }),
      select: ({ data }) => data,
    }),
}

export interface Times {
  start_at: string
  end_at: string
}

/** A call as its reader saw it when they began. */
type Seen = Pick<Call, 'id' | 'version'>

const at = (id: string) => ({ params: { id } })

/** What is done with calls and calendars. */
export const callActs = {
  add: (
    engagementId: string,
    body: { title: string; link: string; guest_id: string | null; slots: Times[] },
  ) => call(calls.create, { ...at(engagementId), body }),
  propose: ({ id, version }: Seen, slots: Times[]) =>
    call(calls.propose, { ...at(id), body: { slots } }, { version }),
  book: (id: string, slotId: string) => call(calls.book, { ...at(id), body: { slot_id: slotId } }),
  move: ({ id, version }: Seen, body: Times) => call(calls.move, { ...at(id), body }, { version }),
  cancel: ({ id, version }: Seen, reason: string) =>
    call(calls.cancel, { ...at(id), body: { reason } }, { version }),
  hold: ({ id, version }: Seen, body: { outcome: string; notes: string }) =>
    call(calls.hold, { ...at(id), body }, { version }),
  miss: (id: string) => call(calls.miss, { ...at(id), body: {} }),
  renewFeed: () => call(calendar.renewFeed, { body: {} }),
  saveAvailability: async (userId: string, body: Availability, version: number | undefined) =>
    (await call(calendar.setAvailability, { ...at(userId), body }, version === undefined ? {} : { version }))
      .data,
}
