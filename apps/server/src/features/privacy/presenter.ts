import {
  ERASURE_BLOCKS,
  ERASURE_STATUSES,
  EXPORT_STATUSES,
  type DataExport,
  type ErasureRow,
} from '@guildhall/contract/privacy'
import type { ErasureRecord, ExportRow } from './store.ts'

/** The archive is fetched under its own path, which asks again who the caller is. */
export function presentExport(row: ExportRow, now: Date): DataExport {
  const isThere = row.status === 'ready' && row.expires_at !== null && row.expires_at > now
  const status = EXPORT_STATUSES.find((one) => one === row.status) ?? 'failed'
  return {
    id: row.id,
    status: status === 'ready' && !isThere ? 'removed' : status,
    size: row.size,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    url: isThere ? `/api/data-exports/${row.id}` : null,
    job_id: row.status === 'running' ? row.job_id : null,
  }
}

type Times = Pick<ErasureRecord, 'status' | 'requested_at' | 'due_at' | 'settled_at'>

export function presentErasure({ status, requested_at, due_at, settled_at }: Times) {
  return {
    status: ERASURE_STATUSES.find((one) => one === status) ?? 'open',
    requested_at: requested_at.toISOString(),
    due_at: due_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  }
}

export function presentRow(row: ErasureRecord): ErasureRow {
  return {
    id: row.id,
    person_id: row.person_id,
    internal_id: row.internal_id,
    name: `${row.first_name} ${row.last_name}`,
    ...presentErasure(row),
    requested_by_self: row.is_own,
    blocked_by: ERASURE_BLOCKS.find((one) => one === row.blocked_by) ?? null,
    is_held: row.is_held,
  }
}
