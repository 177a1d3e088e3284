import { limitTexts } from '@guildhall/contract/experts/files'
import { GIG_FILE_KINDS, type GigFileKind } from '@guildhall/contract/gigs/files'
import { isExtension, isWhatItSays, MEDIA_TYPES } from '#platform/files/content.ts'
import { extensionOf } from '#platform/files/file-name.ts'
import type { IncomingFile, Upload } from '#platform/files/upload.ts'
import { refuse } from '#platform/http/refuse.ts'

/** A file whose bytes are what its name says. */
export interface CheckedFile {
  file: IncomingFile
  extension: string
  type: string
}

/** Reads `file`, repeated, and the `kind` that holds for all of them. */
export async function readFiles(
  { files, fields }: Upload,
  allowed: readonly string[],
): Promise<{ files: CheckedFile[]; kind: GigFileKind }> {
  for (const field of [...fields.keys(), ...files.map((file) => file.field)]) {
    if (field !== 'file' && field !== 'kind') throw invalid(field, 'This field is unknown here.')
  }
  if (files.length === 0) throw invalid('file', 'This field is required.')
  const given = fields.get('kind') ?? 'attachment'
  const kind = GIG_FILE_KINDS.find((one) => one === given)
  if (kind === undefined) throw invalid('kind', `Choose one of: ${GIG_FILE_KINDS.join(', ')}.`)
  return { kind, files: await Promise.all(files.map((file) => checked(file, allowed))) }
}

async function checked(file: IncomingFile, allowed: readonly string[]): Promise<CheckedFile> {
  const extension = extensionOf(file.name)
  if (!allowed.includes(extension) || !isExtension(extension)) {
    throw atFile('gig_file_type', limitTexts.extensions(allowed))
  }
  if (file.size === 0) throw atFile('file_empty', refuse('file_empty').message)
  if (!(await isWhatItSays(file.path, extension)))
    throw atFile('file_content', refuse('file_content').message)
  return { file, extension, type: MEDIA_TYPES[extension] }
}

function atFile(code: 'gig_file_type' | 'file_empty' | 'file_content', text: string) {
  return refuse(code, { text, fields: { file: [text] } })
}

function invalid(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
