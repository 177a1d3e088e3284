import type { Announcement } from '@guildhall/contract/announcements'
import { useEffect } from 'react'
import { readAnnouncements } from './queries.ts'

/** What stands on the page has been seen: it is no longer new at the next visit, and stays marked on this one. */
export function useReading(rows: readonly Announcement[]): void {
  const unread = rows.filter((row) => row.is_unread).map(({ id }) => id)
  const ids = unread.join(' ')
  useEffect(() => {
    // Without an answer they stay unread, and are marked when they are shown again.
    if (ids !== '') readAnnouncements(ids.split(' ')).catch(() => undefined)
  }, [ids])
}
