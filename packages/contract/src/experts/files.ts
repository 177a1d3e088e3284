import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, list, pageQuery } from '#contract/envelope'
import { FILE_TYPES, LIMITS } from '#contract/settings/limits'
import { exactlyOneOf, idParams, moment, text, uuid, whole } from '#contract/shapes'
import { thingName } from '#contract/names'

/** What the pages say (spec 001 §5 and §8). */
export const FILE_TEXTS = {
  waiting: 'Please wait for attachments uploading.',
  added: 'New attachments have been added successfully',
  updated: 'Attachment updated successfully',
  deleted: 'Attachment has been deleted',
  uploadFailed: 'Something went wrong in uploading attachments, try again later.',
  changeFailed: 'Something went wrong please try again later',
  noneOfCertificate: 'There are no attachments for this certificate.',
  photoUpdated: 'Profile image has been updated.',
  photoDeleted: 'Profile image has been deleted.',
  photoFailed: 'Something went error.',
} as const

/** The same as the errors below, where a setting moves the limit (spec 000 §5). */
export const limitTexts = {
  count: (most: number) => `Can't upload more than ${most} files.`,
  size: (megabytes: number) => `File size exceeds ${megabytes} MB.`,
  total: (megabytes: number) => `Total Files size exceeds ${megabytes} MB.`,
  extensions: (allowed: readonly string[]) => `${allowed.join(', ')} are allowed only.`,
  quota: (megabytes: number) => `All files together may take ${megabytes} MB.`,
  resume: (megabytes: number) => `File size must be less than ${megabytes} MB!`,
} as const

export const filesErrors = {
  too_many_files: [422, limitTexts.count(LIMITS.attachment_files.initial)],
  files_too_large: [413, limitTexts.total(LIMITS.attachment_total_mb.initial)],
  file_too_large: [413, limitTexts.size(LIMITS.attachment_file_mb.initial)],
  file_type: [422, limitTexts.extensions(FILE_TYPES.attachment_extensions)],
  file_empty: [422, 'This file is empty. Choose another file.'],
  file_content: [422, 'This file is not what its name says, or it is damaged.'],
  quota_exceeded: [413, limitTexts.quota(LIMITS.person_quota_mb.initial)],
  not_a_resume: [422, 'Only PDF files are allowed!'],
  resume_too_large: [422, limitTexts.resume(LIMITS.resume_mb.initial)],
  resume_heic: [422, 'HEIC photos cannot be read. Save the photo as JPEG or PNG, then choose it here.'],
  resume_form: [422, 'Choose a PDF, .docx, .odt, RTF, text, Markdown, HTML, JPEG or PNG file.'],
  resume_broken: [422, 'This PDF is damaged or was cut off. Save it again, or choose another file.'],
  resume_encrypted: [422, 'This PDF needs a password. Upload one that can be read without.'],
  not_a_photo: [422, 'Choose a PNG or JPEG picture.'],
  photo_too_large: [413, limitTexts.size(LIMITS.photo_mb.initial)],
  link_expired: [403, 'This link is no longer valid. Open the file again.'],
} as const

export const Attachment = z.strictObject({
  uuid,
  filename: z.string(),
  fileExtension: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Opens the file for whoever may see it: leads to a link that is good for a minute. */
  url: z.string(),
  created_at: moment,
  tags: z.array(z.strictObject({ id: uuid, title: z.string() })),
  tag_ids: z.array(uuid),
})
export type Attachment = z.infer<typeof Attachment>

const TAGS_REQUIRED = 'This field is required.'
/** At least one of GET /tagId/. */
export const tagIds = z
  .array(uuid, { error: TAGS_REQUIRED })
  .check(z.minLength(1, { error: TAGS_REQUIRED }), z.maxLength(10, { error: 'At most 10 values.' }))

/** What is left out stays. The name keeps the extension of the file; `name` is another word for `filename`. */
export const AttachmentForm = z.strictObject({
  filename: z.optional(thingName(255)),
  name: z.optional(thingName(255)),
  tag_ids: z.optional(tagIds),
})
export type AttachmentForm = z.output<typeof AttachmentForm>

const Uploaded = z.strictObject({
  data: z.array(Attachment),
  success: z.literal(true),
  message: z.string(),
})

const BODY = 101 * 1024 * 1024
const FORM = { files: ['files[0][file]'], fields: ['files[0][filename]', 'files[0][tag_ids]'] } as const

interface Fields {
  files: readonly string[]
  fields: readonly string[]
}

/** The four calls of a set of files; `params` of the set, `fileParams` of one of its files. */
const filesOf = <const Path extends string, Params extends z.ZodMiniType, FileParams extends z.ZodMiniType>(
  path: Path,
  noun: string,
  set: { params: Params; fileParams: FileParams } & Fields,
) => ({
  ...wholeSet(path, noun, set),
  ...singleFile(path, noun, set.fileParams),
})

const PublicQuery = z.strictObject({ ...pageQuery, view: z.optional(z.literal('public')) })
const wholeSet = <const Path extends string, Params extends z.ZodMiniType>(
  path: Path,
  noun: string,
  set: { params: Params } & Fields,
) => ({
  list: endpoint({
    method: 'GET',
    path: `/${path}`,
    title: `List ${noun}s`,
    access: 'signed_in',
    rate: 'read',
    input: { params: set.params, query: PublicQuery },
    ok: list(Attachment),
  }),
  upload: endpoint({
    method: 'POST',
    path: `/${path}`,
    title: `Upload ${noun}s`,
    access: 'signed_in',
    rate: 'upload',
    input: { params: set.params, files: set.files, fields: set.fields },
    ok: Uploaded,
    status: 201,
    log: { action: 'upload' },
    transaction: 'own',
    bodyLimit: BODY,
  }),
})

const singleFile = <const Path extends string, Params extends z.ZodMiniType>(
  path: Path,
  noun: string,
  params: Params,
) => ({
  update: endpoint({
    method: 'PUT',
    path: `/${path}/:uuid`,
    title: `Change ${noun}`,
    access: 'signed_in',
    rate: 'write',
    input: { params, body: AttachmentForm },
    ok: z.strictObject({ data: Attachment, success: z.literal(true), message: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/${path}/:uuid`,
    title: `Delete ${noun}`,
    access: 'signed_in',
    rate: 'write',
    input: { params },
    ok: done,
  }),
})

const ofPerson = { params: idParams, fileParams: z.strictObject({ id: uuid, uuid }), ...FORM }
const inProfile = {
  params: z.strictObject({ id: uuid, child_id: uuid }),
  fileParams: z.strictObject({ id: uuid, child_id: uuid, uuid }),
}
const many = { files: ['file'], fields: ['filename', 'tag_ids'] } as const

/** Profile attachments: 5 per upload, each with a name and at least one tag. */
export const attachments = filesOf('users/:id/attachments', 'attachment', ofPerson)
export const ndaFiles = filesOf('users/:id/nda', 'non-disclosure agreement', ofPerson)
/** Two paths of the same (spec 001 §7): `file` repeated, names and tags by a change afterwards. */
export const certificationFiles = filesOf(
  'users/:id/certifications/:child_id/attachments',
  'certificate file',
  {
    ...inProfile,
    ...many,
  },
)
export const certificationFilesAlias = filesOf('certifications/:id/attachments', 'file of a certificate', {
  ...ofPerson,
  ...many,
})

const Link = z.strictObject({ file_url: z.string() })
const linkTo = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    title: 'Open file',
    access: 'signed_in',
    rate: 'read',
    input: { query: z.strictObject({ file_name: uuid }) },
    /** A link that is good for a minute. */
    ok: Link,
    log: { action: 'download', keep: ['file_name'] },
  })

/** Photo, resume, and the way to the bytes of any file. */
export const files = {
  uploadPhoto: endpoint({
    method: 'POST',
    path: '/users/:id/upload',
    title: 'Change photo',
    access: 'signed_in',
    rate: 'upload',
    input: { params: idParams, files: ['image'] },
    ok: z.strictObject({
      data: z.strictObject({ photo: z.string() }),
      success: z.literal(true),
      message: z.string(),
    }),
    log: { action: 'upload' },
    transaction: 'own',
    bodyLimit: BODY,
  }),
  deletePhoto: endpoint({
    method: 'DELETE',
    path: '/users/:id/delete-image',
    title: 'Delete photo',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  /** The picture that `photo` of a person names; `size=84` is the small one. */
  photo: endpoint({
    method: 'GET',
    path: '/photos/:id',
    title: 'View photo',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ size: z.optional(z.enum(['84', '512'])) }) },
    ok: { file: 'image/webp' },
    log: false,
  }),
  uploadResume: endpoint({
    method: 'POST',
    path: '/accounts/attachments',
    title: 'Upload resume',
    access: 'signed_in',
    rate: 'upload',
    input: { files: ['file'] },
    /** An id that says nothing; the other calls take it as `file_name` or `fileName`. */
    ok: z.strictObject({ file_name: uuid }),
    log: { action: 'upload' },
    transaction: 'own',
    bodyLimit: BODY,
  }),
  /** The resume of this name, or the newest of this person (their id or that of their login). */
  downloadResume: endpoint({
    method: 'POST',
    path: '/users/resume/download',
    title: 'Download resume',
    access: 'signed_in',
    rate: 'write',
    input: {
      body: z
        .strictObject({ file_name: z.optional(uuid), user_id: z.optional(uuid) })
        .check(
          z.refine((body) => (body.file_name === undefined) !== (body.user_id === undefined), {
            error: 'Name the file or the user.',
            path: ['file_name'],
          }),
        )
        .register(z.globalRegistry, exactlyOneOf('file_name', 'user_id')),
    },
    ok: z.strictObject({ file_url: z.string(), file_name: z.string() }),
    log: { action: 'download', keep: ['file_name', 'user_id'] },
  }),
  link: linkTo('/attachments/s3'),
  linkAlias: linkTo('/accounts/attachments/s3'),
  /** `url` of an attachment. */
  open: endpoint({
    method: 'GET',
    path: '/attachments/:id',
    title: 'Open attachment',
    access: 'signed_in',
    rate: 'read',
    input: { params: idParams },
    ok: { file: 'redirect' },
    log: { action: 'download' },
  }),
  /** The link itself: whoever holds it, for a minute. */
  download: endpoint({
    method: 'GET',
    path: '/files/:id',
    title: 'Download file',
    access: 'anyone',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ expires: whole(0, 99_999_999_999), signature: text(100) }),
    },
    ok: { file: 'application/octet-stream' },
    onFilesHost: true,
    // The address is the right to the file: it stands in no log. Making the link was recorded.
    log: false,
  }),
}
