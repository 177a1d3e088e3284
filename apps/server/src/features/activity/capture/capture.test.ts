import { endpoint } from '@guildhall/contract/endpoint'
import { item } from '@guildhall/contract/envelope'
import { text, uuid } from '@guildhall/contract/shapes'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Actor, Handlers } from '#platform/http/context.ts'
import { rateLimits } from '#platform/http/limits/rate-limit.ts'
import { refuse } from '#platform/http/refuse.ts'
import { register } from '#platform/http/registrar.ts'
import { createServer } from '#platform/http/server.ts'
import { Client } from '#test/client.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { captureCalls, type Capture } from './capture.ts'
import { idAt } from './entry.ts'
import { activity } from '#features/activity/given.ts'

const body = z.strictObject({ name: text(50), status: z.optional(text(20)), password: z.optional(text(50)) })
const things = {
  save: endpoint({
    method: 'POST',
    path: '/gigs/:id',
    title: 'Save thing',
    access: 'signed_in',
    rate: 'write',
    input: { params: z.strictObject({ id: uuid }), body },
    ok: item(z.string()),
    log: { action: 'update', keep: ['status', 'password'] },
  }),
  open: endpoint({
    method: 'GET',
    path: '/things',
    title: 'Open things',
    access: 'anyone',
    rate: 'read',
    input: { query: z.strictObject({ tab: z.optional(text(20)), keyword: z.optional(text(20)) }) },
    ok: item(z.string()),
    log: { keep: ['tab'] },
  }),
}

const handlers: Handlers<typeof things> = {
  async save(ctx, { body }) {
    const value = JSON.stringify(body.name)
    await ctx.db.insertInto('settings').values({ key: body.name, value }).execute()
    if (body.name === 'refused') throw refuse('wrong_state')
    return { data: body.name }
  },
  open: () => ({ data: 'x' }),
}

const ACTOR: Actor = {
  userId: '01932f5e-7d3a-7000-8000-00000000a11c',
  personId: '01932f5e-7d3a-7000-8000-00000000a11d',
  sessionId: '01932f5e-7d3a-7000-8000-0000000005e5',
  name: 'Ex Pert',
  email: 'e@x.test',
  roles: ['growth_experts_expert'],
  activeRole: 'growth_experts_expert',
  permissions: [],
  viewedBy: null,
  mustFirst: null,
}
const GIG = '01932f5e-7d3a-7000-8000-000000000916'

let database: TestDatabase
let db: Db
let capture: Capture
let http: FastifyInstance
let isEnabled = true
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
  capture = captureCalls({ db, isEnabled: () => isEnabled, onError: () => undefined })
  http = createServer({
    publicUrl: 'http://127.0.0.1:3000',
    ownHosts: [],
    trustedProxies: [],
    sessionCookie: 'sid',
    logger: false,
    actorOf: (token) =>
      Promise.resolve(token === 'forced' ? { ...ACTOR, mustFirst: 'change_password' } : ACTOR),
  })
  const pipeline = { db, now: () => new Date(), limits: rateLimits(1000), checksAnswers: true }
  register(http, things, handlers, { ...pipeline, calls: capture.calls })
})
afterAll(async () => {
  await http.close()
  await capture.close()
  await db.destroy()
  await database.drop()
})
afterEach(() => {
  isEnabled = true
})

/** Sends a call and gives the newest row, if it brought one. */
async function rowOf(path: string, sent?: object | string, headers: Record<string, string> = {}) {
  const request = `request-${Math.random().toString(36).slice(2)}-x`
  const client = new Client(http)
  await client.send(sent === undefined ? 'GET' : 'POST', path, {
    ...(typeof sent === 'string' ? { raw: sent } : sent === undefined ? {} : { body: sent }),
    headers: { cookie: 'sid=x', 'x-request-id': request, ...headers },
  })
  await capture.flush()
  return db.selectFrom('activity_logs').selectAll().where('request_id', '=', request).executeTakeFirst()
}

describe('a write', () => {
  it('has its row as soon as it has its effect', async () => {
    const headers = {
      'x-page-url': 'http://127.0.0.1:3000/expert/projects?tab=own&token=abc',
      'x-is-main': 'true',
    }
    expect(await rowOf(`/gigs/${GIG}`, { name: 'kept', status: 'Draft' }, headers)).toMatchObject({
      type: 'submit',
      action: 'update',
      status: 'success',
      status_code: 200,
      log_name: 'Save thing',
      api: `/api/gigs/${GIG}`,
      api_path: '/api/gigs/:id',
      url: '/expert/projects',
      url_full_path: '/expert/projects?tab=own',
      is_main: true,
      source: 'server',
      user_id: ACTOR.userId,
      session_id: ACTOR.sessionId,
      gig_id: GIG,
      browser: 'Chrome',
      ip: '127.0.0.1',
    })
  })

  it('that is refused leaves its failed row and nothing else', async () => {
    const row = await rowOf(`/gigs/${GIG}`, { name: 'refused' })

    expect(row).toMatchObject({ status: 'failed', status_code: 409, type: 'submit' })
    expect(await db.selectFrom('settings').select('key').where('key', '=', 'refused').execute()).toEqual([])
  })

  it('that was not understood leaves a failed row without its payload', async () => {
    const row = await rowOf(`/gigs/${GIG}`, { name: 'x', unknown: 'canary-x' })
    expect(row).toMatchObject({ status: 'failed', status_code: 422, api_payload: null })
    expect(JSON.stringify(row)).not.toContain('canary-x')
  })

  it('whose body could not be read leaves a failed row as well', async () => {
    const broken = await rowOf(`/gigs/${GIG}`, '{"name": "canary-x')
    expect(broken).toMatchObject({ status: 'failed', status_code: 400, user_id: ACTOR.userId })
    const endless = await rowOf(`/gigs/${GIG}`, JSON.stringify({ name: 'canary-x'.repeat(200_000) }))
    expect(endless).toMatchObject({ status: 'failed', status_code: 413, api_payload: null })
    expect(JSON.stringify([broken, endless])).not.toContain('canary-x')
  })

  it('keeps of its body what is on the list, and no secret even then', async () => {
    const row = await rowOf(`/gigs/${GIG}`, { name: 'redacted', status: 'Draft', password: 'canary-x' })
    expect(row?.api_payload).toEqual({
      name: '[removed]',
      status: 'Draft',
      password: '[removed]',
      changed: ['name', 'status', 'password'],
      sizes: { name: 8 },
    })
  })
})

describe('a call that is not let in', () => {
  it('leaves a failed row too', async () => {
    const row = await rowOf(`/gigs/${GIG}`, { name: 'x' }, { cookie: 'sid=forced' })
    expect(row).toMatchObject({
      status: 'failed',
      status_code: 403,
      user_id: ACTOR.userId,
      api_payload: null,
    })
  })
})

describe('a read', () => {
  it('has its row a moment later, with the allowed part of its query', async () => {
    const row = await rowOf('/things?tab=own&keyword=jane')
    expect(row).toMatchObject({
      type: 'retrieve',
      action: 'view',
      api: '/api/things',
      api_query: { tab: 'own' },
    })
    expect(JSON.stringify(row)).not.toContain('jane')
  })

  it('is written without being asked for', async () => {
    await new Client(http).get('/things', { 'x-request-id': 'request-by-itself' })
    const found = () =>
      db.selectFrom('activity_logs').select('id').where('request_id', '=', 'request-by-itself').execute()
    await expect.poll(found).toHaveLength(1)
  })
})

describe('the visit of a call', () => {
  const headers = (id: string) => ({ 'x-activity-id': id })

  it('is kept when it is known, or may come later', async () => {
    const own = await activity(db, { user_id: ACTOR.userId })
    const later = idAt(new Date())
    expect(await rowOf('/things', undefined, headers(own))).toMatchObject({ parent_id: own })
    expect(await rowOf('/things', undefined, headers(later))).toMatchObject({ parent_id: later })
  })

  it('is left away silently when it belongs to somebody else or is no id', async () => {
    const foreign = await activity(db, { user_id: GIG })
    expect(await rowOf('/things', undefined, headers(foreign))).toMatchObject({ parent_id: null })
    expect(await rowOf('/things', undefined, headers("1' or 1=1"))).toMatchObject({ parent_id: null })
  })
})

describe('switched off', () => {
  it('nothing is written, and everything works', async () => {
    isEnabled = false
    expect(await rowOf(`/gigs/${GIG}`, { name: 'off' })).toBeUndefined()
    expect(await rowOf('/things')).toBeUndefined()
    expect(await db.selectFrom('settings').select('key').where('key', '=', 'off').execute()).toHaveLength(1)
  })
})
