import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item, itemWithActions, list, pageQuery } from './envelope.ts'
import { IMPORT_KINDS } from './imports/fields.ts'
import { idParams, listOf, moment, storable, uuid } from './shapes.ts'

/** Rows of one file at most, and cells. */
export const MAX_IMPORT_ROWS = 20_000
export const MAX_IMPORT_CELLS = 500_000
export const MAX_RESUMES = 500
/** Of a file with rows, and of a ZIP of resumes, in MB. */
export const MAX_SHEET_MB = 20
export const MAX_ZIP_MB = 200
/** Hours in which what an import made can be taken back. */
export const UNDO_HOURS = 24
/** Days after which the rows of an import are forgotten; what it made stays. */
export const KEPT_DAYS = 30

export const IMPORT_STATUSES = [
  'ready',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const
const ImportStatus = z.enum(IMPORT_STATUSES)
export type ImportStatus = z.infer<typeof ImportStatus>

export const VERDICTS = ['new', 'duplicate', 'error'] as const
const Verdict = z.enum(VERDICTS, { error: 'Choose from the list.' })
export type Verdict = z.infer<typeof Verdict>

/** By the header of its column the field that it is; null: left out. */
const Mapping = z.record(
  z.string().check(z.maxLength(200), storable),
  z.nullable(z.string().check(z.maxLength(60), storable)),
)
export type Mapping = z.infer<typeof Mapping>

export const Import = z.strictObject({
  id: uuid,
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  status: ImportStatus,
  headers: z.array(z.string()),
  mapping: Mapping,
  /** What is still to be mapped before it can run; null when nothing is. */
  missing: z.nullable(z.string()),
  /** Rows in all, and how many the work at hand has settled. */
  total: z.int(),
  settled: z.int(),
  counts: z.strictObject({ new: z.int(), duplicate: z.int(), error: z.int() }),
  /** What the run made; what of it was taken back, and what stayed because it was touched. */
  made: z.int(),
  undone: z.int(),
  kept: z.int(),
  /** Files that it keeps as the resumes of experts, those who were known before too. */
  resumes: z.int(),
  /** Experts of it whom an invitation would reach now; null in the list. */
  to_invite: z.nullable(z.int()),
  created_by: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  created_at: moment,
  finished_at: z.nullable(moment),
  /** Until when it can be taken back. */
  undo_until: z.nullable(moment),
  /** Its work stands still: nobody is at it, and no try of it is to come. */
  is_stopped: z.boolean(),
  /** The rows have been forgotten: only the numbers are left. */
  is_forgotten: z.boolean(),
})
export type Import = z.infer<typeof Import>

const ImportActions = z.strictObject({
  canCheck: z.boolean(),
  canRun: z.boolean(),
  canCancel: z.boolean(),
  canUndo: z.boolean(),
  /** Where its work has stopped. */
  canResume: z.boolean(),
})
export type ImportActions = z.infer<typeof ImportActions>

export const ImportRow = z.strictObject({
  /** As the spreadsheet counts it: its headers stand above. */
  number: z.int(),
  verdict: z.nullable(Verdict),
  /** Of whom it is a duplicate, or what is wrong. */
  reason: z.nullable(z.string()),
  /** By header, as the file has it; of a resume what was found in it. */
  values: z.record(z.string(), z.string()),
  /** What came of it. */
  made: z.nullable(z.strictObject({ kind: z.enum(['expert', 'person', 'company']), id: uuid })),
  undo: z.nullable(z.enum(['undone', 'kept'])),
})
export type ImportRow = z.infer<typeof ImportRow>

const RowQuery = z.strictObject({ ...pageQuery, verdict: z.optional(listOf(Verdict)) })
export type RowQuery = z.output<typeof RowQuery>

// The way in changes the whole network at once: administrators alone.
const access = { roles: ['growth_experts_admin'] } as const
const one = itemWithActions(Import, ImportActions)
const body = z.optional(z.strictObject({}))

const act = <const Path extends `/${string}`>(path: Path, title: string) =>
  endpoint({
    method: 'POST',
    path,
    title,
    access,
    rate: 'write',
    input: { params: idParams, body },
    ok: one,
    transaction: 'own',
    log: { action: 'update' },
  })

/** A network moves in: rows of a spreadsheet, or a folder of resumes, become experts, people and companies. */
export const imports = {
  list: endpoint({
    method: 'GET',
    path: '/imports',
    title: 'List imports',
    access,
    rate: 'read',
    pages: 'list',
    input: { query: z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize }) },
    ok: list(Import),
  }),
  /** Beside the file: `kind`, and `mapping` as JSON `{ "Header": "field" }`; what it leaves out is guessed. */
  upload: endpoint({
    method: 'POST',
    path: '/imports',
    title: 'Upload file to import',
    access,
    rate: 'upload',
    input: { files: ['file'], fields: ['kind', 'mapping'] },
    ok: one,
    status: 201,
    transaction: 'own',
    bodyLimit: (MAX_ZIP_MB + 1) * 1024 * 1024,
    log: { action: 'upload' },
  }),
  template: endpoint({
    method: 'GET',
    path: '/imports/template.csv',
    title: 'Download template of import',
    access,
    rate: 'read',
    input: { query: z.strictObject({ kind: z.enum(['experts', 'people', 'companies']) }) },
    ok: { file: 'text/csv' },
    log: { action: 'download', keep: ['kind'] },
  }),
  read: endpoint({
    method: 'GET',
    path: '/imports/:id',
    title: 'Open import',
    access,
    rate: 'read',
    input: { params: idParams },
    ok: one,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/imports/:id/rows',
    title: 'List rows of import',
    access,
    rate: 'read',
    pages: 'list',
    input: { params: idParams, query: RowQuery },
    ok: list(ImportRow),
    log: { keep: ['verdict', 'page'] },
  }),
  /** Says of each row what would come of it; nothing is made. A mapping in the body is kept. */
  dryRun: endpoint({
    method: 'POST',
    path: '/imports/:id/dry-run',
    title: 'Check import',
    access,
    rate: 'write',
    input: { params: idParams, body: z.optional(z.strictObject({ mapping: z.optional(Mapping) })) },
    ok: one,
    transaction: 'own',
    log: { action: 'update' },
  }),
  /** Makes what is new. Answers when it is done, or after some seconds while it goes on. */
  run: act('/imports/:id/run', 'Run import'),
  /** What is made stays made, and can be taken back. */
  cancel: act('/imports/:id/cancel', 'Cancel import'),
  /** Goes on behind what is settled where the work broke off. */
  resume: act('/imports/:id/resume', 'Resume import'),
  /** Takes back what nobody has touched since. */
  undo: act('/imports/:id/undo', 'Undo import'),
  /** Sends everybody who came with it and has not opened their account the link to it; progress stands under /jobs/{id}. */
  invite: endpoint({
    method: 'POST',
    path: '/imports/:id/invite',
    title: 'Invite experts of import',
    access,
    rate: 'write',
    input: { params: idParams, body },
    ok: item(z.strictObject({ id: uuid, total: z.int() })),
    log: { action: 'update' },
  }),
  report: endpoint({
    method: 'GET',
    path: '/imports/:id/report.csv',
    title: 'Download report of import',
    access,
    rate: 'export',
    input: { params: idParams },
    ok: { file: 'text/csv' },
    log: { action: 'export' },
    transaction: 'own',
  }),
}
