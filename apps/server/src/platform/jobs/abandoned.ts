import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface WatchOptions {
  url: string
  onError: (error: unknown) => void
  /** Milliseconds between two looks. */
  every?: number
}

export interface Watch {
  /** Tells every instance that this worker lives, as long as our connection does. */
  hold: (workerId: string) => void
  stop: () => Promise<void>
}

/** Names of workers are kept as advisory locks of this class. */
const LIVING = 7310521
const EVERY = 15_000

/**
 * Frees the jobs of workers that died. The worker library keeps a job locked for four hours when its process is killed
 * in the middle of it; here a worker that nobody holds in two looks in a row has died, and its jobs run again.
 */
export function watchWorkers(options: WatchOptions): Watch {
  const own = new Set<string>()
  const stopping = new AbortController()
  let client: Client | undefined
  let suspected = new Set<string>()
  const over = look()

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        client ??= await connect(options.url, () => (client = undefined))
        for (const id of own) await keep(client, id)
        suspected = await freeDead(client, suspected)
      } catch (error) {
        options.onError(error)
        await client?.end().catch(() => undefined)
        client = undefined
      }
      await sleep(options.every ?? EVERY, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    hold(workerId) {
      own.add(workerId)
      if (client) void keep(client, workerId).catch(options.onError)
    },
    async stop() {
      stopping.abort()
      await over
      await client?.end().catch(() => undefined)
    },
  }
}

async function connect(url: string, onLost: () => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    options: '-c role=guildhall_app -c timezone=UTC',
    application_name: `guildhall workers ${process.pid}`,
  })
  client.on('error', onLost)
  await client.connect()
  return client
}

/** The lock of a worker among those that are held in this database. */
const HELD = (worker: string) => `select from pg_locks where locktype = 'advisory' and classid = ${LIVING}
  and objid = hashtext(${worker})::bit(32)::bigint
  and database = (select oid from pg_database where datname = current_database())`

/** A lock counts how often it was taken: once is enough. */
async function keep(client: Client, workerId: string): Promise<void> {
  await client.query(
    `select pg_advisory_lock_shared(${LIVING}, hashtext($1)) where not exists (${HELD('$1')} and pid = pg_backend_pid())`,
    [workerId],
  )
}

/** Workers with jobs whom nobody holds; those that were suspected before lose their jobs. Answers the suspects. */
async function freeDead(client: Client, before: ReadonlySet<string>): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker._private_jobs job
    where locked_by is not null and not exists (${HELD('job.locked_by')})`,
  )
  const dead = rows.map(({ id }) => id).filter((id) => before.has(id))
  if (dead.length > 0) await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
  return new Set(rows.map(({ id }) => id).filter((id) => !dead.includes(id)))
}
