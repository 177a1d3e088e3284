// The activity log at 100 thousand and at a million rows, against a bare server that does the same SQL.
import { Client } from 'pg'
import { compare, measure, type Side, type Speed } from './load.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows } from './rows.ts'
import { prepare } from './scenarios.ts'
import { signedIn, withBare, withDatabase, withServer } from './server.ts'

const SMALL = 100_000
const LARGE = 1_000_000
const PORTS = { ours: 38_411, bare: 38_412 }

/** Prints what it does and gives the section of BENCH.md. */
export async function benchActivity(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    await addPeople(url)
    await addNotes(url)
    console.log(`adding ${SMALL} rows`)
    await addRows(url, SMALL)
    const small = await growth(url, folder)
    console.log(`adding ${LARGE - SMALL} rows`)
    await addRows(url, LARGE - SMALL)
    return await measureAll(url, folder, small)
  })
}

async function growth(url: string, folder: string): Promise<Map<string, Speed>> {
  const { growing } = await prepare({ url, folder })
  return withOurs(url, folder, async (ours) => {
    const speeds = new Map<string, Speed>()
    for (const { name, asks } of growing) speeds.set(name, await measure(asks, ours))
    return speeds
  })
}

async function measureAll(url: string, folder: string, small: Map<string, Speed>): Promise<string> {
  const { scenarios, plan } = await prepare({ url, folder })
  const rows: string[][] = []
  await withOurs(url, folder, (ours) =>
    withBare({ url, folder, port: PORTS.bare }, plan, async (bare) => {
      for (const { name, asks } of scenarios) {
        const speeds = await compare(asks, ours, bare)
        const row = rowOf(name, speeds, small.get(name))
        console.log(row.join(' | '))
        rows.push(row)
      }
    }),
  )
  return markdownTable(
    [
      'at 1,000,000 rows',
      'ours, requests/s',
      'bare, requests/s',
      'ratio',
      'p99 ours, ms',
      'time at 1 M / at 100 k',
    ],
    rows,
  )
}

function rowOf(
  name: string,
  { ours, bare }: { ours: Speed; bare: Speed },
  before: Speed | undefined,
): string[] {
  const growth = before === undefined ? '' : (before.rate / ours.rate).toFixed(2)
  return [
    name,
    ours.rate.toFixed(0),
    bare.rate.toFixed(0),
    (ours.rate / bare.rate).toFixed(2),
    ours.p99.toFixed(0),
    growth,
  ]
}

async function withOurs<T>(url: string, folder: string, work: (side: Side) => Promise<T>): Promise<T> {
  return withServer({ url, folder, port: PORTS.ours }, async (origin) =>
    work(await signedIn(origin, 'admin@demo.test')),
  )
}

async function addNotes(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table bench_notes (id integer primary key, text text)')
  await client.query('insert into bench_notes select n from generate_series(1, 1000) n')
  await client.end()
}
