import { announcements, type Announcement, type AnnouncementForm } from '@guildhall/contract/announcements'
import type { Sent } from '@guildhall/contract/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

type Query = NonNullable<Sent<typeof announcements.list, 'query'>>

export const announcementsQueries = {
  page: (query: { [Key in keyof Query]?: Query[Key] | undefined }) =>
    queryOptions({
      queryKey: ['announcements', 'page', query],
      queryFn: ({ signal }) => call(announcements.list, { query }, { isMain: true, signal }),
      placeholderData: keepPreviousData,
    }),
}

/** What the reader has seen is marked for their next visit. */
export function readAnnouncements(ids: string[]) {
  return call(announcements.read, { body: { ids } })
}

export function createAnnouncement(form: AnnouncementForm) {
  return call(announcements.create, { body: form })
}

/** Changes a announcement, from the version that its editor has seen. */
export function updateAnnouncement(
  { id, version }: Pick<Announcement, 'id' | 'version'>,
  form: AnnouncementForm,
) {
  return call(announcements.update, { params: { id }, body: form }, { version })
}

export function deleteAnnouncement(id: string) {
  return call(announcements.remove, { params: { id } })
}
