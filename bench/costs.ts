// What one request costs the processors, and where in the server the time goes: a table and `docs/flame.svg`.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { cpuOf } from './cpu.ts'
import { flame, readProfile, shares } from './flame.ts'
import { measured, type Ask, type Side } from './load.ts'
import { markdownTable } from './report.ts'
import { signedIn, withServer, type Usage, withDatabase } from './server.ts'

const PORT = 38_419
const SECONDS = 4
/** Smaller parts stand together as the last one. */
const LEAST_SHARE = 0.015
const PICTURE = new URL('../docs/flame.svg', import.meta.url)

const VISIT = JSON.stringify({ type: 'visit', log_name: 'Visit sample', url: '/sample' })
const ASKS: readonly (readonly [what: string, who: 'admin' | 'manager', ask: Ask])[] = [
  ['who am I', 'manager', { path: '/auth' }],
  ['activities, first page', 'admin', { path: '/activities?pageSize=20' }],
  ['visit POST', 'manager', { method: 'POST', path: '/activities', body: VISIT }],
  ['experts, first page', 'manager', { path: '/experts' }],
  ['projects, first page', 'manager', { path: '/gigs' }],
  ['notifications', 'manager', { path: '/notifications' }],
  ['today', 'manager', { path: '/today' }],
]

/** Prints what it does, draws the picture and gives the section of BENCH.md. */
export async function benchCosts(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    const place = { url, folder, port: PORT }
    const rows = await withServer(place, (origin, usage) => tableOf(url, origin, usage))
    const profiles = join(folder, 'profiles')
    await withServer({ ...place, profiles }, (origin) => mixed(origin))
    return [
      markdownTable(['one request', 'requests/s', 'server, ms of CPU', 'database, ms of CPU'], rows),
      await picture(profiles),
    ].join('\n\n')
  })
}

async function sides(origin: string): Promise<Record<'admin' | 'manager', Side>> {
  const [admin, manager] = [
    await signedIn(origin, 'admin@demo.test'),
    await signedIn(origin, 'manager@demo.test'),
  ]
  return { admin, manager }
}

async function tableOf(url: string, origin: string, usage: Usage): Promise<string[][]> {
  const who = await sides(origin)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const databaseCpu = await cpuOf(client)
    const rows: string[][] = []
    for (const [what, role, ask] of ASKS) {
      await measured([ask], who[role], 1)
      const before = { server: usage().processor, database: await databaseCpu() }
      const { count, rate } = await measured([ask], who[role], SECONDS)
      const server = (usage().processor - before.server) / count
      const database = ((await databaseCpu()) - before.database) / count
      rows.push([what, rate.toFixed(0), server.toFixed(2), database.toFixed(2)])
      console.log(rows.at(-1)?.join(' '))
    }
    return rows
  } finally {
    await client.end()
  }
}

async function mixed(origin: string): Promise<void> {
  const who = await sides(origin)
  for (const [, role, ask] of ASKS) await measured([ask], who[role], SECONDS)
}

/** Draws what the profile says, and gives the shares of the parts. */
async function picture(folder: string): Promise<string> {
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'))
  const root = readProfile(await readFile(join(folder, file ?? ''), 'utf8'))
  await writeFile(PICTURE, flame(root, 'Server under seven calls in turns, time of the processor'))
  const all = shares(root)
  const large = all.filter(([, share]) => share >= LEAST_SHARE)
  const rest = all.reduce((sum, [, share]) => sum + (share < LEAST_SHARE ? share : 0), 0)
  return markdownTable(
    ['part', 'of the server, itself'],
    [...large.map(([part, share]) => [part, percent(share)]), ['all smaller ones', percent(rest)]],
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
