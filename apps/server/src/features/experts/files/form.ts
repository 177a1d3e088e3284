import { limitTexts, tagIds } from '@guildhall/contract/experts/files'
import * as z from 'zod/mini'
import { requireItems } from '#features/reference/service.ts'
import type { Db } from '#platform/db/database.ts'
import { isExtension, isWhatItSays, MEDIA_TYPES } from '#platform/files/content.ts'
import { extensionOf, renamed } from '#platform/files/file-name.ts'
import type { IncomingFile, Upload } from '#platform/files/upload.ts'
import { refuse } from '#platform/http/refuse.ts'

/** A file that may be kept: its bytes are what its name says, its tags exist. */
export interface CheckedFile {
  file: IncomingFile
  name: string
  extension: string
  type: string
  tagIds: string[]
}

interface Entry {
  file: IncomingFile
  /** Names of its fields in the form, for the texts beside them. */
  fields: { file: string; tags: string }
  filename: string | undefined
  tags: string | undefined
}

/** Reads `files[i][file]`, `files[i][filename]`, `files[i][tag_ids]`, or `file` repeated with one `tag_ids` for all. */
export async function readFiles(
  db: Db,
  upload: Upload,
  { needsTags, allowed }: { needsTags: boolean; allowed: readonly string[] },
): Promise<CheckedFile[]> {
  const entries = entriesOf(upload)
  if (entries.length === 0) throw invalid('file', REQUIRED)
  const checked: CheckedFile[] = []
  for (const entry of entries) {
    const extension = await checkedExtension(entry, allowed)
    const name = entry.filename === undefined ? entry.file.name : renamed(entry.filename, extension)
    const tags = await readTags(db, entry, needsTags)
    checked.push({ file: entry.file, name, extension, type: MEDIA_TYPES[extension], tagIds: tags })
  }
  return checked
}

const REQUIRED = 'This field is required.'
const INDEXED = /^files\[(\d{1,2})\]\[(file|filename|tag_ids)\]$/

function entriesOf({ files, fields }: Upload): Entry[] {
  const known = new Set<string>()
  const read = (field: string) => {
    known.add(field)
    return fields.get(field)
  }
  const entries = files.map((file): Entry => {
    const index = INDEXED.exec(file.field)
    if (file.field !== 'file' && index?.[2] !== 'file')
      throw invalid(file.field, 'This field is unknown here.')
    const at = (name: string) => (index === null ? name : `files[${index[1]}][${name}]`)
    const names = { file: file.field, tags: at('tag_ids') }
    return { file, fields: names, filename: read(at('filename')) || undefined, tags: read(names.tags) }
  })
  for (const field of fields.keys())
    if (!known.has(field)) throw invalid(field, 'This field is unknown here.')
  const indexed = entries.map(({ fields: { file } }) => file).filter((field) => field !== 'file')
  if (new Set(indexed).size !== indexed.length) throw refuse('bad_request')
  return entries
}

async function checkedExtension({ file, fields }: Entry, allowed: readonly string[]) {
  const extension = extensionOf(file.name)
  if (!allowed.includes(extension) || !isExtension(extension)) {
    const text = limitTexts.extensions(allowed)
    throw refuse('file_type', { text, fields: { [fields.file]: [text] } })
  }
  if (file.size === 0) throw atFile('file_empty', fields.file)
  if (!(await isWhatItSays(file.path, extension))) throw atFile('file_content', fields.file)
  return extension
}

function atFile(code: 'file_empty' | 'file_content', field: string) {
  return refuse(code, { fields: { [field]: [refuse(code).message] } })
}

async function readTags(db: Db, { tags, fields }: Entry, needsTags: boolean): Promise<string[]> {
  if (tags === undefined || tags === '') {
    if (needsTags) throw invalid(fields.tags, REQUIRED)
    return []
  }
  const result = z.safeParse(needsTags ? tagIds : z.array(z.uuid()).check(z.maxLength(10)), parsed(tags))
  if (!result.success)
    throw invalid(fields.tags, result.error.issues[0]?.message ?? 'Send a list of ids as JSON.')
  const items = await requireItems(db, 'tags', result.data, fields.tags)
  return items.map(({ id }) => id)
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json)
    return value
  } catch {
    return undefined
  }
}

function invalid(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
