import { isRole } from '@guildhall/contract/access'
import type { Announcement } from '@guildhall/contract/announcements'
import { relativeTime } from '#features/activity/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { isEditor } from './policy.ts'
import type { AnnouncementRow } from './store.ts'

/** `is_unread`: by whoever asks; what somebody writes they have read. */
export function present(
  row: AnnouncementRow & { is_unread: boolean },
  { actor, now }: Pick<SignedIn, 'actor' | 'now'>,
): Announcement {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    roles: row.roles.filter(isRole),
    starts_on: row.starts_on,
    is_planned: row.starts_on > now.toISOString().slice(0, 10),
    is_unread: row.is_unread,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_at_diff: relativeTime(row.updated_at, now),
    actions: { canEdit: isEditor(actor) },
  }
}
