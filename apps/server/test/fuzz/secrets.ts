import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import type { Db } from '#platform/db/database.ts'
import type { Planted } from '#test/canaries/planting.ts'
import { hiddenIn, holds, sweep } from '#test/canary.ts'
import { unzip } from '#test/unzip.ts'

/** Rows of the log in which a secret or a password stands; none of them may ever be kept there. */
export async function leaksInLog(db: Db): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`select left(a::text, 300) as row from activity_logs a
    where a::text ~ 'canary-secret-' or a::text like '%Sample-pass-1%' or a::text like '%Demo-pass-1%' limit 5`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

const OUTSIDE = ['expert', 'expert2', 'incomplete', 'customer']

/** Mails to logins that are no staff in which stands what they may not read, and mails to anybody with a secret. */
export async function leaksInMails(folder: string, planted: Planted): Promise<string[]> {
  const place = join(folder, 'mail')
  const known = await planted.known(planted.all)
  const leaks: string[] = []
  for (const name of (await readdir(place)).filter((one) => one.endsWith('.eml'))) {
    const {
      to,
      subject = '',
      text = '',
      html = '',
    } = await PostalMime.parse(await readFile(join(place, name)))
    const address = to?.[0]?.address ?? ''
    const said = [subject, text, html].join('\n')
    const isOutside = OUTSIDE.some((one) => address === `${one}@demo.test`)
    leaks.push(...secretsIn(said, `mail to ${address}`))
    const hidden = isOutside ? hiddenIn(said).filter((hit) => !holds(known, hit)) : []
    leaks.push(...hidden.map((hit) => `mail to ${address}: ${hit}`))
  }
  return leaks
}

/** Files of the portal with a secret in them, archives unpacked: exports, papers, archives of a person. */
export async function secretsInFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const leaks: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    for (const part of await partsOf(bytes)) leaks.push(...secretsIn(part, entry.name))
  }
  return leaks
}

/** What a file says: an archive or an office file by its parts, a PDF also by what is read on its pages. */
export async function partsOf(bytes: Buffer): Promise<string[]> {
  const isArchive = bytes.subarray(0, 2).toString() === 'PK'
  if (isArchive) return [...unzip(bytes).values()].map((part) => part.toString())
  const isPdf = bytes.subarray(0, 5).toString() === '%PDF-'
  return [bytes.toString(), ...(isPdf ? [await readOn(bytes)] : [])]
}

/** One that nobody can read says nothing: fuzzed calls upload such. What stands next to each other is no one word. */
async function readOn(pdf: Buffer): Promise<string> {
  const read = await readPdf(new Uint8Array(pdf)).catch(() => ({ pages: [] }))
  return read.pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')
}

/** The secret that a text holds, and who has it. */
export function secretsIn(text: string, holder: string): string[] {
  try {
    sweep(text, holder, hiddenIn(text))
    return []
  } catch (error) {
    return [String(error)]
  }
}
