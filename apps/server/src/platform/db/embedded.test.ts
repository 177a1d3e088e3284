import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { until } from '#test/until.ts'
import { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embedded.ts'
import { DatabaseUnavailable, FolderHeld, databaseError } from './errors.ts'
import { migrate } from './migrate.ts'
import { databaseUser } from './os-user.ts'
import { isReady, openDatabase } from './pool.ts'

let folder: TestFolder
let endings: Array<() => unknown>

beforeEach(async () => {
  folder = await createTestFolder()
  endings = [folder.remove]
})

afterEach(async () => {
  for (const end of endings.toReversed()) await end()
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    folder: join(folder.path, 'database'),
    keysFolder: join(folder.path, 'keys'),
    ...options,
  })
  endings.push(database.stop)
  return database
}

/** Another server process on this folder, with the numbers of the rows that its database has acknowledged. */
function startWriting() {
  const script = fileURLToPath(new URL('../../../test/writing-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder.path], { stdio: ['ignore', 'pipe', 'pipe'] })
  const acknowledged: number[] = []
  let complaint = ''
  createInterface(child.stdout).on('line', (line) => acknowledged.push(Number(line)))
  child.stderr.on('data', (chunk) => (complaint += chunk))
  const closed = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  endings.push(kill)
  return { pid: child.pid, acknowledged, kill, closed, complaint: () => complaint }
}

/** Stops what a killed server left behind, at the end of the test. */
function stopAbandoned() {
  endings.push(async () => {
    const abandoned = await start()
    await abandoned.stop()
  })
}

async function postmasterPid() {
  const text = await readFile(join(folder.path, 'database', 'cluster', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

async function numbersIn(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select number from entry order by number')
  await client.end()
  return rows.map((row) => row.number)
}

async function countRunning(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const found = await client.query(
    `select from pg_stat_activity where state = 'active' and query like $1 and pid <> pg_backend_pid()`,
    [`%${statement}%`],
  )
  await client.end()
  return found.rowCount ?? 0
}

async function modeOf(...path: string[]) {
  return ((await stat(join(folder.path, ...path))).mode & 0o777).toString(8)
}

describe('the embedded PostgreSQL', () => {
  it('keeps its rows, its password and its folders private from start to start', async () => {
    const first = await start()
    await migrate(first.url)
    await first.stop()

    const second = await start()

    expect(await migrate(second.url)).toEqual([])
    expect([first.adopted, second.adopted]).toEqual([false, false])
    expect(await modeOf('database')).toBe('700')
    expect(await modeOf('database', 'cluster')).toBe('700')
    expect(await modeOf('keys')).toBe('700')
    expect(await modeOf('keys', 'postgres-password')).toBe('600')
    expect(await modeOf('database', 'postgres.log')).toBe('600')
    expect(new URL(first.url).password).toHaveLength(48)
    expect(new URL(first.url).password).toBe(new URL(second.url).password)
    expect(new URL(first.url).hostname).toBe('127.0.0.1')
  })

  it('refuses a wrong password', async () => {
    const { url } = await start({ testing: true })
    const wrong = new URL(url)
    wrong.password = 'wrong'

    const attempt = new Client({ connectionString: wrong.href }).connect()

    await expect(attempt).rejects.toMatchObject({ code: '28P01' })
  })

  it('writes commits to the disk before it acknowledges them', async () => {
    const { url } = await start()
    const client = new Client({ connectionString: url })
    await client.connect()

    const { rows } = await client.query(
      `select name, setting from pg_settings
       where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by name`,
    )

    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'data_checksums on',
      'fsync on',
      'full_page_writes on',
      'synchronous_commit on',
    ])
    await client.end()
  })
})

describe('a server that is killed', () => {
  it('leaves its database to the next one, which adopts it with every acknowledged row', async () => {
    const killed = startWriting()
    await until(() => killed.acknowledged.length > 50)
    await killed.kill()

    const next = await start()

    const numbers = await numbersIn(next.url)
    expect(next.adopted).toBe(true)
    expect(numbers).toEqual(expect.arrayContaining(killed.acknowledged))
    // One more may have been written whose acknowledgement nobody heard.
    expect(numbers.length - killed.acknowledged.length).toBeLessThanOrEqual(1)
  })

  it('loses no acknowledged row when its database dies with it', async () => {
    const killed = startWriting()
    await until(() => killed.acknowledged.length > 50)
    process.kill(await postmasterPid(), 'SIGKILL')
    await killed.kill()

    const next = await start()

    expect(next.adopted).toBe(false)
    expect(await numbersIn(next.url)).toEqual(expect.arrayContaining(killed.acknowledged))
  })
})

describe('a second server', () => {
  it('is refused while the first lives, told which process that is, and does not disturb it', async () => {
    const first = startWriting()
    stopAbandoned()
    await until(() => first.acknowledged.length > 10)

    const refusal = await start().catch((error: unknown) => error)

    const written = first.acknowledged.length
    expect(refusal).toBeInstanceOf(FolderHeld)
    expect(refusal).toMatchObject({
      holder: first.pid,
      message: expect.stringContaining(`(process ${first.pid})`),
    })
    await until(() => first.acknowledged.length > written + 10)
    await first.kill()
  })

  it('is refused when both start on an empty folder at the same moment', async () => {
    const servers = [startWriting(), startWriting()]
    stopAbandoned()

    const loser = await Promise.race(servers.map((server) => server.closed.then(() => server)))
    const winner = servers.find((server) => server !== loser)

    expect(loser.complaint()).toContain(`(process ${winner?.pid})`)
    await until(() => (winner?.acknowledged.length ?? 0) > 10)
    await winner?.kill()
  })
})

describe('a database that dies', () => {
  it('is restarted on its port, and the pool finds it again', async () => {
    const onLost = vi.fn<() => void>()
    const onBack = vi.fn<() => void>()
    const onTrouble = vi.fn<(error: unknown) => void>()
    const { url } = await start({ onLost, onBack, onTrouble })
    await migrate(url)
    const db = openDatabase({ url })
    endings.push(() => db.destroy())
    // Computing, it does not notice the death until its time is up, and keeps the shared memory attached.
    const computing = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 1500`.execute(tx)
      await sql`select count(*) from generate_series(1, 1e9) n`.execute(tx)
    })
    const ended = computing.catch(databaseError)
    await until(() => countRunning(url, 'generate_series'))

    const died = await postmasterPid()
    process.kill(died, 'SIGKILL')
    await until(() => onBack.mock.calls.length > 0)

    await until(() => isReady(db))
    expect(onTrouble).not.toHaveBeenCalled()
    expect(onLost).toHaveBeenCalledOnce()
    expect(onBack).toHaveBeenCalledOnce()
    expect(await postmasterPid()).not.toBe(died)
    expect(await ended).toBeInstanceOf(DatabaseUnavailable)
    expect(await readFile(join(folder.path, 'database', 'postgres.log'), 'utf8')).toContain(
      'pre-existing shared memory',
    )
  })

  it('is watched again after it came back', async () => {
    const onBack = vi.fn<() => void>()
    await start({ onBack })

    for (const time of [1, 2]) {
      process.kill(await postmasterPid(), 'SIGKILL')
      await until(() => onBack.mock.calls.length === time)
    }

    expect(onBack).toHaveBeenCalledTimes(2)
  })

  it('recovers by itself when one of its sessions is killed', async () => {
    const onBack = vi.fn<() => void>()
    const { url } = await start({ onBack })
    await migrate(url)
    const db = openDatabase({ url })
    endings.push(() => db.destroy())
    const postmaster = await postmasterPid()

    const fault = await db
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(tx)
        for (const { pid } of rows) process.kill(pid, 'SIGKILL')
        await sql`select pg_sleep(60)`.execute(tx)
      })
      .catch(databaseError)
    await until(() => onBack.mock.calls.length > 0)

    expect(fault).toBeInstanceOf(DatabaseUnavailable)
    expect(await isReady(db)).toBe(true)
    expect(await postmasterPid()).toBe(postmaster)
  })

  it.each([
    ['lives on in another process', '60', '/'],
    ['belongs to a postmaster that is dying', '1', 'its folder'],
  ])('starts although its number in postmaster.pid %s', async (_what, seconds, place) => {
    const first = await start()
    await first.stop()
    const cluster = join(folder.path, 'database', 'cluster')
    const cwd = place === '/' ? place : cluster
    const stranger = spawn('sleep', [seconds], { stdio: 'ignore', cwd, ...(await databaseUser()) })
    endings.push(() => stranger.kill())
    await writeFile(
      join(cluster, 'postmaster.pid'),
      `${stranger.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`,
    )

    const second = await start()

    expect(second.adopted).toBe(false)
    expect(await postmasterPid()).not.toBe(stranger.pid)
  })
})
