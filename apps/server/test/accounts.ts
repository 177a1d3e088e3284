import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@guildhall/contract/api'
import { startAccounts, type AccountsOptions } from '#features/accounts/start.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { accountsTasks } from '#features/accounts/jobs.ts'
import { passkeysRoutes } from '#features/accounts/passkeys/routes.ts'
import { accountsRoutes, recoveryRoutes, resetLinkRoutes } from '#features/accounts/routes.ts'
import { start as startExpert } from '#features/experts/service.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { rateLimits } from '#platform/http/limits/rate-limit.ts'
import type { Call, Pipeline } from '#platform/http/pipeline.ts'
import { register } from '#platform/http/registrar.ts'
import { createServer } from '#platform/http/server.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { createOutbox, MAIL_JOB, mailTask } from '#platform/mail/outbox.ts'
import { openMail } from '#platform/mail/transport.ts'
import { createSealer } from '#platform/secrets/sealing.ts'
import { hashToken, newToken } from '#platform/secrets/tokens.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import { until } from '#test/until.ts'
import type { Client } from './client.ts'
import { createTestDatabase } from './database.ts'
import { createTestFolder } from './folder.ts'

const publicUrl = 'http://127.0.0.1:3000'

/** A server with the accounts feature alone, a database of its own and a clock that a test moves. */
export interface AccountsServer {
  http: FastifyInstance
  /** Of the owner. */
  databaseUrl: string
  db: Db
  deps: AccountsDeps
  clock: { now: Date; pass: (milliseconds: number) => void }
  calls: Call[]
  /** Everything that the servers logged. */
  logs: string[]
  /** One more server on the same database. */
  another: () => Promise<FastifyInstance>
  /** Waits until so many mails have gone to this address; oldest first. */
  mails: (to: string, count?: number) => Promise<SentMail[]>
  /** Gives a browser a session of this user, however they would sign in. */
  lend: (browser: Client, userId: string) => Promise<void>
  /** Waits until no job is left. */
  idle: () => Promise<void>
  stop: () => Promise<void>
}

interface SentMail {
  subject: string
  text: string
  /** What its link carries, if it has one. */
  token: string | undefined
}

export async function startAccountsServer(changed: Partial<AccountsOptions> = {}): Promise<AccountsServer> {
  const world = await openWorld()
  const { db, folder, clock, stops } = world
  const first = await serve(world, changed)
  const transport = openMail({ folder: folder.path, from: 'Guildhall <no-reply@127.0.0.1>', publicUrl })
  let isOver = false
  const jobs = await startJobs({
    url: world.databaseUrl,
    tasks: {
      [MAIL_JOB]: mailTask(world.sealer, transport),
      ...accountsTasks(first.deps, db, world.databaseUrl),
    },
    // With the database its connections end, which no test has to hear of.
    onError: (error) => isOver || expect.soft(error).toBeUndefined(),
  })
  stops.unshift(() => {
    isOver = true
    return jobs.stop()
  })
  return {
    ...first,
    databaseUrl: world.databaseUrl,
    db,
    clock,
    calls: world.calls,
    logs: world.logs,
    another: async () => (await serve(world, changed)).http,
    idle: () => idle(db),
    lend: (browser, userId) => lend(db, browser, { userId, now: clock.now }),
    mails: (to, count = 1) =>
      until(async () => {
        const found = (await readMails(folder.path)).filter((one) => one.to === to)
        return found.length >= count && found
      }),
    async stop() {
      for (const stop of stops) await stop()
    },
  }
}

async function openWorld() {
  const database = await createTestDatabase()
  const folder = await createTestFolder()
  // A machine with other work takes its time to connect.
  const db = openDatabase<DB>({ url: database.url, patience: 20_000 })
  const clock = {
    now: new Date(),
    pass: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)),
  }
  const calls: Call[] = []
  const logs: string[] = []
  const stops: (() => Promise<unknown>)[] = [() => db.destroy(), database.drop, folder.remove]
  return {
    databaseUrl: database.url,
    db,
    folder,
    clock,
    calls,
    logs,
    stops,
    sealer: createSealer(randomBytes(32)),
  }
}

type World = Awaited<ReturnType<typeof openWorld>>

async function serve(world: World, changed: Partial<AccountsOptions>) {
  const { db, clock, calls, sealer } = world
  const deps = await startAccounts({
    db,
    databaseUrl: world.databaseUrl,
    now: () => clock.now,
    startExpert,
    acceptInvitation: (_ctx, { id }) => Promise.resolve(`/projects/${id}`),
    site: { publicUrl, isHttps: false, sessionCookie: 'sid', product: 'Guildhall' },
    services: [],
    requiresMfa: () => false,
    idle: () => 8 * 3_600_000,
    attemptLimits: () => ({ login_tries: 5, login_address_tries: 50, login_minutes: 15, code_tries: 10 }),
    limitFactor: 1,
    sealer,
    provider: null,
    outbox: createOutbox(sealer, { product: 'Guildhall', publicUrl }),
    onError: () => undefined,
    ...changed,
  })
  const http = createServer({
    publicUrl,
    ownHosts: [],
    trustedProxies: [],
    sessionCookie: 'sid',
    logger: { level: 'trace', stream: { write: (line: string) => void world.logs.push(line) } },
    actorOf: deps.sessions.actorOf,
  })
  const pipeline: Pipeline = {
    db,
    now: () => clock.now,
    limits: rateLimits(1000),
    checksAnswers: true,
    calls: {
      recordWith: (_db, call) => Promise.resolve(void calls.push(call)),
      record: (call) => void calls.push(call),
    },
  }
  register(http, api.accounts, accountsRoutes(deps), pipeline)
  register(http, api.passkeys, passkeysRoutes(deps), pipeline)
  register(http, api.recoveryCodes, recoveryRoutes(deps), pipeline)
  register(http, api.resetLink, resetLinkRoutes, pipeline)
  world.stops.unshift(() => http.close(), deps.sessions.stop)
  return { http, deps }
}

async function idle(db: Db): Promise<void> {
  await until(async () => {
    const { rows } =
      await sql`select id from graphile_worker._private_jobs where attempts < max_attempts`.execute(db)
    return rows.length === 0
  })
}

async function lend(db: Db, browser: Client, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const token = newToken()
  const active_role = 'growth_experts_expert'
  const expires_at = new Date(now.getTime() + 3_600_000)
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      active_role,
      created_at: now,
      last_seen_at: now,
      expires_at,
    })
    .execute()
  browser.hold('sid', token)
}

async function readMails(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    names.map(async (name) => {
      const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
      const address = to?.map(({ address }) => address).join(', ')
      return { to: address, subject, text, token: /\?token=([\w-]+)/.exec(text)?.[1] }
    }),
  )
}
