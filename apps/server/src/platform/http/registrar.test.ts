import { connect } from 'node:net'
import { endpoint, type EndpointSpec } from '@guildhall/contract/endpoint'
import { item } from '@guildhall/contract/envelope'
import { requiredText, text, uuid, whole } from '@guildhall/contract/shapes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { Client } from '#test/client.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import type { Actor } from './context.ts'
import { rateLimits } from './limits/rate-limit.ts'
import { refuse } from './refuse.ts'
import type { Call, Pipeline } from './pipeline.ts'
import { register } from './registrar.ts'
import { createServer, requireEndpoints } from './server.ts'

const thing = z.strictObject({ id: uuid, name: requiredText(20), note: z.optional(text(5)) })
const things = {
  open: endpoint({
    method: 'GET',
    path: '/things/:id',
    title: 'Open thing',
    access: 'anyone',
    rate: 'read',
    input: { params: z.strictObject({ id: uuid }), query: z.strictObject({ page: z.optional(whole(1, 9)) }) },
    ok: item(z.strictObject({ id: uuid })),
  }),
  hidden: endpoint({
    method: 'GET',
    path: '/hidden',
    title: 'Hidden',
    access: { permission: 'CAN_SEE_ADMIN_ACTIVITIES' },
    rate: 'read',
    input: {},
    ok: item(z.string()),
  }),
  own: endpoint({
    method: 'GET',
    path: '/own',
    title: 'Own',
    access: 'signed_in',
    rate: 'read',
    input: {},
    ok: item(z.string()),
  }),
  save: endpoint({
    method: 'POST',
    path: '/things',
    title: 'Save thing',
    access: 'anyone',
    rate: 'write',
    input: { body: thing },
    ok: item(thing),
    status: 201,
    log: { keep: ['name'] },
    bodyLimit: 2000,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/asked',
    title: 'Ask about things',
    access: 'signed_in',
    rate: 'search',
    input: { body: z.strictObject({ name: requiredText(20) }) },
    transaction: 'none',
    ok: item(z.boolean()),
    log: { action: 'view' },
  }),
  wrong: endpoint({
    method: 'GET',
    path: '/wrong',
    title: 'Wrong',
    access: 'anyone',
    rate: 'read',
    input: {},
    ok: item(z.number()),
  }),
  limited: endpoint({
    method: 'GET',
    path: '/limited',
    title: 'Limited',
    access: 'anyone',
    rate: 'check',
    input: {},
    ok: item(z.string()),
  }),
}

const expert: Actor = {
  userId: 'u',
  personId: 'p',
  sessionId: 's',
  name: 'Ex Pert',
  email: 'e@x.test',
  roles: ['growth_experts_expert'],
  activeRole: 'growth_experts_expert',
  permissions: [],
  viewedBy: null,
  mustFirst: null,
}
const actors: Record<string, Actor> = {
  expert,
  forced: { ...expert, mustFirst: 'change_password' },
  viewed: { ...expert, viewedBy: { userId: 'a', name: 'Ad Min' } },
}

const calls: Call[] = []
const committed: Call[] = []
let database: TestDatabase
let db: Db
let pipeline: Pipeline

beforeAll(async () => {
  database = await createTestDatabase()
  const owner = openDatabase<DB>({ url: database.url })
  db = owner
  await sql`set role none`.execute(owner)
  pipeline = {
    db,
    now: () => new Date(),
    limits: rateLimits(1),
    checksAnswers: true,
    calls: {
      recordWith: async (_db, call) => void committed.push(call),
      record: (call) => void calls.push(call),
    },
  }
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

function serve(by = pipeline) {
  const app = createServer({
    publicUrl: 'http://127.0.0.1:3000',
    ownHosts: ['localhost:3000'],
    trustedProxies: [],
    sessionCookie: 'sid',
    logger: false,
    actorOf: async (token) => actors[token] ?? null,
  })
  requireEndpoints(app, [])
  register(
    app,
    things,
    {
      open: (_ctx, { params }) => ({ data: { id: params.id } }),
      hidden: () => ({ data: 'secret' }),
      own: (ctx) => ({ data: ctx.actor.name }),
      save: async (ctx, { body }) => {
        await sql`insert into schema_migrations (id, name, checksum) values (9999, ${body.name}, 'x')`
          .execute(ctx.db)
          .catch(() => undefined)
        if (body.name === 'refused') throw refuse('wrong_state')
        if (body.name === 'broken') throw new Error('a secret detail of the server')
        return { data: body }
      },
      ask: (ctx) => ({ data: ctx.db.isTransaction }),
      // The schema says number: an answer of the wrong shape must not leave.
      wrong: () => ({ data: Number('x').toString().length }),
      limited: () => ({ data: 'x' }),
    },
    by,
  )
  return app
}

const id = '01932f5e-7d3a-7000-8000-000000000000'

describe('the registrar', () => {
  it.each(['access', 'rate', 'input', 'ok'] as const)(
    'does not start with an endpoint that declares no %s',
    (part) => {
      const broken: EndpointSpec = { ...things.own, [part]: undefined }

      expect(() => register(serve(), { broken }, { broken: () => ({ data: '' }) }, pipeline)).toThrow(
        `declares no ${part}`,
      )
    },
  )

  it('answers a question that comes in a body as it answers a GET', async () => {
    const http = serve()
    calls.length = 0
    committed.length = 0
    const ask = (cookie: string) =>
      new Client(http).send('POST', '/asked', { body: { name: 'x' }, headers: { cookie } })

    const [own, viewed] = [await ask('sid=expert'), await ask('sid=viewed')]

    expect([own.body, viewed.body]).toEqual([{ data: false }, { data: false }])
    expect(calls.map((call) => [call.statusCode, call.rule.action])).toEqual([
      [200, 'view'],
      [200, 'view'],
    ])
    expect(committed).toEqual([])
  })

  it('does not start with a route under /api that no endpoint declares', async () => {
    const app = serve()

    expect(() => app.get('/api/loose', () => 'x')).toThrow('declares no endpoint')
  })

  it('answers 401 signed out, 404 where the path is hidden, 403 while the password must change', async () => {
    const http = serve()

    const out = await new Client(http).get('/own')
    const hidden = await new Client(http).get('/hidden', { cookie: 'sid=expert' })
    const missing = await new Client(http).get('/nothing', { cookie: 'sid=expert' })
    const forced = await new Client(http).get('/own', { cookie: 'sid=forced' })

    expect([out.status, hidden.status, forced.status]).toEqual([401, 404, 403])
    expect(hidden.text).toBe(missing.text)
    expect(forced.body).toMatchObject({ code: 'password_change_required' })
  })

  it('names each wrong field and writes nothing', async () => {
    const answer = await new Client(serve()).post('/things', {
      id: 'x',
      name: ' ',
      note: 'too long',
      extra: 1,
    })

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'invalid',
      errors: {
        id: ['This is not an id.'],
        name: ['This field is required.'],
        note: ['At most 5 characters.'],
        extra: ['This field is unknown here.'],
      },
    })
  })

  it('asks for the fields of a body that is missing, and says in words what no field is to blame for', async () => {
    const client = new Client(serve())

    const missing = await client.send('POST', '/things', {})
    const list = await client.post('/things', [])

    expect([missing.status, list.status]).toEqual([422, 422])
    expect(missing.body).toMatchObject({
      code: 'invalid',
      errors: { id: ['This is not an id.'], name: ['This field is required.'] },
    })
    expect(list.body).toEqual({ code: 'invalid', message: 'Use an object with named fields.' })
  })

  it.each([
    ['an unknown filter', '?nothing=1'],
    ['a repeated single value', '?page=1&page=2'],
    ['a nested key', '?page[__proto__]=1'],
    ['a number out of range', '?page=1e3'],
  ])('refuses %s in the query', async (_name, query) => {
    const answer = await new Client(serve()).get(`/things/${id}${query}`)

    expect(answer.status).toBe(422)
  })

  it('ignores empty values of the query', async () => {
    const answer = await new Client(serve()).get(`/things/${id}?page=&nothing=`)

    expect(answer.status).toBe(200)
  })

  it.each(["abc'", '%00', '-1', '%F0%28', '99999999999999999999'])(
    'answers the id %s with a clear refusal',
    async (bad) => {
      const answer = await new Client(serve()).get(`/things/${bad}`)

      expect([400, 404, 422]).toContain(answer.status)
      expect(answer.body).toHaveProperty('message')
    },
  )

  it.each([
    'text/plain',
    'application/json\ta',
    'application/json garbage',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
  ])('refuses the content type %j', async (type) => {
    const answer = await new Client(serve()).send('POST', '/things', {
      raw: JSON.stringify({ id, name: 'x' }),
      headers: { 'content-type': type },
    })

    expect(answer.status).toBe(415)
  })

  it('refuses a body over the limit, broken JSON, prototype keys and NUL', async () => {
    const client = new Client(serve())

    const large = await client.post('/things', { id, name: 'x'.repeat(3000) })
    const broken = await client.send('POST', '/things', {
      raw: '{',
      headers: { 'content-type': 'application/json' },
    })
    const proto = await client.send('POST', '/things', {
      raw: `{"__proto__":{"polluted":1}}`,
      headers: { 'content-type': 'application/json' },
    })
    const nul = await client.post('/things', { id, name: 'a\u0000b' })

    expect([large.status, broken.status, proto.status, nul.status]).toEqual([413, 400, 400, 422])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it.each([
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://evil.test' }],
    ['Origin null', { origin: 'null' }],
    ['neither, and no word that it is a program', { 'x-requested-with': '' }],
  ])('refuses a write from another site: %s', async (_name, headers) => {
    const answer = await new Client(serve()).send('POST', '/things', { body: { id, name: 'x' }, headers })

    expect(answer.status).toBe(403)
  })

  it('refuses a foreign host, an unknown version of the API and a strange method', async () => {
    const http = serve()
    const client = new Client(http)

    const host = await client.get(`/things/${id}`, { host: 'evil.test' })
    const version = await client.get(`/things/${id}`, { accept: 'application/vnd.experts.v9+json' })

    expect([host.status, version.status]).toEqual([421, 406])
    expect(await statusOf('TRACE')).toBe(405)
    expect(await statusOf('PROPFIND')).toBe(405)
  })

  it('rolls a refused write back and records it as failed', async () => {
    calls.length = 0
    committed.length = 0
    const client = new Client(serve())

    const refused = await client.post('/things', { id, name: 'refused' })
    const broken = await client.post('/things', { id, name: 'broken' })
    const saved = await client.post('/things', { id, name: 'saved' })

    expect([refused.status, broken.status, saved.status]).toEqual([409, 500, 201])
    expect(broken.text).not.toContain('detail')
    expect(calls.map((call) => call.statusCode)).toEqual([409, 500])
    expect(committed.map((call) => call.statusCode)).toEqual([201])
  })

  it('tells a caller over the limit when to come back', async () => {
    const client = new Client(serve())

    const answers = await Promise.all(Array.from({ length: 11 }, () => client.get('/limited')))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const last = answers.find(({ status }) => status === 429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('words that something was made too often as the document does', async () => {
    const busy = new Client(serve({ ...pipeline, limits: rateLimits(0) }))
    const { body } = await busy.post('/things', { id, name: 'saved' })

    expect(body).toMatchObject({ message: 'Too many incorrect attempts, please try again later' })
  })

  it('sends the headers of safety with every answer, and none that invites other sites', async () => {
    const answer = await new Client(serve()).get('/nothing', { origin: 'https://evil.test' })

    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(
      Object.keys(answer.headers).filter((name) => /^access-control|server$|powered/.test(name)),
    ).toEqual([])
  })
})

/** A request with a method that clients in JavaScript refuse to send. */
async function statusOf(method: string): Promise<number> {
  const http = serve()
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const socket = connect(port, '127.0.0.1')
  socket.end(`${method} /api/things/${id} HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(Buffer.from(chunk))
  await http.close()
  return Number(Buffer.concat(chunks).toString().split(' ')[1])
}
