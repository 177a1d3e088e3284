// What the busiest requests cost the processors, beside a bare server that sends the same SQL, and where in the server the
// time goes: a table and `docs/flame.svg`.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpuOf } from './cpu.ts'
import { flame, readProfile, shares } from './flame.ts'
import { compare, measure, measured, type Ask, type Side } from './load.ts'
import { recordReads, type Reads } from './recorded.ts'
import { markdownTable } from './report.ts'
import { withClient } from './rows.ts'
import { signedIn, withBare, withDatabase, withServer, type Usage } from './server.ts'

const PORT = 38_419
const SECONDS = 4
/** Smaller parts stand together as the last one. */
const LEAST_SHARE = 0.015
const PICTURE = new URL('../docs/flame.svg', import.meta.url)

const HEAD = [
  'one request',
  'requests/s',
  'bare, requests/s',
  'ratio',
  'server, ms of CPU',
  'database, ms of CPU',
]

const VISIT = JSON.stringify({ type: 'visit', log_name: 'Visit sample', url: '/sample' })
const READS: readonly (readonly [what: string, who: Who, path: string])[] = [
  ['who am I', 'manager', '/auth'],
  ['activities, first page', 'admin', '/activities?pageSize=20'],
  ['experts, first page', 'manager', '/experts'],
  ['projects, first page', 'manager', '/gigs'],
  ['notifications', 'manager', '/notifications'],
  ['today', 'manager', '/today'],
  ['people, first page', 'admin', '/people'],
  ['companies, first page', 'admin', '/companies'],
  ['a project', 'manager', '/gigs/:gig'],
  ['hire board', 'manager', '/gigs/:gig/engagements'],
  ['a profile', 'manager', '/users/:expert'],
]
const WRITES: readonly (readonly [what: string, who: Who, ask: Ask])[] = [
  ['visit POST', 'manager', { method: 'POST', path: '/activities', body: VISIT }],
]

type Who = 'admin' | 'manager'
type Sides = Record<Who, Side>

/** Prints what it does, draws the picture and gives the section of BENCH.md. */
export async function benchCosts(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    const place = { url, folder, port: PORT }
    const reads = await namedReads(url)
    const statements = await recorded(place, reads)
    const rows = await withServer(place, (origin, usage) =>
      withBare({ url, folder, port: PORT + 1 }, { reads: statements }, (bare) =>
        tableOf({ url, origin, usage, bare, reads }),
      ),
    )
    const profiles = join(folder, 'profiles')
    await withServer({ ...place, profiles }, (origin) => mixed(origin, reads))
    return [markdownTable(HEAD, rows), await picture(profiles)].join('\n\n')
  })
}

/** The reads, about a project of the manager that looks for experts and an expert who is approved. */
async function namedReads(url: string): Promise<typeof READS> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ gig: string; expert: string }>(`select
      (select id from gigs where status = 'Published' and needs_experts and deleted_at is null
        and created_by = (select id from users where email = 'manager@demo.test') order by id limit 1) as gig,
      (select person_id from experts where status = 'Approved' order by person_id limit 1) as expert`)
    const named = (path: string) =>
      path.replace(':gig', rows[0]?.gig ?? '').replace(':expert', rows[0]?.expert ?? '')
    return READS.map(([what, who, path]) => [what, who, named(path)])
  })
}

async function recorded(place: { url: string; folder: string }, reads: typeof READS): Promise<Reads> {
  const of = (who: Who) => reads.filter((read) => read[1] === who).map(([, , path]) => path)
  return {
    ...(await recordReads(place, 'admin@demo.test', of('admin'))),
    ...(await recordReads(place, 'manager@demo.test', of('manager'))),
  }
}

async function sides(origin: string): Promise<Sides> {
  const [admin, manager] = [
    await signedIn(origin, 'admin@demo.test'),
    await signedIn(origin, 'manager@demo.test'),
  ]
  return { admin, manager }
}

interface Measuring {
  url: string
  origin: string
  usage: Usage
  bare: Side
  reads: typeof READS
}

function tableOf({ url, origin, usage, bare, reads }: Measuring): Promise<string[][]> {
  return withClient(url, async (client) => {
    const who = await sides(origin)
    const databaseCpu = await cpuOf(client)
    const rows: string[][] = []
    const costOf = async (ask: Ask, side: Side) => {
      const before = { server: usage().processor, database: await databaseCpu() }
      const { count } = await measured([ask], side, SECONDS)
      const used = [usage().processor - before.server, (await databaseCpu()) - before.database]
      return used.map((time) => (time / count).toFixed(2))
    }
    for (const [what, role, path] of reads) {
      const speeds = await compare([{ path }], who[role], bare)
      const [ours, theirs] = [speeds.ours.rate, speeds.bare.rate]
      const cost = await costOf({ path }, who[role])
      rows.push([what, ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2), ...cost])
      console.log(rows.at(-1)?.join(' '))
    }
    for (const [what, role, ask] of WRITES) {
      const { rate } = await measure([ask], who[role])
      rows.push([what, rate.toFixed(0), '', '', ...(await costOf(ask, who[role]))])
    }
    return rows
  })
}

async function mixed(origin: string, reads: typeof READS): Promise<void> {
  const who = await sides(origin)
  for (const [, role, path] of reads) await measured([{ path }], who[role], SECONDS)
  for (const [, role, ask] of WRITES) await measured([ask], who[role], SECONDS)
}

/** Draws what the profile says, and gives the shares of the parts. */
async function picture(folder: string): Promise<string> {
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'))
  const root = readProfile(await readFile(join(folder, file ?? ''), 'utf8'))
  await writeFile(PICTURE, flame(root, 'Server under a dozen calls in turns, time of the processor'))
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
