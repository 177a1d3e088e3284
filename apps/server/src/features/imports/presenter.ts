import {
  IMPORT_STATUSES,
  UNDO_HOURS,
  VERDICTS,
  type Import,
  type ImportActions,
  type ImportRow,
  type Mapping,
} from '@guildhall/contract/imports'
import { IMPORT_FIELDS, IMPORT_KINDS, missingIn } from '@guildhall/contract/imports/fields'
import * as z from 'zod/mini'
import { Found } from './judge-resume.ts'
import type { RowRecord } from './row-store.ts'
import type { ImportRecord } from './store.ts'

const HOUR = 3_600_000
const Stored = z.record(z.string(), z.nullable(z.string()))

export function mappingOf({ mapping }: Pick<ImportRecord, 'mapping'>): Mapping {
  return Stored.parse(mapping)
}

export function kindOf({ kind }: Pick<ImportRecord, 'kind'>) {
  return IMPORT_KINDS.find((one) => one === kind) ?? 'people'
}

export function statusOf({ status }: Pick<ImportRecord, 'status'>) {
  return IMPORT_STATUSES.find((one) => one === status) ?? 'failed'
}

export function isAtWork(record: Pick<ImportRecord, 'status'>): boolean {
  return ['checking', 'running', 'undoing'].includes(statusOf(record))
}

export function present(row: ImportRecord, toInvite: number | null = null): Import {
  const mapping = mappingOf(row)
  return {
    id: row.id,
    kind: kindOf(row),
    file_name: row.file_name,
    status: statusOf(row),
    headers: row.headers,
    mapping,
    missing: missingIn(kindOf(row), Object.values(mapping)),
    total: row.total,
    settled: row.settled,
    counts: { new: row.new_rows, duplicate: row.duplicate_rows, error: row.error_rows },
    made: row.made,
    undone: row.undone,
    kept: row.kept,
    resumes: row.resumes,
    to_invite: toInvite,
    created_by:
      row.created_by === null
        ? null
        : { id: row.created_by, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() },
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: undoUntil(row)?.toISOString() ?? null,
    is_stopped: row.is_stopped,
    is_forgotten: row.forgotten_at !== null,
  }
}

function undoUntil({ finished_at: at, made }: ImportRecord): Date | null {
  return at === null || made === 0 ? null : new Date(at.getTime() + UNDO_HOURS * HOUR)
}

/** When each step may be taken; the service asks the same. */
export function actionsOn(row: ImportRecord, now: Date): ImportActions {
  const status = statusOf(row)
  const isOpen = row.forgotten_at === null && (status === 'ready' || status === 'checked')
  const isMapped = missingIn(kindOf(row), Object.values(mappingOf(row))) === null
  const until = undoUntil(row)
  return {
    canCheck: isOpen,
    canRun: isOpen && isMapped,
    canCancel: isOpen || status === 'checking' || status === 'running',
    canUndo:
      row.forgotten_at === null &&
      (status === 'done' || status === 'cancelled') &&
      until !== null &&
      now < until,
    canResume: row.is_stopped,
  }
}

export function presentRow(record: ImportRecord, row: RowRecord): ImportRow {
  const { person_id: personId, company_id: companyId, is_expert: isExpert } = row
  const id = personId ?? companyId
  const what = companyId !== null ? 'company' : isExpert ? 'expert' : 'person'
  return {
    number: row.number,
    verdict: VERDICTS.find((one) => one === row.verdict) ?? null,
    reason: row.reason,
    values: { ...cellsOf(record, row), ...foundOf(row) },
    made: id === null ? null : { kind: what, id },
    undo: row.undo === 'undone' || row.undo === 'kept' ? row.undo : null,
  }
}

export function cellsOf({ headers }: Pick<ImportRecord, 'headers'>, { cells }: Pick<RowRecord, 'cells'>) {
  return Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? '']))
}

/** Of a resume what an administrator recognises it by. */
function foundOf({ found }: RowRecord): Record<string, string> {
  const read = found === null ? undefined : Found.safeParse(found)
  if (read === undefined || !read.success || 'unreadable' in read.data) return {}
  const {
    first_name: first,
    last_name: last,
    email,
    current_job_role: role,
    current_location: place,
  } = read.data.resume
  const said = {
    Name: [first, last].filter(Boolean).join(' '),
    Email: email,
    'Job title': role,
    Location: place,
  }
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, value ?? '']))
}

/** By field what stands in a row; nothing empty. */
export function valuesOf(record: ImportRecord, row: Pick<RowRecord, 'cells'>): Record<string, string> {
  const mapping = mappingOf(record)
  const known = new Set(IMPORT_FIELDS[kindOf(record)].map(({ key }) => key))
  const cells = Object.entries(cellsOf(record, row))
  return Object.fromEntries(
    cells.flatMap(([header, cell]) => {
      const field = mapping[header] ?? null
      return field === null || cell === '' || !known.has(field) ? [] : [[field, cell]]
    }),
  )
}
