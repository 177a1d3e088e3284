// Every list of the log at 100 thousand and at ten million rows over a year, the longest that rows are kept, one question
// after the other, and what goes through the whole log: an export, and the clean-up of what is too old.
import { cleanedUp } from './clean-up.ts'
import { askOnce, type Side } from './load.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows, COMMON, RARE, withClient } from './rows.ts'
import { signedIn, withDatabase, withServer, type Usage } from './server.ts'

const SMALL = 100_000
const LARGE = Number(process.env['LOG_ROWS'] ?? 10_000_000)
const DAYS = 360
/** The longest that the settings let rows stand, and what they say unless changed. */
const MOST_DAYS = 365
const AFTER = { days: 180, fullDays: 90 }
const PORT = 38_421
const ROUNDS = 60
/** Rows of the log that an export reads. */
const EXPORTED = 1_000_000

interface Case {
  name: string
  /** The query of the so-manieth question. */
  query: (round: number) => string
}

/** Median and 99th percentile in milliseconds. */
interface Times {
  p50: number
  p99: number
}

/** Prints what it does and gives the section of BENCH.md. */
export async function benchLog(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    const place = { url, folder, port: PORT }
    await addPeople(url)
    const people = await busyPeople(url)
    await keepAll(url)
    console.log(`adding ${SMALL} rows`)
    await addRows(url, SMALL, DAYS, AFTER.fullDays)
    const small = await withServer(place, (origin) => timesOf(origin, people))
    console.log(`adding ${LARGE - SMALL} rows`)
    await addRows(url, LARGE - SMALL, DAYS, AFTER.fullDays)
    return await withServer(place, async (origin, usage) => {
      const large = await timesOf(origin, people)
      const rows = [...large].map(([name, times]) => rowOf(name, times, small.get(name)))
      const exported = await exporting(origin, usage)
      const cleaned = await cleanedUp(url, await signedIn(origin, 'admin@demo.test'), AFTER)
      return [markdownTable(HEAD, rows), exported, cleaned].join('\n\n')
    })
  })
}

/** Else the server would begin to drop the older months a minute after its start, amid the questions. */
async function keepAll(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`insert into settings (key, value) values ('activity_retention', $1)`, [MOST_DAYS]),
  )
}

const HEAD = [
  `at ${LARGE.toLocaleString('en')} rows`,
  'p50, ms',
  'p99, ms',
  `p50 at ${SMALL.toLocaleString('en')}, ms`,
  'ratio',
]

function always(name: string, query: string): Case {
  return { name, query: () => query }
}

function casesOf(people: readonly string[]): Case[] {
  const [person = '', ...others] = people
  return [
    always('first page', ''),
    always('page 500', 'page=500'),
    always('a hundred rows', 'pageSize=100'),
    always('by name', 'sort=log_name:asc'),
    always('writes and visits', 'include_reads=false'),
    always('a person', `user_id[]=${person}`),
    always('a person, page 50', `user_id[]=${person}&page=50`),
    always('four people', [person, ...others].map((id) => `user_id[]=${id}`).join('&')),
    always('a browser', 'browser[]=Firefox'),
    always('type and status', 'type=submit&status=failed'),
    always('address, type and status', 'ip=192.0.2.7&type=submit&status=failed'),
    always('a week', `start_at=${day(107)}&end_at=${day(100)}`),
    always('nearly everything', 'status=success&device[]=Desktop'),
    always('nothing: browser and system', 'browser[]=Firefox&os[]=iOS'),
    always('nothing: system and device', 'os[]=iOS&device[]=Desktop'),
    always('nothing: failed, browser and system', 'status=failed&browser[]=Firefox&os[]=iOS'),
    always('nothing: a busy person and a browser', `user_id[]=${person}&browser[]=Opera`),
    always('nothing: person and address', `user_id[]=${person}&ip=198.51.100.1`),
    always('a rare word', `search=${RARE}`),
    always('a common word', `search=${COMMON}`),
    always('a word that is nowhere', 'search=quokka'),
    always('two letters that are nowhere', 'search=qz'),
    // A total is remembered for half a minute: each of these is another question.
    {
      name: 'another week each time',
      query: (round) => `start_at=${day(340 - round)}&end_at=${day(333 - round)}`,
    },
    {
      name: 'another month of a browser each time',
      query: (round) => `browser[]=Chrome&start_at=${day(340 - round)}&end_at=${day(310 - round)}`,
    },
  ]
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

async function timesOf(origin: string, people: readonly string[]): Promise<Map<string, Times>> {
  const admin = await signedIn(origin, 'admin@demo.test')
  const found = new Map<string, Times>()
  for (const one of casesOf(people)) {
    const times = await timed(admin, one)
    found.set(one.name, times)
    console.log(one.name, times.p50.toFixed(1), times.p99.toFixed(1))
  }
  return found
}

async function timed(side: Side, { query }: Case): Promise<Times> {
  const taken: number[] = []
  for (let round = -3; round < ROUNDS; round += 1) {
    const start = performance.now()
    await askOnce(side, { path: `/activities?${query(round + 3)}` })
    if (round >= 0) taken.push(performance.now() - start)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

function rowOf(name: string, { p50, p99 }: Times, before: Times | undefined): string[] {
  const ratio = before === undefined ? '' : (p50 / before.p50).toFixed(2)
  return [name, p50.toFixed(1), p99.toFixed(1), before?.p50.toFixed(1) ?? '', ratio]
}

/** Streams the newest million rows, and watches what the server holds meanwhile. */
async function exporting(origin: string, usage: Usage): Promise<string> {
  const { headers } = await signedIn(origin, 'admin@demo.test')
  const before = usage().memory
  const start = performance.now()
  const answer = await fetch(`${origin}/api/activities/export.csv`, { headers })
  let lines = 0
  let most = 0
  for await (const chunk of answer.body ?? []) {
    for (const byte of chunk) if (byte === 10) lines += 1
    most = Math.max(most, usage().memory)
    if (lines >= EXPORTED) break
  }
  const seconds = (performance.now() - start) / 1000
  const [rate, count] = [Math.round(lines / seconds), lines].map((figure) => figure.toLocaleString('en'))
  return `An export sends ${rate} rows a second; the server held ${before.toFixed(0)} MB before it and ${most.toFixed(0)} MB
at most while it sent ${count} rows.`
}

/** The four who do most of what `addRows` writes down. */
function busyPeople(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from users where email like '%@bench.test' order by id offset 20 limit 4`,
    )
    return rows.map(({ id }) => id)
  })
}
