import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { knownSample } from '#app/known-objects.ts'
import type { Client } from './client.ts'
import { isObject } from './fuzz/calls.ts'
import { diceOf } from './fuzz/dice.ts'
import { readThings, type Things } from './fuzz/things.ts'
import { schemaOf, valueOf, type Json } from './fuzz/values.ts'
import { startPortal, type Portal } from './portal.ts'

const CALLERS = ['admin', 'manager', 'expert', 'customer', 'hr']

type Path = readonly string[]
const Node = z.looseObject({
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
})

/** Where lists stand in what an endpoint takes, with the schema of what stands in them. */
function listsIn(schema: unknown, path: Path = []): { path: Path; items: unknown }[] {
  const { items, anyOf = [], properties = {} } = Node.parse(schema)
  return [
    ...(items === undefined ? [] : [{ path, items }]),
    ...anyOf.flatMap((one) => listsIn(one, path)),
    ...Object.entries(properties).flatMap(([key, part]) => listsIn(part, [...path, key])),
  ]
}

const LISTS = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .flatMap((spec) =>
    spec.input.body === undefined
      ? []
      : listsIn(schemaOf(spec.input.body)).map((list) => ({
          ...list,
          spec,
          key: list.path.join('.'),
          name: `${spec.method} ${spec.path}`,
        })),
  )

/** Values that are good in a list, where not every id or word is: by the call and the key of the list. */
const FITTING: readonly (readonly [list: RegExp, query: string])[] = [
  ...['industr', 'region', 'language', 'skill', 'tag'].map(
    (word) =>
      [
        new RegExp(`\\.?${word}[a-z]*_(id|ids|required|nice)$`),
        `select id from reference_items where list like '${word}%' and not is_draft order by id limit 1`,
      ] as const,
  ),
  [/segment/, 'select id from industry_segments order by id limit 1'],
  [/gigs.*close reason_ids/, `select id from reasons where kind = 'gig_close' order by id limit 1`],
  [/gigs.* reason_ids/, `select id from reasons where kind = 'gig_reject' order by id limit 1`],
  [/suspend reason_ids/, `select id from reasons where kind = 'suspend' order by id limit 1`],
  [/reject reason_ids/, `select id from reasons where kind = 'reject' order by id limit 1`],
  [/decline reason_ids/, `select id from reasons where kind = 'decline' order by id limit 1`],
  [/conflict_company_ids/, 'select id from companies where not is_draft order by id limit 1'],
  [/co_owner_ids/, `select id from users where email = 'manager2@demo.test'`],
  [/mention_ids/, `select id from users where email = 'manager@demo.test'`],
  [/status/, `select 'Approved' as id`],
  [/demarcation/, `select 'Panel Member' as id`],
  [/extensions/, `select 'pdf' as id`],
  [/currencies/, `select 'EUR' as id`],
]

let portal: Portal
let things: Things
const callers: Client[] = []
const taken = new Set<string>()
const paths = new Map<string, string>()
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100000' })
  things = await readThings(portal.db, diceOf(1))
  for (const name of CALLERS) callers.push(await portal.as(name))
  const [admin, manager] = [await portal.as('admin'), await portal.as('manager')]
  const draft = await made(manager, '/gigs', { type: 'growth-opportunity', name: 'Twice' })
  const roster = await made(admin, '/rosters', { name: 'Twice' })
  paths.set('PUT /gigs/:id', `/gigs/${draft}`)
  for (const method of ['POST', 'DELETE'])
    paths.set(`${method} /rosters/:id/experts`, `/rosters/${roster}/experts`)
})
afterAll(() => portal.stop())

const Made = z.object({ data: z.object({ id: z.string() }) })

async function made(by: Client, path: string, body: unknown): Promise<string> {
  return z.parse(Made, (await by.post(path, body)).body).data.id
}

describe('what stands twice in a list is refused, or taken as once', () => {
  it.each(LISTS)('"$key" of $name', async ({ spec, path, items, key, name }) => {
    const example = await knownSample(portal.db, spec)
    const send = (caller: Client, body: Json) =>
      caller.send(spec.method, paths.get(name) ?? example.path, { body })
    const fit = await fitting(`${name} ${key}`)
    const value = () => fit ?? valueOf(items, path.at(-1) ?? '', things)
    const once = withList(bodyOf(example.body, key), path, (known) =>
      fit === undefined && known.length > 0 ? known : [value()],
    )
    const twice = withList(once, path, (known) => [...known, ...known])

    for (const caller of callers) {
      const { status, text } = await send(caller, twice)
      expect(status, `${caller.name}: ${text} for ${JSON.stringify(twice)}`).toBeLessThan(500)
      if (status < 300) taken.add(`${name} ${key}`)
      // No conflict with itself.
      if (status === 409) expect((await send(caller, once)).status, text).toBeGreaterThanOrEqual(400)
    }
  })

  it('and that is tried with most of them past all other checks', () => {
    expect(taken.size).toBeGreaterThan(LISTS.length / 2)
  })
})

async function fitting(list: string): Promise<Json | undefined> {
  const [, query] = FITTING.find(([pattern]) => pattern.test(list)) ?? []
  if (query === undefined) return undefined
  const { rows } = await sql.raw<{ id: string }>(query).execute(portal.db)
  return rows[0]?.id
}

let count = 0

/** The example under a name and an address of its own; a filter stands instead of ids. */
function bodyOf(example: unknown, key: string): Json {
  const body = z.parse(z.json(), example ?? {})
  if (!isObject(body)) return body
  count += 1
  const { ids, ...rest } = body
  return {
    ...(key.startsWith('filter.') || ids === undefined ? rest : body),
    ...(typeof body['name'] === 'string' ? { name: `Twice ${count}` } : {}),
    ...(typeof body['email'] === 'string' ? { email: `twice-${count}@x.test` } : {}),
  }
}

/** The same body with another list there. */
function withList(body: Json | undefined, [key, ...rest]: Path, change: (known: Json[]) => Json[]): Json {
  if (key === undefined) return change(Array.isArray(body) ? body : [])
  const given = isObject(body) ? body : {}
  return { ...given, [key]: withList(given[key], rest, change) }
}
