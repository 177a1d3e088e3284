import type { ErrorCode } from '@guildhall/contract/api'
import { RESUME_FORMS } from '@guildhall/contract/applications/resume-change'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { see } from '#features/experts/service.ts'
import { endsAsArchive, isCutPdf, isEncryptedPdf, isWhatItSays } from '#platform/files/content.ts'
import { extensionOf } from '#platform/files/file-name.ts'
import type { IncomingFile } from '#platform/files/upload.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { FilesDeps } from './deps.ts'
import { keep } from './keeping.ts'
import { resumeLimits } from './limits.ts'
import { requireFilesEdit } from './policy.ts'
import * as store from './store.ts'

const TYPE = 'application/pdf'

/** Takes in the caller's own resume; returns its id, the `file_name` of the other calls. */
export async function upload(ctx: SignedIn, { storage }: FilesDeps): Promise<string> {
  const seen = await see(ctx, ctx.actor.personId)
  if (!seen.row.is_expert) throw refuse('forbidden')
  requireFilesEdit(seen)
  const { files } = await ctx.files(await resumeLimits(ctx.db))
  const [file] = files
  if (file === undefined || file.field !== 'file')
    throw refused('invalid', 'File Upload Field is Required...')
  await assertPdf(file)
  return keepPdf(ctx, storage, { personId: seen.row.id, file })
}

/** The bytes of a newer resume of somebody whom the caller may change; a PDF is kept as their newest. */
export async function takeNewer(ctx: SignedIn, { storage }: FilesDeps, id: string): Promise<NewerResume> {
  const seen = await see(ctx, id)
  requireFilesEdit(seen)
  if (!seen.row.is_expert) throw refuse('forbidden')
  const { files } = await ctx.files(await resumeLimits(ctx.db))
  const [file] = files
  if (file === undefined || file.field !== 'file')
    throw refused('invalid', 'File Upload Field is Required...')
  if (file.size === 0) throw wrong('file_empty')
  const form = extensionOf(file.name)
  if (form === 'heic' || form === 'heif') throw wrong('resume_heic')
  if (!RESUME_FORMS.some((one) => one === form)) throw wrong('resume_form')
  if (form === 'pdf') {
    await assertPdf(file)
    await keepPdf(ctx, storage, { personId: seen.row.id, file })
  }
  return { bytes: new Uint8Array(await readFile(file.path)), name: file.name }
}

export interface NewerResume {
  bytes: Uint8Array
  name: string
}

async function keepPdf(
  ctx: SignedIn,
  storage: FilesDeps['storage'],
  { personId, file: { path, size, sha256, name } }: { personId: string; file: IncomingFile },
): Promise<string> {
  const [id] = await keep(ctx, storage, {
    set: { personId, kind: 'resume', certificationId: null },
    event: 'profile.resume_uploaded',
    files: [
      {
        name,
        extension: 'pdf',
        type: TYPE,
        size,
        sha256,
        tagIds: [],
        put: (to, key) => to.put(key, { path, size, type: TYPE }),
      },
    ],
  })
  if (id === undefined) throw new Error('The resume was not kept.')
  return id
}

/** The bytes of the caller's own resume of this name. */
export async function read(ctx: SignedIn, { storage }: FilesDeps, fileName: string): Promise<Uint8Array> {
  const { storage_key: key } = await requireOwn(ctx, fileName)
  const { stream } = await storage.open(key)
  // A plain array: what reads it may refuse the Buffer of Node.
  return new Uint8Array(await buffer(stream))
}

/** 404 for anybody else's resume and for other files. */
export async function requireOwn({ db, actor }: SignedIn, fileName: string): Promise<store.FileRow> {
  const file = await store.find(db, fileName)
  if (file === undefined || file.kind !== 'resume' || file.owner_person_id !== actor.personId) {
    throw refuse('not_found')
  }
  return file
}

async function assertPdf({ name, path, size }: IncomingFile): Promise<void> {
  if (extensionOf(name) !== 'pdf') throw wrong('not_a_resume')
  if (size === 0) throw wrong('file_empty')
  if (await endsAsArchive(path)) throw wrong('not_a_resume')
  if (!(await isWhatItSays(path, 'pdf')))
    throw wrong((await isCutPdf(path)) ? 'resume_broken' : 'not_a_resume')
  if (await isEncryptedPdf(path)) throw wrong('resume_encrypted')
}

type Wrong =
  | 'resume_form'
  | 'resume_heic'
  | 'not_a_resume'
  | 'file_empty'
  | 'resume_broken'
  | 'resume_encrypted'

function wrong(code: Wrong) {
  return refused(code, refuse(code).message)
}

function refused(code: ErrorCode, text: string) {
  return refuse(code, { fields: { file: [text] } })
}
