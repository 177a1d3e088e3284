import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { clientClass } from '#platform/db/addresses.ts'

export interface WatchOptions {
  url: string
  onError: (error: unknown) => void
  /** Milliseconds between two looks. */
  every?: number
}

export interface Watch {
  /** Tells every instance that this worker lives, as long as our connection does; the one before it is over. */
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
  let suspected = new Set<string>()
  const pool = oneConnection(options)
  const over = look()

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        for (const id of own) await keep(pool, id)
        suspected = await freeDead(pool, suspected)
      } catch (error) {
        options.onError(error)
      }
      await sleep(options.every ?? EVERY, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    hold(workerId) {
      const former = [...own]
      own.clear()
      own.add(workerId)
      void Promise.all([keep(pool, workerId), ...former.map((id) => letGo(pool, id))]).catch(options.onError)
    },
    async stop() {
      stopping.abort()
      await over
      if (!pool.ending) await pool.end()
    },
  }
}

/** The locks live as long as it; whoever asks waits for their turn, and after a loss the next look takes them anew. */
function oneConnection({ url, onError }: WatchOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    Client: clientClass(url),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
    options: '-c role=guildhall_app -c timezone=UTC',
    application_name: `guildhall workers ${process.pid}`,
  })
  pool.on('error', onError)
  return pool
}

/** The lock of a worker among those that are held in this database. */
const HELD = (worker: string) => `select from pg_locks where locktype = 'advisory' and classid = ${LIVING}
  and objid = hashtext(${worker})::bit(32)::bigint
  and database = (select oid from pg_database where datname = current_database())`

/** A lock counts how often it was taken: once is enough. */
async function keep(pool: Pool, workerId: string): Promise<void> {
  await pool.query(
    `select pg_advisory_lock_shared(${LIVING}, hashtext($1)) where not exists (${HELD('$1')} and pid = pg_backend_pid())`,
    [workerId],
  )
}

/** What a worker that is over still had is done again by the one after it. */
async function letGo(pool: Pool, workerId: string): Promise<void> {
  await pool.query(
    `select pg_advisory_unlock_shared(${LIVING}, hashtext($1)) where exists (${HELD('$1')} and pid = pg_backend_pid())`,
    [workerId],
  )
}

/** Workers with jobs whom nobody holds; those that were suspected before lose their jobs. Answers the suspects. */
async function freeDead(pool: Pool, before: ReadonlySet<string>): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker._private_jobs job
    where locked_by is not null and not exists (${HELD('job.locked_by')})`,
  )
  const dead = rows.map(({ id }) => id).filter((id) => before.has(id))
  if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
  return new Set(rows.map(({ id }) => id).filter((id) => !dead.includes(id)))
}
