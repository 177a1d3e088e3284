import { email as emailSchema } from '@guildhall/contract/shapes'
import * as z from 'zod/mini'
import { inviteFirstAdmin } from '#features/accounts/first-admin.ts'
import { visitEmbeddedPostgres } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readConfig, type Config } from './config.ts'
import { fail } from './fail.ts'
import { makeFolders } from './folders.ts'

const USAGE = 'Usage: npm run admin -- create EMAIL'

/** `npm run admin -- create EMAIL`: prints the link by which the first admin sets a password. */
async function main([command, address]: string[]): Promise<void> {
  const email = z.safeParse(emailSchema, address)
  if (command !== 'create' || !email.success) return refuse(USAGE)
  const config = readConfig(process.env)
  const link = await onDatabase(config, (url) => create(url, config, email.data))
  if (link === undefined)
    return refuse('There is an admin already, or this address belongs to somebody else.')
  console.log(`Open this link within 24 hours to set the password of ${email.data}. It works once.\n${link}`)
}

function refuse(text: string): void {
  console.error(text)
  process.exitCode = 1
}

async function onDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== undefined) return work(config.databaseUrl)
  await makeFolders(config)
  return visitEmbeddedPostgres({ folder: config.folders.database, keysFolder: config.folders.keys }, work)
}

async function create(url: string, { publicUrl }: Config, email: string): Promise<string | undefined> {
  await migrate(url)
  const db = openDatabase<DB>({ url, max: 1 })
  try {
    return await db.transaction().execute((tx) => inviteFirstAdmin(tx, { email, publicUrl, now: new Date() }))
  } finally {
    await db.destroy()
  }
}

await main(process.argv.slice(2)).catch(fail)
