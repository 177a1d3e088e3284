import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { sampleOf } from './samples.ts'

/** How the schema library speaks when nobody gives it words. */
const LIBRARY_ENGLISH =
  /Invalid (?:input|option|string|ISO|UUID|URL|key|discriminator|element|base64)|Too (?:small|big)|Unrecognized|[Ee]xpected |received |must match|body\/|querystring/

const Refusal = z.object({ errors: z.record(z.string(), z.array(z.string())) })

const WRONG: readonly unknown[] = [null, 42, true, 'x', '', [], [42], {}, { x: 1 }, 'x'.repeat(10_000)]
const WRONG_WORDS = ['Nope', '-1', '1e9', 'x'.repeat(3000)]

const CALLS = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .filter(({ path }) => path !== '/logout' && !path.endsWith('/stream'))

let portal: Portal
const callers = new Map<string, Client>()
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100000' })
  for (const name of ['admin', 'expert', 'customer']) callers.set(name, await portal.as(name))
})
afterAll(() => portal.stop())

describe('no answer speaks the English of a library', () => {
  it.each(CALLS.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))('%s', async (_name, spec) => {
    const caller = callerOf(spec)
    const { path, body } = sampleOf(spec)

    const texts: string[] = []
    for (const wrong of wrongBodies(spec, body))
      texts.push((await caller.send(spec.method, path, { body: wrong })).text)
    const named: string[] = []
    for (const query of wrongQueries(spec)) {
      const { text, body: said } = await caller.send(spec.method, `${path.split('?')[0]}?${query}`)
      texts.push(text)
      named.push(...Object.keys(z.safeParse(Refusal, said).data?.errors ?? {}))
    }

    expect(texts.filter((text) => isRefusal(text) && LIBRARY_ENGLISH.test(text))).toEqual([])
    expect(
      named.filter((name) => name.includes('.')),
      'parameters by names that nobody sent',
    ).toEqual([])
  })

  it('tells an address that is missing from one that is none', async () => {
    const stranger = portal.stranger()
    const said = async (email: unknown) => (await stranger.post('/accounts/password/forgot', { email })).body

    for (const nothing of [undefined, null, '', ' '])
      expect(await said(nothing)).toMatchObject({ errors: { email: ['This field is required.'] } })
    expect(await said('nobody')).toMatchObject({ errors: { email: ['Please enter a valid email.'] } })
  })

  it('says what is missing, and what may be chosen', async () => {
    const admin = callers.get('admin') ?? portal.stranger()
    const { body } = await admin.get('/gigs?status=Nope&pageSize=x')
    const clone = await admin.post('/gigs/01932f5e-7d3a-7000-8000-000000000000/clone', {})

    expect(body).toMatchObject({
      errors: {
        status: [expect.stringContaining('Choose from: Draft, ')],
        pageSize: ['Use a whole number.'],
      },
    })
    expect(clone.body).toMatchObject({
      errors: { name: ['Field is required'], baseYear: ['Field is required'] },
    })
  })
})

/** Whoever comes through its door. */
function callerOf({ access }: EndpointSpec): Client {
  const roles = typeof access === 'object' && 'roles' in access ? access.roles.join() : 'admin'
  const name = ['admin', 'expert', 'customer'].find((one) => roles.includes(one)) ?? 'admin'
  return callers.get(name) ?? portal.stranger()
}

function isRefusal(text: string): boolean {
  return text.startsWith('{"message"')
}

/** The sample with each of its fields spoilt in turn, and things that are no body at all. */
function wrongBodies({ input }: EndpointSpec, sample: unknown): unknown[] {
  if (input.body === undefined) return []
  const whole = z.safeParse(z.record(z.string(), z.unknown()), sample).data ?? {}
  const names = new Set([...Object.keys(whole), ...namesOf(input.body)])
  const spoilt = [...names].flatMap((name) => WRONG.map((wrong) => ({ ...whole, [name]: wrong })))
  const { body } = input
  const all = [{}, [], 42, 'x', null, [42], { ...whole, unknown_field: 1 }, ...spoilt]
  return all.filter((wrong) => !z.safeParse(body, wrong).success)
}

function wrongQueries({ input }: EndpointSpec): string[] {
  if (input.query === undefined) return []
  return [
    'unknown_field=1',
    ...namesOf(input.query).flatMap((name) => WRONG_WORDS.map((word) => `${name}=${word}`)),
  ]
}

const Described = z.object({ properties: z.optional(z.record(z.string(), z.unknown())) })

function namesOf(schema: z.ZodMiniType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(z.parse(Described, described).properties ?? {})
}
