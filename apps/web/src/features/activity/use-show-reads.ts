import { useState } from 'react'
import type { ActivityFilter } from './filter-draft.ts'

const KEY = 'guildhall.activities.show-reads'

/** Whether the list holds what was only read; off at first, remembered here. Who filters by reads sees them. */
export function useShowReads({ type }: Pick<ActivityFilter, 'type'>): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(KEY) === 'true')
  const show = (next: boolean) => {
    localStorage.setItem(KEY, String(next))
    setShown(next)
  }
  return [isShown || type === 'retrieve', show]
}
