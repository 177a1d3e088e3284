import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPdf } from '#platform/documents/pdf.ts'
import { validCall } from '#test/fuzz/calls.ts'
import { diceOf } from '#test/fuzz/dice.ts'
import { partsOf } from '#test/fuzz/secrets.ts'
import { readThings } from '#test/fuzz/things.ts'
import { giveRows as givePlainRows } from '#test/named-everywhere.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { hiddenIn, holds, sweep } from '#test/canary.ts'
import { columnsOf, textColumns } from './columns.ts'
import { plantCanaries, type Planted } from './planting.ts'
import { OPEN, PRIVATE } from './private-columns.ts'
import { giveRows } from './rows.ts'

const TRIES = 3
let portal: Portal
let planted: Planted
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000000' })
  await givePlainRows(portal.db)
  await giveRows(portal.db)
  planted = await plantCanaries(portal.databaseUrl)
})
afterAll(() => portal.stop())

const hidden = Object.entries(PRIVATE).flatMap(([table, lines]) =>
  Object.keys(lines).flatMap((names) => columnsOf(`${table}.${names}`)),
)
const open = Object.keys(OPEN).flatMap(columnsOf)

describe('a canary', () => {
  it('sits in every column in which something private could stand', async () => {
    const columns = (await textColumns(portal.db)).map(({ table, column }) => `${table}.${column}`)
    const listed = [...hidden, ...open]

    expect(columns.length).toBeGreaterThan(150)
    expect(columns.filter((column) => !listed.includes(column))).toEqual([])
    expect(listed.filter((column) => !columns.includes(column))).toEqual([])
    expect(hidden.filter((column) => open.includes(column))).toEqual([])
    expect(planted.empty).toEqual([])
  })

  it.each(['canary-secret-x', 'canary-hidden-x'])('would be noticed, also as bytes: %s', (token) => {
    expect(() => sweep(token, 'somebody')).toThrow('somebody received a')
    if (!token.includes('secret')) return
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(() => sweep(Buffer.from(token).toString(form), 'somebody')).toThrow('received a secret')
  })

  it.each(['canary-secret-x', 'canary-hidden-x'])(
    'would be noticed on the page of a PDF: %s',
    async (token) => {
      const document = { brand: '', title: 'Paper', lines: [token], facts: [], footer: '', parts: [] }
      const parts = await partsOf(await toPdf(document, new Date()))

      expect(() => parts.forEach((part) => sweep(part, 'somebody'))).toThrow('somebody received a')
    },
  )
})

const reads: readonly EndpointSpec[] = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .filter(({ method, ok }) => method === 'GET' && !('file' in ok && ok.file === 'text/event-stream'))

describe('of all that can be read of others', () => {
  it.each(['admin', 'manager', 'hr', 'expert', 'incomplete', 'customer', 'a stranger'])(
    '%s receives nothing that is not theirs to read',
    async (name) => {
      const client = name === 'a stranger' ? portal.stranger() : await portal.as(name)
      client.allowed.push(...planted.all)
      const readable = planted.readable(name)
      const things = await readThings(portal.db, diceOf(1))
      const leaks = new Set<string>()
      let answered = 0

      for (const spec of reads) {
        for (let tries = spec.path.includes(':') ? TRIES : 1; tries > 0; tries -= 1) {
          const { path, query } = validCall(spec, things)
          const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, textOf(value)]))
          const { status, bytes } = await client.get(`${path}?${String(asked)}`)
          if (status < 300) answered += 1
          for (const part of await partsOf(bytes)) {
            sweep(part, name, planted.all)
            for (const hit of hiddenIn(part)) if (!holds(readable, hit)) leaks.add(`${spec.path}: ${hit}`)
          }
        }
      }

      expect([...leaks]).toEqual([])
      expect(answered).toBeGreaterThan(name === 'a stranger' ? 1 : 30)
    },
    120_000,
  )
})

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
