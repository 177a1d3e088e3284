import { readFileSync } from 'node:fs'
import { api } from '@guildhall/contract/api'
import type { Access, EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { sampleOf } from './samples.ts'

const IDENTITIES = ['out', 'admin', 'manager', 'hr', 'expert', 'incomplete', 'customer', 'forced'] as const

const Policies = z.record(z.string(), z.record(z.string(), z.int()))
const policies = z.parse(Policies, parse(readFileSync(new URL('./policies.yaml', import.meta.url), 'utf8')))

// It ends the session.
const LOGOUT = 'POST /logout'
const LOGOUT_LAST = Object.entries(policies).toSorted(
  ([a], [b]) => Number(a === LOGOUT) - Number(b === LOGOUT),
)

const endpoints = new Map<string, EndpointSpec>(
  Object.values(api).flatMap((feature: Record<string, EndpointSpec>) =>
    Object.values(feature).map((spec) => [`${spec.method} ${spec.path}`, spec] as const),
  ),
)

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

describe('access', () => {
  it('is written down for every endpoint, and for nothing else', () => {
    expect(Object.keys(policies).toSorted()).toEqual([...endpoints.keys()].toSorted())
  })

  describe.each(IDENTITIES)('of %s', (identity) => {
    let client: Client
    beforeAll(async () => {
      client = identity === 'out' ? portal.stranger() : await portal.as(identity)
    })

    it.each(LOGOUT_LAST)('to %s', async (name, row) => {
      const expected = row[identity] ?? row['each']
      const spec = endpoints.get(name)
      if (spec === undefined) throw new Error(`${name} is no endpoint`)
      const { path, body, form } = sampleOf(spec)

      if ('file' in spec.ok && spec.ok.file === 'text/event-stream' && expected === 200) {
        const stream = await client.open(path)
        expect(stream.status).toBe(expected)
        return stream.close()
      }
      const answer = await (form === undefined
        ? client.send(spec.method, path, body === undefined ? {} : { body })
        : client.upload(path, form))

      expect(answer.status, answer.text.slice(0, 300)).toBe(expected)
      if (expected === 404 && spec.access !== 'signed_in')
        expect(answer.text).toBe('{"message":"Not Found","code":"not_found"}')
    })
  })
})

describe('spellings', () => {
  const SPELLINGS = [
    (path: string) => `/${path}`,
    (path: string) => `${path}/`,
    (path: string) => path.toUpperCase(),
    (path: string) => path.replace('a', '%61'),
    (path: string) => `${path};x`,
    (path: string) => `${path}.json`,
    (path: string) => `/x/..${path}`,
  ]
  const guarded = [...endpoints.values()].filter(
    ({ access, method }) => typeof access === 'object' && method === 'GET' && !isForExperts(access),
  )

  it.each(guarded.map((spec) => spec.path))('of %s open nothing to an expert', async (path) => {
    const expert = await portal.as('expert2')
    const { path: canonical } = sampleOf(endpoints.get(`GET ${path}`) ?? never(path))

    for (const spell of SPELLINGS) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'] as const) {
        const { status } = await expert.send(method, spell(canonical), {
          headers: {
            'x-http-method-override': 'GET',
            'x-original-url': canonical,
            'x-rewrite-url': canonical,
          },
        })
        expect(status, `${method} ${spell(canonical)}`).toBeGreaterThanOrEqual(400)
      }
    }
  })
})

function isForExperts(access: Access): boolean {
  return typeof access === 'object' && 'roles' in access && access.roles.includes('growth_experts_expert')
}

function never(name: string): never {
  throw new Error(`${name} is no endpoint`)
}
