import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { api, connect, type Guildhall } from '@guildhall/client'
import { keys } from '@guildhall/contract/keys'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createTestFolder, type TestFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { PROGRAM_ENV } from './program-env.ts'

const SERVER = fileURLToPath(new URL('killable-server.ts', import.meta.url))
const ROWS = 120
/** A worker that died is noticed by the second look of those who live, half a minute later at most. */
const PATIENCE = { timeout: 150_000, interval: 100 }

let database: TestDatabase
let folder: TestFolder
let db: Db
const servers: ChildProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await createTestFolder()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await Promise.all(servers.map(killed))
  await db.destroy()
  await database.drop()
  await folder.remove()
})

/** A server of its own on the one database. */
async function started() {
  const port = await freePort()
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...PROGRAM_ENV,
      DEMO: '1',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(server)
  await once(server.stdout, 'data')
  return { server, origin: `http://127.0.0.1:${port}` }
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}

async function keyOf(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await post('/login', { email: 'admin@demo.test', password: 'Demo-pass-1' })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await post('/api-keys', { name: 'Import', role: 'growth_experts_admin' }, cookie)
  return z.parse(keys.create.ok, await made.json()).data.key
}

async function upload({ call }: Guildhall, mark: string): Promise<string> {
  const letters = (n: number) => String.fromCodePoint(97 + Math.floor(n / 26), 97 + (n % 26))
  const lines = Array.from({ length: ROWS }, (_, n) => `Kill ${mark}${letters(n)},${mark}${n}@killed.example`)
  const form = new FormData()
  form.append('kind', 'people')
  form.append('file', new Blob([`Name,Mail\n${lines.join('\n')}\n`]), 'people.csv')
  return (await call(api.imports.upload, {}, { form })).data.id
}

const people = async (mark: string) => {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*)::int as all, count(distinct email)::int as different
    from people where email like ${`${mark}%@killed.example`}`.execute(db)
  return rows[0]
}

/** How far the work has come. */
const progress = async (id: string) =>
  db
    .selectFrom('imports')
    .select(['status', 'made', 'undone', 'kept'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it(
  'goes on by itself after a kill, at the run and at the undo, and does nothing twice',
  { timeout: 600_000 },
  async () => {
    const first = await started()
    const key = await keyOf(first.origin)
    const id = await upload(connect({ url: first.origin, key }), 'once')
    const begun = connect({ url: first.origin, key, tries: 1 }).call(api.imports.run, { params: { id } })
    void begun.catch(() => undefined)
    await expect.poll(async () => (await progress(id)).made, { ...PATIENCE, interval: 5 }).toBeGreaterThan(0)
    await killed(first.server)
    const atTheKill = await progress(id)

    const second = await started()
    await expect.poll(async () => (await progress(id)).status, PATIENCE).toBe('done')

    expect(atTheKill).toMatchObject({ status: 'running' })
    expect(atTheKill.made).toBeLessThan(ROWS)
    expect(await progress(id)).toMatchObject({ made: ROWS })
    expect(await people('once')).toEqual({ all: ROWS, different: ROWS })

    const undoing = connect({ url: second.origin, key, tries: 1 }).call(api.imports.undo, { params: { id } })
    void undoing.catch(() => undefined)
    await expect
      .poll(async () => (await progress(id)).undone, { ...PATIENCE, interval: 5 })
      .toBeGreaterThan(0)
    await killed(second.server)
    const half = await progress(id)
    await started()
    await expect.poll(async () => (await progress(id)).status, PATIENCE).toBe('undone')

    expect(half).toMatchObject({ status: 'undoing' })
    expect(await progress(id)).toMatchObject({ made: ROWS, undone: ROWS, kept: 0 })
    expect(await people('once')).toEqual({ all: 0, different: 0 })
  },
)

/** What the server itself may not do with its tables. */
async function asOwner(statements: readonly RawBuilder<unknown>[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local role none`.execute(tx)
    for (const statement of statements) await statement.execute(tx)
  })
}

it('is made once by two servers at once', { timeout: 200_000 }, async () => {
  const [{ origin }] = await Promise.all([started(), started()])
  const guildhall = connect({ url: origin, key: await keyOf(origin) })
  const id = await upload(guildhall, 'twice')
  // The same work a second and a third time, in no queue that would keep them apart.
  await asOwner([
    sql`create function import_again() returns trigger language plpgsql security definer as $$ begin
      perform graphile_worker.add_job('imports.work', json_build_object('id', new.id)) from generate_series(1, 2);
      return null; end $$`,
    sql`create trigger import_again after update on imports for each row
      when (new.status = 'running' and old.status <> 'running') execute function import_again()`,
  ])
  await guildhall.call(api.imports.run, { params: { id } })
  await expect.poll(async () => (await progress(id)).status, PATIENCE).toBe('done')

  expect(await progress(id)).toMatchObject({ made: ROWS })
  expect(await people('twice')).toEqual({ all: ROWS, different: ROWS })
  const events = await db
    .selectFrom('domain_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('kind', '=', 'person.added')
    .where('subject_title', 'like', 'Kill twice%')
    .executeTakeFirstOrThrow()
  expect(Number(events.count)).toBe(ROWS)
})
