import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { RESUME_FORMS } from '@guildhall/contract/applications/resume-change'
import { hasArchiveEnd } from '#platform/files/content.ts'
import { extensionOf } from '#platform/files/file-name.ts'
import type { ImportsDeps } from './deps.ts'
import { openFolder, type ResumeFolder } from './folder-of-resumes.ts'
import { foundIn, type Found } from './judge-resume.ts'
import * as rowStore from './row-store.ts'
import type { RowRecord } from './row-store.ts'
import * as store from './store.ts'
import type { ImportRecord } from './store.ts'

/** As many as the parser has processes. */
const AT_ONCE = 2

/** Reads the resumes of a ZIP that have not been read yet; what was read is kept. False when it was cancelled. */
export async function readResumes(deps: ImportsDeps, record: ImportRecord): Promise<boolean> {
  const unread = await rowStore.unread(deps.db, record.id)
  if (unread.length === 0) return true
  return withFolder(deps, record, async (folder) => {
    for (let start = 0; start < unread.length; start += AT_ONCE) {
      const now = await store.find(deps.db, record.id)
      if (now?.status !== record.status) return false
      const pair = unread.slice(start, start + AT_ONCE)
      await Promise.all(pair.map((row) => readOne(deps, folder, row)))
      await store.update(deps.db, record.id, { settled: record.total - unread.length + start + pair.length })
    }
    return true
  })
}

async function readOne(deps: ImportsDeps, folder: ResumeFolder, row: RowRecord): Promise<void> {
  await rowStore.keepFound(deps.db, row.import_id, row.number, await found(deps, folder, row.cells[0] ?? ''))
}

const NO_FORM = `A resume is one of these files: ${RESUME_FORMS.join(', ')}.`
/** Forms that are archives by nature. */
const PACKED = new Set(['docx', 'odt'])

async function found(deps: ImportsDeps, folder: ResumeFolder, name: string): Promise<Found> {
  const form = extensionOf(name)
  if (!RESUME_FORMS.some((one) => one === form)) return { unreadable: NO_FORM }
  const bytes = await folder.read(name)
  if (bytes === undefined) return { unreadable: 'This file cannot be unpacked, or is larger than 10 MB.' }
  if (!PACKED.has(form) && hasArchiveEnd(bytes))
    return { unreadable: `This file is an archive as well as a ${form.toUpperCase()}.` }
  return foundIn(await deps.applications.parse(bytes))
}

/** The ZIP lies in the storage, which gives streams; its entries are read here and there. */
export async function withFolder<T>(
  { files: { storage, incoming } }: ImportsDeps,
  { storage_key: key }: ImportRecord,
  work: (folder: ResumeFolder) => Promise<T>,
): Promise<T> {
  const path = join(incoming, randomUUID())
  try {
    const { stream } = await storage.open(key ?? '')
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const opened = await openFolder(path)
    try {
      return await work(opened)
    } finally {
      await opened.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}
