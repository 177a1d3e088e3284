import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { traceRequests } from './traces.ts'

let receiver: Server
let endpoint = ''
let received: { path: string; body: unknown }[]

beforeEach(async () => {
  received = []
  receiver = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: JSON.parse(await textOf(request)) })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterEach(() => receiver.close())

function start(errors: unknown[] = []) {
  const app = Fastify()
  app.get('/things/:id', (request) => ({ id: request.params }))
  app.get('/broken', () => {
    throw new Error('broken')
  })
  const options = {
    endpoint,
    service: 'portal',
    version: '1',
    onError: (error: unknown) => void errors.push(error),
  }
  return { app, traces: traceRequests(app, options) }
}

describe('traces', () => {
  it('tell each request by its route, under the span of its caller, and nothing of what it was about', async () => {
    const { app, traces } = start()
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

    await app.inject({ url: '/things/secret-4711?q=canary', headers: { traceparent: parent } })
    await app.inject('/broken')
    await traces.stop()

    expect(received).toMatchObject([
      {
        path: '/v1/traces',
        body: {
          resourceSpans: [
            {
              resource: { attributes: [{ key: 'service.name', value: { stringValue: 'portal' } }, {}] },
              scopeSpans: [
                {
                  spans: [
                    {
                      name: 'GET /things/:id',
                      traceId: 'a'.repeat(32),
                      parentSpanId: 'b'.repeat(16),
                      status: { code: 0 },
                    },
                    { name: 'GET /broken', status: { code: 2 } },
                  ],
                },
              ],
            },
          ],
        },
      },
    ])
    expect(JSON.stringify(received)).not.toMatch(/4711|canary/)
  })

  it('never disturb a request when nobody receives them', async () => {
    const errors: unknown[] = []
    const { app, traces } = start(errors)
    receiver.close()

    const answer = await app.inject('/things/1')
    await traces.stop()

    expect(answer.statusCode).toBe(200)
    expect(errors).toHaveLength(1)
  })
})
