import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, item, itemWithActions, list, pageQuery } from './envelope.ts'
import { idParams, moment, requiredText, storable, text, uuid } from './shapes.ts'

/** How long somebody may take back that they want to be erased, in days (SECURITY-BAR, Privacy). */
export const ERASURE_HOLD_DAYS = 30
/** How long the archive of an export can be fetched, in hours. */
export const EXPORT_HOURS = 24

export const privacyErrors = {
  data_export_running: [409, 'The data is being put together already.'],
  export_expired: [403, 'This archive is no longer there. Ask for a new one.'],
  erasure_open: [409, 'The erasure has been requested already.'],
  hired: [409, 'This person is hired on a project. End the engagement first.'],
  legal_hold: [409, 'The data of this person must be kept for now.'],
  hold_set: [409, 'Somebody else has set a legal hold meanwhile. Lift it before you set another.'],
} as const

export const EXPORT_STATUSES = ['running', 'ready', 'failed', 'removed'] as const

const DataExport = z.strictObject({
  id: uuid,
  status: z.enum(EXPORT_STATUSES),
  /** In bytes; null until it is there. */
  size: z.nullable(z.int()),
  created_at: moment,
  expires_at: z.nullable(moment),
  /** Where it is fetched, for whoever asked for it and as long as it is there. */
  url: z.nullable(z.string()),
  /** Of the long work, while it runs for the reader. */
  job_id: z.nullable(uuid),
})
export type DataExport = z.infer<typeof DataExport>

export const ERASURE_STATUSES = ['open', 'withdrawn', 'done'] as const
export type ErasureStatus = (typeof ERASURE_STATUSES)[number]
export const ERASURE_BLOCKS = ['hired', 'last_admin', 'legal_hold'] as const
export type ErasureBlock = (typeof ERASURE_BLOCKS)[number]

const erasure = {
  status: z.enum(ERASURE_STATUSES),
  requested_at: moment,
  due_at: moment,
  settled_at: z.nullable(moment),
}

export const PrivacyActions = z.strictObject({
  canExport: z.boolean(),
  /** Of the person themselves: erased after the hold. */
  canRequestErasure: z.boolean(),
  canWithdrawErasure: z.boolean(),
  /** Of an administrator: at once. */
  canErase: z.boolean(),
  canHold: z.boolean(),
})
export type PrivacyActions = z.infer<typeof PrivacyActions>

export const Privacy = z.strictObject({
  person_id: uuid,
  /** To be typed by whoever erases. */
  internal_id: z.string(),
  name: z.string(),
  exports: z.array(DataExport),
  /** The open request, if there is one. */
  erasure: z.nullable(z.strictObject(erasure)),
  /** Why nobody can be erased now; the reason of a legal hold is for administrators alone. */
  blocked_by: z.nullable(z.enum(ERASURE_BLOCKS)),
  legal_hold: z.nullable(z.strictObject({ reason: z.string(), set_at: moment })),
})
export type Privacy = z.infer<typeof Privacy>

export const ErasureRow = z.strictObject({
  id: uuid,
  person_id: uuid,
  internal_id: z.string(),
  /** As they are called now: of somebody erased their alias. */
  name: z.string(),
  ...erasure,
  requested_by_self: z.boolean(),
  blocked_by: z.nullable(z.enum(ERASURE_BLOCKS)),
  is_held: z.boolean(),
})
export type ErasureRow = z.infer<typeof ErasureRow>

/** Whoever takes data out or away gives their own password again. */
const currentPassword = z.optional(z.string().check(z.maxLength(256), storable))

export const ExportForm = z.strictObject({ current_password: currentPassword })
export const EraseForm = z.strictObject({
  /** The internal code of the person, typed. */
  confirm: requiredText(50, 'Type the code to confirm.'),
  current_password: currentPassword,
})

export const privacy = {
  overview: endpoint({
    method: 'GET',
    path: '/users/:id/privacy',
    title: 'Open privacy of person',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: itemWithActions(Privacy, PrivacyActions),
  }),
  /** Everything that is kept of one person as an archive, made in the background. */
  exportData: endpoint({
    method: 'POST',
    path: '/users/:id/data-export',
    title: 'Export personal data',
    access: 'signed_in',
    rate: 'export',
    input: { params: idParams, body: ExportForm },
    /** The long work. */
    ok: item(z.strictObject({ id: uuid })),
    status: 202,
    log: { action: 'export' },
    transaction: 'own',
    needsSession: true,
  }),
  download: endpoint({
    method: 'GET',
    path: '/data-exports/:id',
    title: 'Download personal data',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: { file: 'redirect' },
    log: { action: 'download' },
    needsSession: true,
  }),
  /** By an administrator at once; by the person themselves after the hold. */
  erase: endpoint({
    method: 'POST',
    path: '/users/:id/erase',
    title: 'Start erasure',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: EraseForm },
    ok: item(z.strictObject(erasure)),
    log: { action: 'delete' },
    transaction: 'own',
    needsSession: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/users/:id/erase',
    title: 'Withdraw erasure',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: done,
    log: { action: 'update' },
    needsSession: true,
  }),
  /** A person under a legal hold is not erased; null lifts it. 409 where there is one with another reason. */
  hold: endpoint({
    method: 'PUT',
    path: '/users/:id/legal-hold',
    title: 'Set legal hold',
    access: { roles: ['growth_experts_admin'] },
    rate: 'write',
    input: { params: idParams, body: z.strictObject({ reason: z.nullable(requiredText(500)) }) },
    ok: done,
    needsSession: true,
  }),
  erasures: endpoint({
    method: 'GET',
    path: '/erasures',
    title: 'List erasure requests',
    access: { roles: ['growth_experts_admin'] },
    rate: 'read',
    input: {
      query: z.strictObject({
        page: pageQuery.page,
        pageSize: pageQuery.pageSize,
        status: z.optional(z.enum(ERASURE_STATUSES)),
        keyword: z.optional(text(200)),
      }),
    },
    ok: list(ErasureRow),
    log: { keep: ['status', 'page'] },
  }),
}
