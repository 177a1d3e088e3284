import { hours, type HoursWeek } from '@guildhall/contract/work/hours'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

export const hourQueries = {
  of: (engagementId: string) =>
    queryOptions({
      queryKey: ['gigs', 'work', 'hours', engagementId],
      queryFn: ({ signal }) => call(hours.list, { params: { id: engagementId }, query: {} }, { signal }),
      // 404: nobody was hired, so there are none.
      retry: false,
    }),
}

/** Where the hours of a hire are downloaded. */
export const hoursFile = (id: string, format: 'csv' | 'pdf') =>
  `/api/engagements/${id}/hours?format=${format}`

interface Entry {
  day: string
  minutes: number
  note: string
}

const at = (id: string) => ({ params: { id } })

/** What is done with hours. */
export const hourActs = {
  add: (engagementId: string, body: Entry) => call(hours.create, { ...at(engagementId), body }),
  change: (id: string, version: number, body: Entry) => call(hours.update, { ...at(id), body }, { version }),
  remove: (id: string) => call(hours.remove, at(id)),
  submit: (engagementId: string, week: string) => call(hours.submit, { ...at(engagementId), body: { week } }),
  approve: (engagementId: string, week: HoursWeek) =>
    call(hours.approve, { ...at(engagementId), body: lookedAt(week) }),
  sendBack: (engagementId: string, week: HoursWeek, reason: string) =>
    call(hours.sendBack, { ...at(engagementId), body: { ...lookedAt(week), reason } }),
}

/** What was looked at is what is decided of: hours handed over anew meanwhile are others. */
function lookedAt({ week, minutes, submitted_at: handedOver }: HoursWeek) {
  return { week, minutes, ...(handedOver === null ? {} : { submitted_at: handedOver }) }
}

/** '7 h 30 min'. */
export function minutesText(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (whole === 0) return `${rest} min`
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`
}
