import { MockOtlpServer } from '@elastic/mockotlpserver'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { collectMetrics } from './metrics.ts'
import { sendTelemetry } from './telemetry.ts'

const Spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              kind: z.number(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
})
const Points = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(z.looseObject({ name: z.string(), histogram: z.optional(z.unknown()) })),
        }),
      ),
    }),
  ),
})

let database: TestDatabase
let db: Db
let traces: unknown[] = []
let points: unknown[] = []
const receiver = new MockOtlpServer({
  services: ['http'],
  httpHostname: '127.0.0.1',
  httpPort: 0,
  logLevel: 'fatal',
  onTrace: (body) => void traces.push(body),
  onMetrics: (body) => void points.push(body),
})

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
  await receiver.start()
})
afterAll(async () => {
  await receiver.close()
  await db.destroy()
  await database.drop()
})
beforeEach(() => {
  traces = []
  points = []
})

function start(endpoint = String(receiver.httpUrl), errors: unknown[] = []) {
  const app = Fastify()
  const metrics = collectMetrics(app)
  const onError = (error: unknown) => void errors.push(error)
  const telemetry = sendTelemetry(app, metrics.registry, {
    endpoint,
    service: 'portal',
    version: '1',
    onError,
  })
  app.get('/things/:id', (request) => ({ id: request.params }))
  app.post('/people', async () => {
    await sql`select id from users where first_name = ${'canary'}`.execute(db)
    return {}
  })
  app.get('/broken', async () => sql`select nothing from nowhere`.execute(db))
  return { app, telemetry }
}

function spans() {
  return traces
    .flatMap((body) => Spans.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
}

describe('traces', () => {
  it('tell each request by its route, under the span of its caller, and nothing of what it was about', async () => {
    const { app, telemetry } = start()
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

    await app.inject({ url: '/things/secret-4711?q=canary', headers: { traceparent: parent } })
    await telemetry.stop()

    expect(spans()).toMatchObject([
      { name: 'GET /things/:id', traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), status: { code: 0 } },
    ])
    expect(JSON.stringify([traces, points])).toContain('"portal"')
    expect(JSON.stringify([traces, points])).not.toMatch(/4711|canary/)
  })

  it('tell the statements of a request below it, by operation and table', async () => {
    const { app, telemetry } = start()

    await app.inject({ method: 'POST', url: '/people', payload: { name: 'canary' } })
    await telemetry.stop()

    const [statement, request] = spans()
    expect(statement).toMatchObject({
      name: 'select users',
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
    })
    expect(request?.name).toBe('POST /people')
    expect(JSON.stringify([traces, points])).not.toContain('canary')
  })

  it('mark what failed', async () => {
    const { app, telemetry } = start()

    await app.inject('/broken')
    await telemetry.stop()

    expect(spans()).toMatchObject([
      { name: 'select nowhere', status: { code: 2 } },
      { name: 'GET /broken', status: { code: 2 } },
    ])
  })

  it('never disturb a request when nobody receives them', async () => {
    const errors: unknown[] = []
    const { app, telemetry } = start('http://127.0.0.1:9', errors)

    const answer = await app.inject('/things/1')
    await telemetry.stop()

    expect(answer.statusCode).toBe(200)
    expect(errors.length).toBeGreaterThan(0)
  })
})

describe('metrics', () => {
  it('are those that Prometheus reads', async () => {
    const { app, telemetry } = start()
    await app.inject('/things/1')
    await app.inject('/things/2')
    await telemetry.stop()

    const metrics = points
      .flatMap((body) => Points.parse(body).resourceMetrics)
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
    expect(metrics.map(({ name }) => name)).toContain('process_cpu_seconds_total')
    const durations = metrics.find(({ name }) => name === 'http_request_duration_seconds')
    expect(durations?.histogram).toMatchObject({
      aggregationTemporality: 2,
      dataPoints: [{ count: 2, explicitBounds: [0.005, 0.015, 0.05, 0.15, 0.5, 1, 5] }],
    })
  })
})
