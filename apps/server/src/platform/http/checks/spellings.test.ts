import { endpoint } from '@guildhall/contract/endpoint'
import { item } from '@guildhall/contract/envelope'
import { assert, asyncProperty, constantFrom, tuple } from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { Kysely, PostgresAdapter, DummyDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { DB } from '#platform/db/tables.gen.ts'
import { listen, requestBytes, sendBytes } from '#test/raw-http.ts'
import { rateLimits } from '#platform/http/limits/rate-limit.ts'
import { register } from '#platform/http/registrar.ts'
import { securePage } from '#platform/http/answers/security-headers.ts'
import { createServer } from '#platform/http/server.ts'

const spec = { title: 'Thing', access: 'anyone', rate: 'read', ok: item(z.string()), input: {} } as const
const things = {
  open: endpoint({ ...spec, method: 'GET', path: '/things/all' }),
  save: endpoint({ ...spec, method: 'POST', path: '/things/all', transaction: 'own' }),
}

let saved = 0
let http: FastifyInstance
let port: number

beforeAll(async () => {
  http = createServer({
    publicUrl: 'http://127.0.0.1:3000',
    ownHosts: ['localhost:3000'],
    filesHost: 'files.test',
    trustedProxies: [],
    sessionCookie: 'sid',
    logger: false,
    actorOf: async () => null,
    sendPage: async (request, reply) => {
      const isSecretLink = request.routeOptions.config.holdsSecretLinks === true
      securePage(reply, { isHttps: false, isSecretLink })
      return reply.type('text/html').send('<p>page</p>')
    },
  })
  const handlers = { open: () => ({ data: 'x' }), save: () => ({ data: `${(saved += 1)}` }) }
  register(http, things, handlers, {
    db: new Kysely<DB>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    now: () => new Date(),
    limits: rateLimits(1e6),
    checksAnswers: true,
    calls: { recordWith: async () => undefined, record: () => undefined },
  })
  port = await listen(http)
})
afterAll(() => http.close())
beforeEach(() => {
  saved = 0
})

/** Each letter as it is, in the other case, or encoded, upper or lower; slashes doubled or encoded now and then. */
const spelled = (path: string) =>
  tuple(...[...path].map((letter) => constantFrom(...waysToWrite(letter)))).map((letters) => letters.join(''))

function waysToWrite(letter: string): string[] {
  const code = `%${letter.charCodeAt(0).toString(16)}`
  const others = letter === '/' ? ['//', '/./', '\\'] : [letter.toUpperCase(), code.toUpperCase()]
  return [letter, letter, letter, letter, code, ...others]
}

/** What may stand before a path in the request line, and whether that names a host of ours. */
const origins = constantFrom(
  { head: '', isOurs: true },
  { head: 'http://127.0.0.1:3000', isOurs: true },
  { head: 'http://localhost:3000', isOurs: true },
  { head: 'https://127.0.0.1:3000', isOurs: true },
  { head: 'http://evil.test', isOurs: false },
  { head: 'http://evil.test:3000', isOurs: false },
  { head: 'http://127.0.0.1:3000@evil.test', isOurs: false },
  { head: 'http://files.test', isOurs: false },
)
const ends = constantFrom('', '', '/', '?a=1', '?', ';x', '.json', '#x', '%00', '%')
const runs = { numRuns: 400 }

describe('whatever way a path is written', () => {
  it('no write from another site gets through, and no host but ours is served', async () => {
    const foreign = constantFrom<Record<string, string>>(
      { Origin: 'http://evil.test' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:4000' },
      {},
    )

    await assert(
      asyncProperty(spelled('/api/things/all'), origins, ends, foreign, async (path, at, end, headers) => {
        const { status } = await sendBytes(port, requestBytes(`POST ${at.head}${path}${end}`, headers))

        expect([400, 403, 421]).toContain(status)
        expect(saved).toBe(0)
      }),
      runs,
    )
  })

  it('every answer with data says that nobody may keep it, frame it or run it', async () => {
    const seen = new Set<number>()

    await assert(
      asyncProperty(spelled('/api/things/all'), origins, ends, async (path, at, end) => {
        const answer = await sendBytes(port, requestBytes(`GET ${at.head}${path}${end}`, {}))
        seen.add(answer.status)

        if (!at.isOurs) expect([400, 421]).toContain(answer.status)
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        })
        if (answer.status === 200) expect(answer.headers['vary']).toBe('Cookie')
      }),
      runs,
    )

    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404, 421]))
  })

  it('a page with a secret in its address tells no other site', async () => {
    await assert(
      asyncProperty(spelled('/accounts/reset'), async (path) => {
        const answer = await sendBytes(port, requestBytes(`GET ${path}?token=x`, {}))
        const isThatPage = answer.status === 200 && decodeURI(path) === '/accounts/reset'

        if (isThatPage) expect(answer.headers['referrer-policy']).toBe('no-referrer')
      }),
      runs,
    )
  })
})

describe('a request that is no good request', () => {
  it.each([
    '/%',
    '/api/%C0%AF',
    '/assets/%',
    `/api/${'x'.repeat(300)}`,
    '*',
    'evil.test:80',
    'http://evil.test',
  ])('is refused with all headers of safety: GET %s', async (target) => {
    const answer = await sendBytes(port, requestBytes(`GET ${target}`, {}))

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  it.each([
    ['two hosts', 'GET /api/things/all HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nHost: evil.test\r\n\r\n', 400],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nhost: 127.0.0.1:3000\r\n\r\n', 400],
    ['no host', 'GET /api/things/all HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is refused: %s', async (_name, bytes, status) => {
    const answer = await sendBytes(port, bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))

    expect(answer.status).toBe(status)
  })
})
