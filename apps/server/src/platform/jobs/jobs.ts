import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, runMigrations, type Runner, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { clientClass } from '#platform/db/addresses.ts'
import type { Db } from '#platform/db/database.ts'
import { watchWorkers, type Watch } from './abandoned.ts'
import { keepPace } from './queue-pace.ts'

export interface JobOptions {
  /** Tries before it is given up; between them it waits e, e^2, e^3 ... seconds. */
  maxAttempts?: number
  /** A waiting job of the same key is replaced. */
  key?: string
  runAt?: Date
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** One of the same key that waits already keeps its time: what comes back each day is not put off by a restart. */
  keepsTime?: boolean
  /** What somebody waits for goes first, then what is `late`, then what is `last`. */
  turn?: 'late' | 'last' | undefined
}

/** The lowest goes first. */
const PRIORITIES = { late: 10, last: 20 }

/** Adds a job to the transaction of `db`: it runs after the commit, and never after a rollback. */
export async function addJob(db: Db, name: string, payload: object, options: JobOptions = {}): Promise<void> {
  await sql`select from graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.maxAttempts ?? null}::integer,
    queue_name => ${options.queue ?? null}::text,
    priority => ${options.turn === undefined ? null : PRIORITIES[options.turn]}::integer,
    job_key => ${options.key ?? null}::text,
    job_key_mode => ${options.keepsTime === true ? 'preserve_run_at' : 'replace'}::text
  )`.execute(db)
}

/** Many of one kind, in one statement. */
export async function addJobs(
  db: Db,
  name: string,
  payloads: readonly object[],
  { maxAttempts }: Pick<JobOptions, 'maxAttempts'>,
): Promise<void> {
  if (payloads.length === 0) return
  await sql`select graphile_worker.add_job(${name}, payload::json, max_attempts => ${maxAttempts ?? null}::integer)
    from unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) payload`.execute(db)
}

/** Takes out waiting and failed jobs whose payload or error holds one of these words. */
export async function dropJobsAbout(db: Db, words: readonly string[]): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where locked_at is null
    and mentions(concat_ws(' ', payload::text, last_error), ${[...words]}::text[])`.execute(db)
}

/** The payloads of the waiting jobs of one kind, by their ids. */
export async function waitingJobs(db: Db, name: string): Promise<{ id: string; payload: unknown }[]> {
  const { rows } = await sql<{ id: string; payload: unknown }>`select job.id::text, job.payload
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${name} and job.locked_at is null`.execute(db)
  return rows
}

/** Takes out these jobs unless they are at work. */
export async function dropJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where id = any(${[...ids]}::bigint[]) and locked_at is null`.execute(db)
}

/** Prepares the database at `url` for jobs, as its owner: tables of the worker, open to the app role. */
export async function installJobs(url: string): Promise<void> {
  const pgPool = new Pool({
    connectionString: url,
    Client: clientClass(url),
    max: 2,
    application_name: `guildhall jobs ${process.pid}`,
  })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool, logger: silent() })
    await pgPool.query(OPEN_TO_APP)
  } finally {
    await pgPool.end()
  }
}

// Its tables have row security without a policy: nobody but the owner sees a row until one is added.
const OPEN_TO_APP = `
  do $$
  declare
    worker_table text;
  begin
    perform pg_advisory_xact_lock(7310520);
    grant usage on schema graphile_worker to guildhall_app;
    grant select, insert, update, delete on all tables in schema graphile_worker to guildhall_app;
    grant usage on all sequences in schema graphile_worker to guildhall_app;
    for worker_table in
      select relname from pg_class c where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = c.oid and polname = 'app')
    loop
      execute format('create policy app on graphile_worker.%I to guildhall_app using (true) with check (true)', worker_table);
    end loop;
  end
  $$`

/** Does the work of one kind of job. A throw means: again later. */
export type Task = (payload: unknown) => Promise<void>

export interface JobsOptions {
  url: string
  tasks: Record<string, Task>
  onError: (error: unknown) => void
  /** Milliseconds between two looks for workers that died. */
  every?: number
}

export interface Jobs {
  /** Waits for the jobs at work. */
  stop: () => Promise<void>
}

/** Works on the jobs of this database until it is stopped; comes back by itself when the database went away. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const state: { crew?: Crew; isStopped: boolean } = { isStopped: false }
  const pool = openPool(options)
  const watch = watchWorkers(options)
  state.crew = await start(pool, watch, options)
  const over = keepRunning()

  async function keepRunning(): Promise<void> {
    while (!state.isStopped) {
      try {
        state.crew ??= await start(pool, watch, options)
        // Asked to stop while it started.
        if (state.isStopped) state.crew.stop()
        await state.crew.over
      } catch (error) {
        options.onError(error)
      }
      delete state.crew
      if (!state.isStopped) await sleep(1000)
    }
  }

  return {
    async stop() {
      state.isStopped = true
      state.crew?.stop()
      await over
      await watch.stop()
      // A connection that is still closing may be cut, by a database that ends too: nobody is told of that.
      pool.off('error', options.onError).on('error', () => undefined)
      await pool.end()
    },
  }
}

function openPool({ url, onError }: JobsOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    Client: clientClass(url),
    max: 5,
    // Nobody waits for it: on a busy machine it rather comes late than leaves a job that is done looking undone.
    connectionTimeoutMillis: 30_000,
    options: '-c role=guildhall_app -c timezone=UTC',
    application_name: `guildhall jobs ${process.pid}`,
  })
  // Each lost connection tells it; without a listener it would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Workers that ended take this long to write down what they did, or never do. */
const LAST_WORDS = 5000
const WORKERS = 3

/** Workers that share a fate. */
interface Crew {
  /** Lets them end the jobs at work. */
  stop: () => void
  /** They have ended; rejects with what made them end. */
  over: Promise<void>
}

async function start(pool: Pool, watch: Watch, options: JobsOptions): Promise<Crew> {
  const events: WorkerEvents = new EventEmitter()
  keepPace(events)
  // The library locks jobs in the name of the pool of its workers.
  events.on('pool:create', ({ workerPool }) => watch.hold(workerPool.id))
  const gone = allGone(events)
  const runner = await runWorkers(pool, events, options)
  return {
    stop: () => void runner.stop().catch(options.onError),
    // When two reports fail at once, the library counts one of them twice and waits for it for ever.
    over: Promise.race([runner.promise, gone.then(() => sleep(LAST_WORDS))]),
  }
}

/** Resolves when the last worker has ended. */
function allGone(events: WorkerEvents): Promise<void> {
  let left = WORKERS
  return new Promise((resolve) => {
    events.on('worker:stop', () => {
      left -= 1
      if (left === 0) resolve()
    })
  })
}

function runWorkers(pool: Pool, events: WorkerEvents, { tasks, onError }: JobsOptions): Promise<Runner> {
  return run({
    events,
    pgPool: pool,
    concurrency: WORKERS,
    // A report that the database does not take ends these workers, and what they held goes to the next. Without it the
    // library drops the report: the job and its queue would stay locked for hours.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') onError(new Error(message))
    }),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload)]),
    ),
    parsedCronItems: [],
  })
}

function silent(): Logger {
  return new Logger(() => () => undefined)
}
