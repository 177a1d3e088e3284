import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { until } from '#test/until.ts'
import type { Portal } from './portal.ts'

/** The texts of the mails that the portal sent to this address, oldest first. */
export async function mailsTo(portal: Portal, address: string): Promise<string[]> {
  return (await readAll(portal, address)).map(({ text }) => text)
}

/** Waits until so many mails have gone to this address; oldest first, each with what its link carries. */
export function awaitMails(portal: Portal, address: string, count = 1) {
  return until(async () => {
    const found = await readAll(portal, address)
    return found.length >= count && found
  })
}

async function readAll({ folder }: Portal, address: string) {
  const place = join(folder, 'mail')
  const names = (await readdir(place)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(place, name)))),
  )
  return mails
    .filter((mail) => mail.to?.[0]?.address === address)
    .map(({ subject = '', text = '', html = '' }) => ({
      subject,
      text,
      html,
      token: /\?token=([\w-]+)/.exec(text)?.[1],
    }))
}
