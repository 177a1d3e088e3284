import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { HistoryArea, SettingsChange } from '@guildhall/contract/settings/history'
import { relativeTime } from '#features/activity/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from './history-store.ts'

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  area?: HistoryArea | undefined
}

/** What administrators changed, the newest first. */
export async function page({ db, now }: SignedIn, query: Query) {
  const { page: number = 1, pageSize = PAGE_SIZE, keyword = '', area } = query
  const { rows, total } = await store.page(db, { keyword, area }, { page: number, pageSize })
  return pageOf(
    rows.map((row) => presented(row, now)),
    { page: number, pageSize, total, emptyText: 'Nothing has been changed yet.' },
  )
}

function presented(row: store.ChangeRow, now: Date): SettingsChange {
  const differences = typeof row.differences === 'object' && row.differences !== null ? row.differences : {}
  return {
    id: row.id,
    kind: row.kind,
    area: row.area,
    title: row.subject_title,
    actor: row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
    differences: Object.entries(differences).map(([field, difference]) => ({
      field,
      from: part(difference, 'from'),
      to: part(difference, 'to'),
    })),
    created_at: row.created_at.toISOString(),
    created_at_diff: relativeTime(row.created_at, now),
  }
}

function part(difference: unknown, name: 'from' | 'to'): unknown {
  return typeof difference === 'object' && difference !== null
    ? (Reflect.get(difference, name) ?? null)
    : null
}
