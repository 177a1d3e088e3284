import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Portal } from './portal.ts'

/** The texts of the mails that the portal sent to this address, oldest first. */
export async function mailsTo({ folder }: Portal, address: string): Promise<string[]> {
  const place = join(folder, 'mail')
  const names = (await readdir(place)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(place, name)))),
  )
  return mails.filter((mail) => mail.to?.[0]?.address === address).map((mail) => mail.text ?? '')
}
