import { parseArgs } from 'node:util'
import { personName } from '@guildhall/contract/names'
import { email as emailSchema } from '@guildhall/contract/shapes'
import * as z from 'zod/mini'
import { inviteFirstAdmin, type FirstAdmin } from '#features/accounts/first-admin.ts'
import { visitEmbeddedPostgres } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readConfig, type Config } from './config.ts'
import { fail } from './fail.ts'
import { makeFolders } from './folders.ts'

const USAGE = 'Usage: npm run admin -- create EMAIL [--name "Ada Lovelace"]'

type Wanted = Pick<FirstAdmin, 'email' | 'name'>

/** `npm run admin -- create EMAIL`: prints the link by which the first admin sets a password. */
async function main(words: string[]): Promise<void> {
  const wanted = read(words)
  if (wanted === undefined) return refuse(USAGE)
  const config = readConfig(process.env)
  const link = await onDatabase(config, (url) => create(url, config, wanted))
  if (link === undefined)
    return refuse('There is an admin already, or this address belongs to somebody else.')
  console.log(
    `Open this link within 24 hours to set the password of ${wanted.email}. It works once.\n${link}`,
  )
}

const Words = z.tuple([z.literal('create'), emailSchema])
/** A first and a last name: the last word is the last name. */
const Name = z.string().check(z.trim(), z.regex(/\S\s+\S/))

function read(words: string[]): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { name: { type: 'string' } },
      allowPositionals: true,
    })
    const [, email] = z.parse(Words, positionals)
    return { email, name: nameOf(values.name) }
  } catch {
    return undefined
  }
}

function nameOf(typed: string | undefined): FirstAdmin['name'] {
  if (typed === undefined) return undefined
  const name = z.parse(Name, typed).split(/\s+/)
  const lastName = z.parse(personName, name.pop())
  return { firstName: z.parse(personName, name.join(' ')), lastName }
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

async function create(url: string, { publicUrl }: Config, wanted: Wanted): Promise<string | undefined> {
  await migrate(url)
  const db = openDatabase<DB>({ url, max: 1 })
  try {
    const invited = { ...wanted, publicUrl, now: new Date() }
    return await db.transaction().execute((tx) => inviteFirstAdmin(tx, invited))
  } finally {
    await db.destroy()
  }
}

await main(process.argv.slice(2)).catch(fail)
