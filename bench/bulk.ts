// Ten thousand experts at once: how long each bulk act takes, whether others wait meanwhile, and a kill in the middle.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { cpuOf } from './cpu.ts'
import { asOwner } from './gigs.ts'
import { askOnce, type Side } from './load.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { signedIn, withDatabase, withServer, type Usage } from './server.ts'

/** Fewer for a first look: `EXPERTS=1000 npm run bench -- bulk`. */
const EXPERTS = Number(process.env['EXPERTS'] ?? 10_000)
/** Of whom a server is killed. */
const KILLED = Math.min(1000, EXPERTS)
const REASON = 'Turned away by a bench'
const PORT = 38_423
const LIST = '/experts'
const HEAD = [
  'answer, s',
  'done after, s',
  'server, ms of CPU each',
  'database, ms of CPU each',
  'list p50, ms',
  'list p99, ms',
  'server at most, MB',
]
/** Between two lists of somebody else, in milliseconds. */
const PAUSE = 200

/** Prints what it does and gives the section of BENCH.md. */
export async function benchBulk(): Promise<string> {
  return withDatabase(async (place) => {
    console.log('adding 20,000 experts and 50,000 projects')
    await asOwner(place.url, addNetwork)
    return await measureBulk(place)
  })
}

async function measureBulk(place: { url: string; folder: string }): Promise<string> {
  const client = new Client({ connectionString: place.url })
  await client.connect()
  try {
    await client.query(`update experts e set status = 'Pending', approved_at = null from (
      select u.person_id from users u join people p on p.id = u.person_id
      where p.email like 'expert-%@bench.test' and p.phone_number is not null order by u.id limit ${EXPERTS}
    ) chosen where chosen.person_id = e.person_id`)
    const kept = await killedInTheMiddle({ ...place, port: PORT })
    const rows = await withServer({ ...place, port: PORT }, async (origin, usage) =>
      acts(origin, { usage, database: await cpuOf(client) }),
    )
    return [
      markdownTable([`${EXPERTS.toLocaleString('en')} experts`, ...HEAD], rows),
      await told(client, kept),
    ].join('\n\n')
  } finally {
    await client.end()
  }
}

const Begun = z.object({ data: z.object({ id: z.nullable(z.string()), total: z.number() }) })
const Job = z.object({ data: z.object({ status: z.string(), done: z.number(), refused: z.number() }) })
const Roster = z.object({ data: z.object({ id: z.string() }) })

interface Spent {
  usage: Usage
  database: () => Promise<number>
}

async function acts(origin: string, spent: Spent): Promise<string[][]> {
  const admin = await signedIn(origin, 'admin@demo.test')
  const other = await signedIn(origin, 'manager@demo.test')
  const rows: string[][] = []
  const act = async (name: string, work: () => Promise<string | null>) => {
    rows.push([name, ...(await measured({ admin, other }, spent, work))])
    console.log(rows.at(-1)?.join(' | '))
  }
  await act('nothing', () => wait(15_000, null))
  const filter = { status: ['Pending'] }
  await act('look who cannot be screened', () => begin(admin, { action: 'screen', filter, dry_run: true }))
  await act('screen', () => begin(admin, { action: 'screen', filter }))
  await act('approve', () => begin(admin, { action: 'approve', filter: { status: ['Screened'] } }))
  const { data } = z.parse(Roster, await posted(other, '/rosters', { name: `Ten thousand ${Date.now()}` }))
  const ids = await idsOf(other, 'Approved', EXPERTS)
  await act('put on a roster', async () => {
    await posted(other, `/rosters/${data.id}/experts`, { ids })
    return null
  })
  return rows
}

async function begin(side: Side, form: object): Promise<string | null> {
  return z.parse(Begun, await posted(side, '/users/bulk', form)).data.id
}

/** How the act goes, and how long a list takes somebody else meanwhile. */
async function measured(
  { admin, other }: { admin: Side; other: Side },
  { usage, database }: Spent,
  work: () => Promise<string | null>,
): Promise<string[]> {
  const before = { server: usage().processor, database: await database() }
  const lists = watched(other, usage)
  const start = performance.now()
  const id = await work()
  const answer = (performance.now() - start) / 1000
  if (id !== null) await over(admin, id)
  const seconds = (performance.now() - start) / 1000
  const { p50, p99, memory } = await lists.stop()
  const used = [usage().processor - before.server, (await database()) - before.database]
  const each = used.map((all) => (all / EXPERTS).toFixed(1))
  return [answer.toFixed(2), seconds.toFixed(1), ...each, p50.toFixed(0), p99.toFixed(0), memory.toFixed(0)]
}

/** Asks for one list after the other until it is stopped. */
function watched(side: Side, usage: Usage) {
  const times: number[] = []
  const state = { isDone: false, memory: 0 }
  const asking = (async () => {
    while (!state.isDone) {
      const start = performance.now()
      await askOnce(side, { path: LIST })
      times.push(performance.now() - start)
      state.memory = Math.max(state.memory, usage().memory)
      await wait(PAUSE)
    }
  })()
  return {
    async stop() {
      state.isDone = true
      await asking
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      return { p50: at(0.5), p99: at(0.99), memory: state.memory }
    },
  }
}

async function over(
  side: Side,
  id: string,
  isOver = ({ status }: { status: string; done: number }) => status === 'done',
) {
  for (;;) {
    const { data } = z.parse(Job, await got(side, `/jobs/${id}`))
    if (isOver(data)) return data
    await wait(500)
  }
}

interface Kept {
  before: number
  /** Seconds from the new start until it went on. */
  pause: number
}

/** The first of them are turned away by a server that is killed in the middle, the rest by the next; then all come back. */
async function killedInTheMiddle(place: { url: string; folder: string; port: number }): Promise<Kept> {
  const { id, before } = await withServer(place, async (origin) => {
    const admin = await signedIn(origin, 'admin@demo.test')
    const ids = await idsOf(admin, 'Pending', KILLED)
    const work = { action: 'reject', ids, payload: { status_reason: REASON } }
    const begun = (await begin(admin, work)) ?? ''
    const { done } = await over(admin, begun, (job) => job.done >= KILLED / 2)
    return { id: begun, before: done }
  })
  return withServer(place, async (origin) => {
    const start = performance.now()
    const admin = await signedIn(origin, 'admin@demo.test')
    const first = z.parse(Job, await got(admin, `/jobs/${id}`)).data.done
    await over(admin, id, ({ done }) => done > first)
    const pause = (performance.now() - start) / 1000
    await over(admin, id)
    const ids = await idsOf(admin, 'Rejected', KILLED)
    await over(admin, (await begin(admin, { action: 'reconsider', ids })) ?? '')
    return { before, pause }
  })
}

async function told(client: Client, { before, pause }: Kept): Promise<string> {
  const { rows } = await client.query<{ events: number; people: number }>(
    `select count(*)::int as events, count(distinct subject_id)::int as people from domain_events
      where kind = 'expert.rejected' and differences->'status_reason'->>'to' = $1`,
    [REASON],
  )
  const [{ events, people } = { events: 0, people: 0 }] = rows
  return `A server that was killed (SIGKILL) after ${before} of ${KILLED.toLocaleString('en')} left the rest to the next, which went on ${pause.toFixed(0)}
seconds after its start: ${events.toLocaleString('en')} events of ${people.toLocaleString('en')} experts.`
}

async function idsOf(side: Side, status: string, most: number): Promise<string[]> {
  const page = z.object({ data: z.array(z.object({ id: z.string() })) })
  const ids: string[] = []
  for (let at = 1; ids.length < most; at += 1) {
    const { data } = z.parse(page, await got(side, `/experts?status[]=${status}&pageSize=100&page=${at}`))
    if (data.length === 0) break
    ids.push(...data.map(({ id }) => id))
  }
  return ids.slice(0, most)
}

async function got({ origin, headers }: Side, path: string): Promise<unknown> {
  const answer = await fetch(`${origin}/api${path}`, { headers })
  return answer.json()
}

async function posted({ origin, headers }: Side, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
