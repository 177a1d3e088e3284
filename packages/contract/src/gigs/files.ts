import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, list, pageQuery } from '#contract/envelope'
import { limitTexts } from '#contract/experts/files'
import { FILE_TYPES, LIMITS } from '#contract/settings/limits'
import { idParams, moment, uuid } from '#contract/shapes'
import { thingName } from '#contract/names'

const MB = 1024 * 1024

/** A deliverable is what a gig is submitted with; everything else is an attachment. */
export const GIG_FILE_KINDS = ['attachment', 'deliverable'] as const
const kind = z.enum(GIG_FILE_KINDS, { error: `Choose one of: ${GIG_FILE_KINDS.join(', ')}.` })
export type GigFileKind = z.infer<typeof kind>

export const gigFilesErrors = {
  gig_files_full: [422, limitTexts.count(LIMITS.gig_files.initial)],
  gig_file_type: [422, limitTexts.extensions(FILE_TYPES.gig_extensions)],
} as const

export const GigFile = z.strictObject({
  uuid,
  filename: z.string(),
  fileExtension: z.string(),
  /** In bytes. */
  size: z.int(),
  kind,
  /** Opens the file for whoever may see it: leads to a link that is good for a minute. */
  url: z.string(),
  created_at: moment,
  created_at_diff: z.string(),
  created_by: z.nullable(z.strictObject({ id: uuid, name: z.string(), photo: z.nullable(z.string()) })),
  /** Whether this reader may rename or delete it now. */
  can_change: z.boolean(),
})
export type GigFile = z.infer<typeof GigFile>

/** The name keeps the extension of the file. */
export const GigFileForm = z.strictObject({ filename: z.optional(thingName(255)), kind: z.optional(kind) })
export type GigFileForm = z.output<typeof GigFileForm>

const fileParams = z.strictObject({ id: uuid, uuid })

/** The files of a gig (spec 001 §7, PRODUCT 5.2 row 45). */
export const gigFiles = {
  list: endpoint({
    method: 'GET',
    path: '/gigs/:id/attachments',
    title: 'List files of project',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ ...pageQuery, kind: z.optional(kind) }) },
    ok: list(GigFile),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/gigs/:id/attachments',
    title: 'Upload files to project',
    access: 'signed_in',
    rate: 'upload',
    /** `file` repeated; `kind` holds for all of them. */
    input: { params: idParams, files: ['file'], fields: ['kind'] },
    ok: z.strictObject({ data: z.array(GigFile), success: z.literal(true), message: z.string() }),
    status: 201,
    log: { action: 'upload' },
    transaction: 'own',
    bodyLimit: 101 * MB,
  }),
  open: endpoint({
    method: 'GET',
    path: '/gigs/:id/attachments/:uuid',
    title: 'Open file of project',
    access: 'signed_in',
    rate: 'read',
    input: { params: fileParams },
    ok: { file: 'redirect' },
    log: { action: 'download' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/gigs/:id/attachments/:uuid',
    title: 'Change file of project',
    access: 'signed_in',
    rate: 'write',
    input: { params: fileParams, body: GigFileForm },
    ok: z.strictObject({ data: GigFile, success: z.literal(true), message: z.string() }),
    log: { keep: ['kind'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/gigs/:id/attachments/:uuid',
    title: 'Delete file of project',
    access: 'signed_in',
    rate: 'write',
    input: { params: fileParams },
    ok: done,
  }),
}
