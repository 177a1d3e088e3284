import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isAlive } from './cluster.ts'
import { DatabaseBroken, FolderHeld, errorCode } from './errors.ts'

/** Our claim on the folder: a session that holds a lock as long as this process lives. */
export interface Hold {
  release(): Promise<void>
}

// Any fixed number: the database "postgres" of this cluster is ours alone.
const lockKey = 7_310_518
const patience = 10_000
const startingUp = '57P03'

const Holders = z.array(z.object({ application_name: z.string() }))
const Locked = z.tuple([z.object({ locked: z.boolean() })])

/**
 * Takes the lock, or throws FolderHeld. The kernel closes the session of a server that is killed, which frees the
 * lock; and our session ends with the postmaster, which `onGone` reports at once.
 */
export async function holdFolder(url: string, folder: string, onGone: () => void): Promise<Hold> {
  const deadline = Date.now() + patience
  for (;;) {
    const client = await connect(url, deadline)
    const holder = await tryLock(client).catch(() => 'unknown' as const)
    if (holder === undefined) return watch(client, onGone)
    await client.end().catch(() => undefined)
    // The session of a server killed a moment ago may need a blink to notice.
    const living = holder === 'unknown' || isAlive(holder)
    if (Date.now() > deadline || (holder !== 'unknown' && living)) {
      throw new FolderHeld(folder, holder === 'unknown' ? undefined : holder)
    }
    await sleep(50)
  }
}

/** The database itself, made once. */
export async function ensureDatabase(url: string, name: string) {
  const client = await connect(url, Date.now() + patience)
  try {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function connect(url: string, deadline: number): Promise<Client> {
  for (;;) {
    const client = new Client({
      connectionString: url,
      application_name: `guildhall ${process.pid}`,
      connectionTimeoutMillis: patience,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (errorCode(error) === '28P01') {
        throw new DatabaseBroken(
          'The database refuses the password of keys/postgres-password: restore that file.',
        )
      }
      // Starting up, or over after a crash of one of its sessions: soon ready. Refused connections mean that it is gone.
      if (errorCode(error) !== startingUp || Date.now() > deadline) throw error
    }
    await sleep(50)
  }
}

/** undefined: the lock is ours. Else the process that has it. */
async function tryLock(client: Client): Promise<number | undefined | 'unknown'> {
  const [{ locked }] = Locked.parse(
    (await client.query('select pg_try_advisory_lock($1) locked', [lockKey])).rows,
  )
  if (locked) return undefined
  const holders = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [lockKey],
  )
  const name = Holders.parse(holders.rows)[0]?.application_name ?? ''
  const pid = /^guildhall (\d+)$/.exec(name)?.[1]
  return pid === undefined ? 'unknown' : Number(pid)
}

function watch(client: Client, onGone: () => void): Hold {
  let watching = true
  client.on('end', () => {
    if (watching) onGone()
    watching = false
  })
  return {
    async release() {
      watching = false
      await client.end().catch(() => undefined)
    },
  }
}
