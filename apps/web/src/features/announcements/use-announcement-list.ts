import { AnnouncementQuery } from '@guildhall/contract/announcements'
import { useList } from '#platform/lists/use-list.ts'
import { copy } from './copy.ts'
import { announcementsQueries } from './queries.ts'
import { useReading } from './use-reading.ts'

/** The list as the address asks for it; what it shows has been read. */
export function useAnnouncementList() {
  const list = useList({ schema: AnnouncementQuery, query: announcementsQueries.page, empty: copy.empty })
  const rows = list.data?.data ?? []
  useReading(rows)
  return {
    ...list,
    rows,
    isOne: list.filters.filter['id']?.length === 1,
    /** Among all of them, whichever one stood there alone. */
    find: (text: string) => list.find(text, { id: [] }),
    showAll: () => list.apply({ id: [] }),
  }
}
