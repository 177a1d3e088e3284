import { readFile } from 'node:fs/promises'
import { BRIEF_EXTENSIONS, BRIEF_FILE_MB, MAX_BRIEF_TEXT } from '@guildhall/contract/gigs/from-text'
import { isWhatItSays } from '#platform/files/content.ts'
import { extensionOf } from '#platform/files/file-name.ts'
import { linesOf, type PdfReader } from '#platform/files/plain-text.ts'
import type { IncomingFile } from '#platform/files/upload.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

const BYTES = BRIEF_FILE_MB * 1024 * 1024
const size = `File size exceeds ${BRIEF_FILE_MB} MB.`
const LIMITS = {
  maxFiles: 1,
  maxFileBytes: BYTES,
  maxTotalBytes: BYTES,
  codes: { count: 'brief_file_type', size: 'file_too_large', total: 'file_too_large' },
  texts: { size, total: size },
} as const

/** The words of a file of a client. It is kept nowhere. */
export async function textOfFile(ctx: SignedIn, readPdf: PdfReader): Promise<string> {
  const { files } = await ctx.files(LIMITS)
  const [file] = files
  if (file === undefined || file.field !== 'file') {
    throw refuse('invalid', { fields: { file: ['This field is required.'] } })
  }
  const extension = await checked(file)
  const text = await linesOf(await readFile(file.path), extension, readPdf)
  if (text === null) throw wrong('brief_unreadable')
  return text.slice(0, MAX_BRIEF_TEXT).toWellFormed()
}

async function checked({ name, path }: IncomingFile) {
  const extension = BRIEF_EXTENSIONS.find((one) => one === extensionOf(name))
  if (extension === undefined) throw wrong('brief_file_type')
  if (!(await isWhatItSays(path, extension))) throw wrong('file_content')
  return extension
}

function wrong(code: 'brief_file_type' | 'brief_unreadable' | 'file_content') {
  return refuse(code, { fields: { file: [refuse(code).message] } })
}
