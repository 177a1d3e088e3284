import { WIDGET_STATUSES, type Widget } from '@guildhall/contract/widgets'
import * as z from 'zod/mini'
import { relativeTime } from '#features/activity/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { isEditor } from './policy.ts'
import type { WidgetRow } from './store.ts'

const Status = z.enum(WIDGET_STATUSES)

export function present(row: WidgetRow, { actor, now }: Pick<SignedIn, 'actor' | 'now'>): Widget {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    status: Status.parse(row.status),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_at_diff: relativeTime(row.updated_at, now),
    actions: { canEdit: isEditor(actor) },
  }
}
