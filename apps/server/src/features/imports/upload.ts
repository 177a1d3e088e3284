import { randomUUID } from 'node:crypto'
import {
  MAX_IMPORT_CELLS,
  MAX_IMPORT_ROWS,
  MAX_SHEET_MB,
  MAX_ZIP_MB,
  type Mapping,
} from '@guildhall/contract/imports'
import { IMPORT_KINDS, type ImportKind } from '@guildhall/contract/imports/fields'
import * as z from 'zod/mini'
import { isWhatItSays } from '#platform/files/content.ts'
import { extensionOf } from '#platform/files/file-name.ts'
import type { IncomingFile, UploadLimits } from '#platform/files/upload.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { readRows, SheetRefused } from '#platform/sheets/sheets.ts'
import type { ImportsDeps } from './deps.ts'
import { openFolder } from './folder-of-resumes.ts'
import { asTable, type TableOfFile } from './headers.ts'

const MB = 1024 * 1024
const TOO_LARGE = `A ZIP holds at most ${MAX_ZIP_MB} MB, a file with rows ${MAX_SHEET_MB} MB.`

const LIMITS: UploadLimits = {
  maxFiles: 1,
  maxFileBytes: MAX_ZIP_MB * MB,
  maxTotalBytes: MAX_ZIP_MB * MB,
  codes: { count: 'too_many_files', size: 'file_too_large', total: 'files_too_large' },
  texts: { count: 'Import one file at a time.', size: TOO_LARGE, total: TOO_LARGE },
}

/** What somebody sent, read. */
export interface Arrived {
  kind: ImportKind
  fileName: string
  given: Mapping
  table: TableOfFile
  /** Where the ZIP is kept. */
  storageKey: string | null
}

/** Takes in the form: the file becomes a table, and a ZIP is kept until its resumes have been read. */
export async function receive(ctx: SignedIn, deps: Pick<ImportsDeps, 'files'>): Promise<Arrived> {
  const { files, fields } = await ctx.files(LIMITS)
  const [file] = files
  if (file === undefined || file.field !== 'file') throw wrong('file', 'Choose a file.')
  const kind = IMPORT_KINDS.find((one) => one === fields.get('kind'))
  if (kind === undefined) throw wrong('kind', `Choose one of: ${IMPORT_KINDS.join(', ')}.`)
  const arrived = { kind, fileName: file.name, given: mappingIn(fields.get('mapping')) }
  if (kind === 'resumes') return { ...arrived, ...(await keptFolder(deps, file)) }
  return { ...arrived, table: await tableOf(file), storageKey: null }
}

const Given = z.record(z.string(), z.nullable(z.string()))

function mappingIn(typed: string | undefined): Mapping {
  if (typed === undefined || typed.trim() === '') return {}
  const read = Given.safeParse(jsonIn(typed))
  if (!read.success) throw wrong('mapping', 'Use JSON like { "First name": "first_name" }.')
  return read.data
}

function jsonIn(typed: string): unknown {
  try {
    const json: unknown = JSON.parse(typed)
    return json
  } catch {
    return undefined
  }
}

async function keptFolder(
  { files: { storage } }: Pick<ImportsDeps, 'files'>,
  { path, size, name }: IncomingFile,
) {
  if (extensionOf(name) !== 'zip') throw wrong('file', 'Put the resumes into a ZIP.')
  const folder = await readably(() => openFolder(path))
  await folder.close()
  const storageKey = randomUUID()
  await storage.put(storageKey, { path, size, type: 'application/zip' })
  const rows = folder.names.map((one) => [one])
  return { storageKey, table: { headers: ['File'], rows, numbers: rows.map((_, index) => index + 1) } }
}

const KNOWN: Readonly<Record<string, 'text' | 'workbook'>> = {
  csv: 'text',
  tsv: 'text',
  txt: 'text',
  xlsx: 'workbook',
  xlsm: 'workbook',
}

async function tableOf({ name, path, size }: IncomingFile): Promise<TableOfFile> {
  const form = KNOWN[extensionOf(name)]
  if (form === undefined) throw wrong('file', 'Choose a CSV or XLSX file. Save others as one of these first.')
  if (size === 0) throw wrong('file', 'This file is empty. Choose another file.')
  if (size > MAX_SHEET_MB * MB)
    throw refuse('file_too_large', { text: TOO_LARGE, fields: { file: [TOO_LARGE] } })
  const isWorkbook = form === 'workbook'
  if (isWorkbook && !(await isWhatItSays(path, 'xlsx'))) {
    throw wrong('file', 'This file cannot be read: it is damaged, protected, or not what its name says.')
  }
  const limits = { rows: MAX_IMPORT_ROWS, cells: MAX_IMPORT_CELLS }
  const table = asTable(await readably(() => readRows(path, isWorkbook, limits)))
  if (table.rows.length === 0) throw wrong('file', 'This file has no rows below its headers.')
  return table
}

async function readably<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    throw thrown instanceof SheetRefused ? wrong('file', thrown.message) : thrown
  }
}

function wrong(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
