import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Db } from '#platform/db/database.ts'
import type { StoredFile } from '#platform/files/owner.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { PersonalData, PersonalPart } from '#platform/privacy/personal-part.ts'
import { page } from './archive-page.ts'
import type { Identity } from './traces.ts'

export interface Chapter {
  name: string
  title: string
  data: PersonalData
}

interface Archiving {
  db: Db
  parts: readonly PersonalPart[]
  storage: Storage
  now: Date
  product: string
  /** Called after each chapter and each file. */
  onStep: () => Promise<void>
}

/** How many steps the archive of a person takes. */
export async function stepsOf(db: Db, parts: readonly PersonalPart[], personId: string): Promise<number> {
  return parts.length + (await filesOf(db, parts, personId)).length
}

/** Writes everything that is kept of one person to `path`: a page to read, JSON for machines, and the files. */
export async function writeArchive(archiving: Archiving, identity: Identity, path: string): Promise<void> {
  const { db, parts, storage, now, product, onStep } = archiving
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  // Failing on the way to the first await must not go unheard.
  written.catch(() => undefined)
  const chapters: Chapter[] = []
  for (const part of parts) {
    const data = await part.collect(db, identity)
    chapters.push({ name: part.name, title: part.title, data })
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `data/${part.name}.json`, { mtime: now })
    await onStep()
  }
  const files = await filesOf(db, parts, identity.personId)
  for (const [index, file] of files.entries()) {
    const { stream } = await storage.open(file.storage_key)
    const ended = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject))
    zip.addReadStream(stream, nameInArchive(file, index), { mtime: now })
    await Promise.race([ended, written])
    await onStep()
  }
  const names = files.map(nameInArchive)
  zip.addBuffer(Buffer.from(page({ chapters, names, now, product })), 'index.html', { mtime: now })
  zip.end()
  await written
}

async function filesOf(db: Db, parts: readonly PersonalPart[], personId: string): Promise<StoredFile[]> {
  const sets = await Promise.all(parts.map((part) => part.files?.(db, personId) ?? Promise.resolve([])))
  return sets.flat()
}

/** Two files may have one name. */
function nameInArchive({ name }: StoredFile, index: number): string {
  const [kind = 'file', ...rest] = name.split('/')
  const plain = rest.join('-').replaceAll(/[\\:*?"<>|]/g, '-')
  return `files/${kind}/${index + 1}-${plain}`
}
