// The erasure of somebody who made a million calls, beside a million documents, while others go on working.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { askOnce, type Side } from './load.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows } from './rows.ts'
import { addDocuments } from './search.ts'
import { addAccounts, signedIn, withServer } from './server.ts'

const CALLS = 1_000_000
const PORT = 38_414
/** Between two calls of somebody else, in milliseconds. */
const PAUSE = 20

/** Prints what it does and gives the section of BENCH.md. */
export async function benchErasure(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    keysFolder: join(folder, 'keys'),
  })
  const client = new Client({ connectionString: postgres.url })
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    await addAccounts(postgres.url)
    console.log('adding documents and calls')
    await addDocuments(postgres.url)
    await addPeople(postgres.url)
    await addRows(postgres.url, CALLS)
    await client.connect()
    const person = await givenCalls(client)
    return await withServer({ url: postgres.url, folder, port: PORT }, async (origin) => {
      const admin = await signedIn(origin, 'admin@demo.test')
      const others = await signedIn(origin, 'manager@demo.test')
      const answer = await besides(others, () => erase(admin, person))
      const log = await besides(others, () => scrubbed(client, person))
      const rows = [
        ['answer of the erasure', ...answer],
        ['the rest of the log, by the job', ...log],
      ]
      return markdownTable(
        ['one person, 1,000,000 calls, 1,000,000 documents', 's', 'longest call of others, ms'],
        rows,
      )
    })
  } finally {
    await client.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Person {
  userId: string
  code: string
}

/** An expert who makes all calls of the log. */
async function givenCalls(client: Client): Promise<Person> {
  const { rows } = await client.query<Person>(`select u.id as "userId", p.internal_id as code from users u
    join people p on p.id = u.person_id where u.email = 'pending@demo.test'`)
  const [person] = rows
  if (person === undefined) throw new Error('The demo has nobody who can be erased.')
  await client.query('update activity_logs set user_id = $1', [person.userId])
  await client.query('vacuum analyze activity_logs')
  return person
}

async function erase({ origin, headers }: Side, { userId, code }: Person): Promise<void> {
  const body = JSON.stringify({ confirm: code, current_password: 'Demo-pass-1' })
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
  const answer = await fetch(`${origin}/api/users/${userId}/erase`, sent)
  if (!answer.ok) throw new Error(`Not erased: ${answer.status} ${await answer.text()}`)
}

/** Until nothing of the calls tells where they came from. */
async function scrubbed(client: Client, { userId }: Person): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      'select from activity_logs where user_id = $1 and ip is not null limit 1',
      [userId],
    )
    if (rows.length === 0) return
    await wait(1000)
  }
}

/** The time of some work in seconds, and the longest call that somebody else made meanwhile in milliseconds. */
async function besides(side: Side, work: () => Promise<void>): Promise<[string, string]> {
  const from = performance.now()
  let longest = 0
  const working = work().then(() => 'done' as const)
  let state: 'done' | 'going on' = 'going on'
  while (state !== 'done') {
    const asked = performance.now()
    await askOnce(side, { path: '/faqs' })
    longest = Math.max(longest, performance.now() - asked)
    state = await Promise.race([working, wait(PAUSE, 'going on' as const)])
  }
  return [((performance.now() - from) / 1000).toFixed(1), longest.toFixed(0)]
}
