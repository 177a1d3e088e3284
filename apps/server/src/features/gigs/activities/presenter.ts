import { ActivityType, type ActivitySummary } from '@guildhall/contract/activity'
import * as z from 'zod/mini'
import { relativeTime, sentenceOf } from '#features/activity/service.ts'
import type { ActivityRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'
import { shortened } from '#platform/shortened.ts'

const Differences = z.nullable(z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })))

/** What happened to a project or on it, without anything that telemetry knows. */
export function presentActivity(row: ActivityRow, now: Date): ActivitySummary {
  const { title } = row
  return {
    id: row.id,
    log_name: title,
    title,
    type: z.parse(ActivityType, row.type),
    action: row.kind?.split('.')[1] ?? null,
    status: row.status === 'failed' ? 'failed' : 'success',
    url: null,
    api: null,
    status_code: row.status_code,
    response_time: null,
    is_main: true,
    parent_id: null,
    created_by:
      row.actor_id === null || row.actor_name === null
        ? null
        : {
            id: row.actor_id,
            name: row.actor_name,
            photo: photoUrl(row.photo_file),
          },
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
    sentence: sentence(row),
    children: childrenOf(row.differences),
  }
}

function sentence(row: ActivityRow): string {
  if (row.kind === null) return sentenceOf({ ...row, actor: row.actor_name, object: null })
  return row.actor_name === null ? row.title : `${row.actor_name}: ${row.title}`
}

function childrenOf(differences: unknown): NonNullable<ActivitySummary['children']> {
  const changes = Differences.safeParse(differences)
  if (!changes.success || changes.data === null) return []
  return Object.entries(changes.data)
    .toSorted(statusFirst)
    .map(([field, { from, to }]) => ({ title: labelOf(field), from: textOf(from), to: textOf(to) }))
}

/** The database keeps fields in an order of its own; what a step did is read first. */
function statusFirst([a]: [string, unknown], [b]: [string, unknown]): number {
  return Number(b === 'status') - Number(a === 'status')
}

function labelOf(field: string): string {
  const words = field
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const MAX_TEXT = 300

/** A value in words; ids and long texts say little and are cut. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  return shortened(text, MAX_TEXT)
}
