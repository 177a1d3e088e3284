import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import type { Portal } from './portal.ts'

/** Waits until so many mails have gone to this address; oldest first. */
export function mailsTo({ folder }: Portal, to: string, count = 1) {
  return vi.waitUntil(async () => {
    const found = (await readAll(join(folder, 'mail'))).filter((mail) => mail.to === to)
    return found.length >= count && found
  }, 8000)
}

async function readAll(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    names.map(async (name) => {
      const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
      return { to: to?.[0]?.address, subject, text, token: /\?token=([\w-]+)/.exec(text)?.[1] }
    }),
  )
}
