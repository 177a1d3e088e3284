import { isRole } from '@guildhall/contract/access'
import { FAQ_AUDIENCES, type FaqEntry } from '@guildhall/contract/faqs'
import * as z from 'zod/mini'
import { relativeTime } from '#features/activity/service.ts'
import type { EntryRow } from './store.ts'

const Audience = z.enum(FAQ_AUDIENCES)

export function presentEntry(row: EntryRow, now: Date): FaqEntry {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    audience: Audience.parse(row.audience),
    roles: row.roles.filter(isRole),
    is_published: row.is_published,
    position: row.position,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_at_diff: relativeTime(row.updated_at, now),
  }
}
