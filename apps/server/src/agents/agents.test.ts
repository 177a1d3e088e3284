import { keys } from '@guildhall/contract/keys'
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

async function keyOf(role: string): Promise<string> {
  const { body } = await (await portal.as('admin')).post('/api-keys', { name: `Agent of ${role}`, role })
  return z.parse(keys.create.ok, body).data.key
}

const HOST = '127.0.0.1:3000'

/** The client of the official library. */
async function connect(key: string, to = portal): Promise<McpClient> {
  const client = new McpClient({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://${HOST}/mcp`), { requestInit, fetch: sendTo(to) }),
  )
  return client
}

const sendTo =
  ({ http }: Portal) =>
  async (_url: string | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const sent = { ...Object.fromEntries(new Headers(headers)), host: HOST }
    const isPost = method === 'POST'
    const answer = await http.inject({
      method: isPost ? 'POST' : 'GET',
      url: '/mcp',
      headers: sent,
      ...(isPost && typeof body === 'string' ? { payload: body } : {}),
    })
    const isEmpty = answer.body === ''
    return new Response(isEmpty ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? 'text/plain' },
    })
  }

const Said = z.object({
  isError: z.optional(z.boolean()),
  content: z.array(z.object({ text: z.string() })),
})
async function use(client: McpClient, name: string, given: Record<string, unknown>) {
  const said = z.parse(Said, await client.callTool({ name, arguments: given }))
  const body: unknown = JSON.parse(said.content[0]?.text ?? 'null')
  return { isError: said.isError === true, body }
}

describe('an agent with a key', () => {
  it('is told the tools, and finds experts by a question', async () => {
    const client = await connect(await keyOf('growth_experts_manager'))
    const { tools } = await client.listTools()
    const found = await use(client, 'find_experts', { query: 'Who knows battery storage in Germany?' })

    expect(tools.map(({ name }) => name)).toContain('find_experts')
    const Experts = z.object({ experts: z.array(z.object({ expert: z.looseObject({ id: z.string() }) })) })
    const { experts } = z.parse(Experts, found.body)
    expect(experts.length).toBeGreaterThan(0)
    const profile = await use(client, 'read_expert', { expert_id: experts[0]?.expert.id })
    expect(profile).toMatchObject({ isError: false, body: { data: { id: experts[0]?.expert.id } } })
    await client.close()
  })

  it('is told who knows something that stands in their bio alone, and why', async () => {
    const { id } = await givenExpert(portal.db)
    const bio = 'I sail. For nine years I steered grid connection queues: deposits, and who moves up.'
    await portal.db
      .updateTable('people')
      .set({ location: 'Gdynia, Poland', bio })
      .where('id', '=', id)
      .execute()
    const client = await connect(await keyOf('growth_experts_manager'))

    const query = 'Who knows grid connection queues in Poland?'
    const { body } = await use(client, 'find_experts', { query })

    const { experts } = z.parse(z.object({ experts: z.array(z.unknown()) }), body)
    expect(experts[0]).toMatchObject({
      expert: { id },
      matched: expect.arrayContaining(['Poland', 'queues']),
      evidence: expect.stringMatching(/^For nine years I steered grid connection queues/),
    })
    await client.close()
  })

  it.each(['growth_experts_expert', 'growth_experts_customer'])(
    'finds nobody with the rights of %s, who sees no list of experts',
    async (role) => {
      const client = await connect(await keyOf(role))

      expect(await use(client, 'find_experts', { query: 'battery' })).toMatchObject({
        isError: true,
        body: { refused: 404 },
      })
      await client.close()
    },
  )

  it('has the rights of the key and no other', async () => {
    const asManager = await connect(await keyOf('growth_experts_manager'))
    const asAdmin = await connect(await keyOf('growth_experts_admin'))

    const hidden = await use(asManager, 'read_log', {})
    const seen = await use(asAdmin, 'read_log', {})

    expect(hidden).toMatchObject({ isError: true, body: { refused: 404 } })
    expect(seen.isError).toBe(false)
    await asManager.close()
    await asAdmin.close()
  })

  it('is told what is wrong with what it asks', async () => {
    const client = await connect(await keyOf('growth_experts_admin'))

    const answer = z.parse(Said, await client.callTool({ name: 'find_experts', arguments: { query: '' } }))

    expect(answer.isError).toBe(true)
    await client.close()
  })
})

const TooMany = z.object({ refused: z.literal(429) })

it('stops a model that calls a tool a thousand times, and nobody else', async () => {
  const other = await startPortal({ RATE_LIMIT_FACTOR: '1' })
  const maker = await other.as('admin')
  const made = await maker.post('/api-keys', { name: 'Eager', role: 'growth_experts_admin' })
  const client = await connect(z.parse(keys.create.ok, made.body).data.key, other)
  let refused: unknown
  for (let sent = 0; sent < 1300 && refused === undefined; sent += 50) {
    const calls = Array.from({ length: 50 }, () => use(client, 'read_log', {}))
    // A machine with much to do refuses some of fifty for the moment (503), which stops nobody.
    refused = (await Promise.all(calls)).find(({ body }) => z.safeParse(TooMany, body).success)?.body
  }

  // It is told so as the answer of the tool, and may read when to come back.
  expect(refused).toMatchObject({ message: expect.any(String) })
  expect((await maker.get('/auth')).status).toBe(200)
  await client.close()
  await other.stop()
})

it.each([undefined, 'Bearer gh_nothing', 'Basic eDp5'])(
  'nobody else is let in: %s',
  async (authorization) => {
    const answer = await portal.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        host: '127.0.0.1:3000',
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })

    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toContain('Bearer')
  },
)
