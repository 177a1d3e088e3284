import { Category, type Notification } from '@guildhall/contract/notifications'
import { relativeTime } from '#features/activity/service.ts'
import type { NotificationRow } from './store.ts'

export function presentNotification(row: NotificationRow, now: Date): Notification {
  return {
    id: row.id,
    subject: row.subject,
    is_read: row.is_read,
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
    link: row.link,
    category: Category.parse(row.category),
    gig_id: row.gig_id,
    expert_id: row.expert_id,
  }
}
