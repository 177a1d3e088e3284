import { FEEDBACK_STATUSES, FEEDBACK_TYPES, type FeedbackRecord } from '@guildhall/contract/feedback'
import * as z from 'zod/mini'
import { relativeTime } from '#features/activity/service.ts'
import type { FeedbackRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

const Type = z.enum(FEEDBACK_TYPES)
const Status = z.enum(FEEDBACK_STATUSES)

export function present(row: FeedbackRow, now: Date): FeedbackRecord {
  return {
    id: row.id,
    type: Type.parse(row.type),
    rate: row.rate,
    message: row.message,
    ip_address: row.ip_address,
    page_url: row.page_url,
    status: Status.parse(row.status),
    note: row.note,
    version: row.version,
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
    created_by: senderOf(row),
  }
}

function senderOf({ created_by: id, first_name, last_name, photo_file, email }: FeedbackRow) {
  if (id === null) return null
  const photo = photoUrl(photo_file)
  return { id, name: [first_name, last_name].filter(Boolean).join(' '), photo, email: email ?? '' }
}
