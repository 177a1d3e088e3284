/**
 * Fills a new database with the reference lists and, in the demo, with the demo network: a process of its own, because
 * what that takes would stay in the memory of the server.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'
import { isSeeded } from '#features/reference/seed.ts'
import type { Db } from '#platform/db/database.ts'
import { programFiles } from '#platform/program-files.ts'
import type { Config } from './config.ts'

/** `files`: where the demo network puts its files; absent outside the demo. */
export const FillOrder = z.strictObject({
  url: z.string(),
  files: z.optional(z.strictObject({ folder: z.string(), url: z.optional(z.string()) })),
})

/** Does nothing where both are there already. */
export async function fill(config: Config, { db, url }: { db: Db; url: string }, signal: AbortSignal) {
  const isFilled = (await isSeeded(db)) && (!config.DEMO || (await hasUsers(db)))
  if (isFilled) return
  const files = { folder: config.folders.files, ...(config.FILES_URL && { url: config.FILES_URL }) }
  const child = fork(programFiles.fill, {
    signal,
    env: envOfChild(),
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // By message: arguments and environment of a process can be read by others.
  child.send({ url, ...(config.DEMO && { files }) } satisfies z.infer<typeof FillOrder>)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The database could not be filled; the reason stands above.')
}

/** What a program needs to run and to trust a certificate: none of our keys and passwords. */
function envOfChild() {
  const { PATH = '', SystemRoot = '', NODE_EXTRA_CA_CERTS = '' } = process.env
  return { PATH, SystemRoot, ...(NODE_EXTRA_CA_CERTS !== '' && { NODE_EXTRA_CA_CERTS }) }
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
