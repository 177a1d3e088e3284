import type { ActivitySummary } from '@guildhall/contract/activity'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/activity/copy.ts'
import { rowLink } from '#ui/lists/table.tsx'

/** The name of an entry, leading to it in a new tab; the whole row follows. */
export function ActivityLink({ row }: { row: ActivitySummary }) {
  return (
    <Link
      to="/activities/$activityId"
      params={{ activityId: row.id }}
      target="_blank"
      rel="noopener"
      preload={false}
      className={rowLink}
    >
      {row.log_name || copy.unnamed}
    </Link>
  )
}
