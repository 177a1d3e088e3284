import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { MAX_RESUMES } from '@guildhall/contract/imports'
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl'
import { SheetRefused } from '#platform/sheets/sheets.ts'

/** A ZIP of resumes, open: who asks for one gets its bytes, and nothing else is unpacked. */
export interface ResumeFolder {
  names: string[]
  /** Undefined for a file that cannot be unpacked. */
  read: (name: string) => Promise<Uint8Array | undefined>
  close: () => Promise<void>
}

/** Of one resume, as the portal takes them everywhere. */
const MOST_BYTES = 10 * 1024 * 1024
/** What systems put beside the files of people. */
const TRACES = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i

/** Opens the ZIP at this path; throws `SheetRefused` for what is none, is empty, or holds too much. */
export async function openFolder(path: string): Promise<ResumeFolder> {
  const file = await open(path)
  try {
    const zip = await fromFdPromise(file.fd, { autoClose: false })
    const entries = await entriesOf(zip)
    return {
      names: [...entries.keys()],
      read: async (name) => {
        const entry = entries.get(name)
        return entry === undefined ? undefined : bytesOf(zip, entry)
      },
      close: () => file.close(),
    }
  } catch (thrown) {
    await file.close()
    throw thrown instanceof SheetRefused ? thrown : new SheetRefused(NO_ZIP, { cause: thrown })
  }
}

const NO_ZIP = 'This file cannot be read: it is damaged, or no ZIP.'

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const { fileName: name } = entry
    if (name.endsWith('/') || TRACES.test(name)) continue
    entries.set(name, entry)
    if (entries.size > MAX_RESUMES)
      throw new SheetRefused(`This ZIP holds more than ${MAX_RESUMES} files. Split it into smaller ones.`)
  }
  if (entries.size === 0) throw new SheetRefused('This ZIP holds no files.')
  return entries
}

/** The reader itself ends what unpacks to more than its entry says. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Uint8Array | undefined> {
  if (entry.uncompressedSize > MOST_BYTES || entry.isEncrypted()) return undefined
  try {
    return new Uint8Array(await buffer(await zip.openReadStreamPromise(entry)))
  } catch {
    return undefined
  }
}
