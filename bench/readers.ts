// A thousand people who all have the portal open, and one comment that all of them are told of.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { cpuOf } from './cpu.ts'
import { asOwner } from './gigs.ts'
import { askOnce, type Side } from './load.ts'
import { addNetwork } from './network.ts'
import { markdownTable } from './report.ts'
import { signedIn, withDatabase, withServer, type Usage } from './server.ts'

/** Fewer for a first look: `READERS=100 npm run bench -- readers`. */
const READERS = Number(process.env['READERS'] ?? 1000)
const PORT = 38_424
/** What a page shows that loads again. */
const SHOWN = '/gigs?scope=own'
const LIST = '/experts'
const PAUSE = 50
const PATIENCE = 180_000
const HEAD = [
  'answer, ms',
  'half have it, ms',
  'the last has it, ms',
  'server, ms of CPU',
  'database, ms of CPU',
  'list p50, ms',
  'list p99, ms',
  'server at most, MB',
]

interface Spent {
  usage: Usage
  database: () => Promise<number>
}

/** As a move of a project says it to everybody on it. */
const RELOAD = `select pg_notify('notifications', json_build_object('user', u.id, 'event', 'reload', 'type', 'reload',
    'gig_id', null, 'expert_id', null, 'commands', array['RELOAD_GIGS_LIST_'])::text)
  from users u join expert_gigs g on g.person_id = u.person_id
  where not exists (select from engagements e where e.id = g.engagement_id)`

/** Prints what it does and gives the section of BENCH.md. */
export async function benchReaders(): Promise<string> {
  return withDatabase(async (place) => {
    console.log('adding 20,000 experts and 50,000 projects')
    await asOwner(place.url, addNetwork)
    return await measureReaders(place)
  })
}

export async function measureReaders(place: { url: string; folder: string }): Promise<string> {
  const client = new Client({ connectionString: place.url })
  await client.connect()
  try {
    const { gig, tokens } = await addReaders(client)
    const rows = await withServer({ ...place, port: PORT }, async (origin, usage) =>
      measured(
        { origin, gig, tokens, reload: () => client.query(RELOAD) },
        { usage, database: await cpuOf(client) },
      ),
    )
    const table = markdownTable([`${READERS.toLocaleString('en')} readers`, ...HEAD], rows)
    return `${table}\n\nRefused for the moment (503), and asked again: ${refused}.`
  } finally {
    await client.end()
  }
}

/** Experts who work on one project of manager@, each signed in. */
async function addReaders(client: Client): Promise<{ gig: string; tokens: string[] }> {
  const found = await client.query<{
    id: string
    person_id: string
    name: string
    gig: string
    owner: string
  }>(
    `select u.id, u.person_id, g.name, g.id as gig, g.owner_id as owner
      from (select * from gigs where deleted_at is null and status = 'Published'
        and owner_id = (select id from users where email = 'manager@demo.test') order by id limit 1) g,
        users u join experts e on e.person_id = u.person_id
      where e.status = 'Approved' and u.status = 'active' and u.email like 'expert-%@bench.test' order by u.id limit $1`,
    [READERS],
  )
  const people = found.rows
  const tokens = people.map(() => randomBytes(32).toString('base64url'))
  await client.query(
    `insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, was_hired, manager_ids)
      select gen_random_uuid(), person_id, $2, $3, 'Hired', true, array[$4::uuid] from unnest($1::uuid[]) person_id`,
    [people.map((one) => one.person_id), people[0]?.gig, people[0]?.name, people[0]?.owner],
  )
  await client.query(
    `insert into sessions (token_hash, user_id, active_role, created_at, last_seen_at, expires_at)
      select decode(hash, 'hex'), id, 'growth_experts_expert', now(), now(), now() + interval '1 day'
      from unnest($1::uuid[], $2::text[]) reader(id, hash)`,
    [people.map((one) => one.id), tokens.map((token) => createHash('sha256').update(token).digest('hex'))],
  )
  return { gig: people[0]?.gig ?? '', tokens }
}

interface Place {
  origin: string
  gig: string
  tokens: string[]
  reload: () => Promise<unknown>
}

async function measured({ origin, gig, tokens, reload }: Place, spent: Spent): Promise<string[][]> {
  const manager = await signedIn(origin, 'manager@demo.test')
  const readers = tokens.map((token) => new Reader(as(manager, token)))
  const rows: string[][] = []
  const step = async (
    name: string,
    work: () => Promise<unknown>,
    arrived: (reader: Reader) => Promise<number>,
  ) => {
    rows.push([name, ...(await timed(manager, spent, work, () => Promise.all(readers.map(arrived))))])
    console.log(rows.at(-1)?.join(' | '))
    await wait(5000)
  }
  const body = JSON.stringify({ body: 'To all of you' })
  const comment = () => askOnce(manager, { method: 'POST', path: `/gigs/${gig}/comments`, body })
  await step('all open the portal', wait.bind(undefined, 0), (reader) => reader.open())
  for (const round of [1, 2, 3])
    await step(`a comment (${round})`, comment, (reader) => reader.heard('event: notification'))
  await step('all are asked to load again, and load their projects', reload, async (reader) => {
    await reader.heard('RELOAD_GIGS_LIST_')
    return reader.load()
  })
  for (const reader of readers) reader.close()
  return rows
}

function as(side: Side, token: string): Side {
  const name = side.headers['cookie']?.split('=')[0] ?? ''
  return { ...side, headers: { ...side.headers, cookie: `${name}=${token}` } }
}

/** What a step takes the last of all, and a list somebody else meanwhile. */
async function timed(
  other: Side,
  { usage, database }: Spent,
  work: () => Promise<unknown>,
  all: () => Promise<number[]>,
): Promise<string[]> {
  const before = { server: usage().processor, database: await database() }
  const state = { isDone: false, memory: 0 }
  const lists: number[] = []
  const start = performance.now()
  const asking = (async () => {
    while (!state.isDone) {
      const from = performance.now()
      await askOnce(other, { path: LIST })
      lists.push(performance.now() - from)
      state.memory = Math.max(state.memory, usage().memory)
      await wait(PAUSE)
    }
  })()
  const arriving = all()
  await work()
  const answer = performance.now() - start
  const times = (await arriving).map((at) => at - start)
  state.isDone = true
  await asking
  const used = [usage().processor - before.server, (await database()) - before.database]
  return [answer, at(times, 0.5), at(times, 1), ...used, at(lists, 0.5), at(lists, 0.99), state.memory].map(
    (figure) => figure.toFixed(0),
  )
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

let refused = 0
const agent = new Agent({ keepAlive: true, maxSockets: READERS * 2 })

/** A page that listens. */
class Reader {
  readonly #side: Side
  #stream: IncomingMessage | undefined

  constructor(side: Side) {
    this.#side = side
  }

  /** Until the number of unread ones has come; gives when. */
  async open(): Promise<number> {
    const { origin, headers } = this.#side
    const request = get(`${origin}/api/notifications/stream`, {
      agent,
      headers: { ...headers, accept: 'text/event-stream' },
    })
    const [stream] = await once(request, 'response')
    if (stream.statusCode !== 200) throw new Error(`The stream was refused: ${stream.statusCode}`)
    stream.setEncoding('utf8')
    this.#stream = stream
    return this.heard('event: unread')
  }

  /** As a browser does: once more, a second later, when it is refused. */
  async load(): Promise<number> {
    try {
      await askOnce(this.#side, { path: SHOWN })
    } catch {
      refused += 1
      await wait(1000)
      return this.load()
    }
    return performance.now()
  }

  close(): void {
    this.#stream?.destroy()
  }

  /** When the next event comes in which this is said. */
  heard(wanted: string): Promise<number> {
    const stream = this.#stream
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Nobody said ${wanted}`)), PATIENCE)
      const listen = (chunk: string) => {
        if (!chunk.includes(wanted)) return
        clearTimeout(late)
        stream?.off('data', listen)
        resolve(performance.now())
      }
      stream?.on('data', listen)
    })
  }
}
