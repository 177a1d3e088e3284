import { ACTIVITY_TYPES } from '@guildhall/contract/activity'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { activity } from './given.ts'

// What the list finds for filters chosen at will, whatever way its SQL goes, is what they say of each row.

const PEOPLE = ['01932f5e-7d3a-7000-8000-00000000a11c', '01932f5e-7d3a-7000-8000-000000000b0b']
const CHOICES = {
  type: [...ACTIVITY_TYPES],
  status: ['success', 'failed'],
  user_id: PEOPLE,
  browser: ['Chrome', 'Firefox', 'Safari'],
  os: ['Windows', 'iOS'],
  device: ['Desktop', 'Mobile'],
  ip: ['203.0.113.1', '203.0.113.2'],
} as const
const NAMES = ['Elder', 'Elm', 'Oak', 'Ash 12']
const ROWS = 80

type Key = keyof typeof CHOICES
type Row = Record<Key, string> & { log_name: string; at: Date }

let portal: Portal
let admin: Client
let rows: Row[]
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  await admin.put('/settings/activity-logging', { enabled: false })
  rows = Array.from({ length: ROWS }, (_, n) => rowOf(n))
  for (const { at, ...row } of rows)
    await activity(portal.db, { ...row, type: typeOf(row.type), title: row.log_name, created_at: at })
})
afterAll(() => portal.stop())

const typeOf = (text: string) => ACTIVITY_TYPES.find((one) => one === text) ?? 'visit'

/** Spread so that each pair of values meets in some rows and some triples never. */
function rowOf(n: number): Row {
  const pick = (values: readonly string[], by: number) => values[Math.floor(n / by) % values.length] ?? ''
  return {
    type: pick(CHOICES.type, 1),
    status: pick(CHOICES.status, 3),
    user_id: pick(CHOICES.user_id, 5),
    browser: pick(CHOICES.browser, 2),
    os: pick(CHOICES.os, 4),
    device: pick(CHOICES.device, 7),
    ip: pick(CHOICES.ip, 6),
    log_name: `${pick(NAMES, 1)} ${String(n).padStart(3, '0')}`,
    at: new Date(Date.UTC(2026, 9, 1 + (n % 20), 12, n)),
  }
}

const List = z.object({
  data: z.array(z.object({ log_name: z.nullable(z.string()) })),
  meta: z.object({ total: z.number() }),
})

const several = (key: 'user_id' | 'browser' | 'os' | 'device') =>
  fc.option(fc.subarray([...CHOICES[key]], { minLength: 1 }), { nil: undefined })
const one = (key: 'type' | 'status' | 'ip') => fc.option(fc.constantFrom(...CHOICES[key]), { nil: undefined })

const asked = fc.record({
  type: one('type'),
  status: one('status'),
  ip: one('ip'),
  user_id: several('user_id'),
  browser: several('browser'),
  os: several('os'),
  device: several('device'),
  search: fc.option(fc.constantFrom('el', 'elder', 'k', 'oak 0', '12', '%', 'zz'), { nil: undefined }),
  end_at: fc.option(fc.constantFrom('2026-10-05', '2026-10-12'), { nil: undefined }),
  sort: fc.constantFrom('created_at:desc', 'created_at:asc', 'log_name:asc', 'log_name:desc'),
  pageSize: fc.constantFrom(3, 20, 100),
  page: fc.constantFrom(1, 2),
})
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never

function expected({ sort, search, end_at: until, page: _, pageSize: __, ...filter }: Asked): Row[] {
  const found = rows.filter((row) => {
    const holds = Object.entries(filter).every(([key, wanted]) => {
      const value = z.parse(z.record(z.string(), z.unknown()), row)[key]
      return wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)
    })
    const isFound = search === undefined || row.log_name.toLowerCase().includes(search)
    return holds && isFound && (until === undefined || row.at < new Date(`${until}T24:00:00Z`))
  })
  const [key, way] = sort.split(':')
  const sorted = found.toSorted((a, b) =>
    key === 'log_name' ? (a.log_name < b.log_name ? -1 : 1) : a.at.getTime() - b.at.getTime(),
  )
  return way === 'asc' ? sorted : sorted.toReversed()
}

it('finds what every filter says of a row, in its order and page by page', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (query) => {
      const { page, pageSize } = query
      const parts = Object.entries(query).flatMap(([key, value]) =>
        Array.isArray(value)
          ? value.map((each) => `${key}[]=${each}`)
          : value === undefined
            ? []
            : [`${key}=${encodeURIComponent(value)}`],
      )
      const { status, body, text } = await admin.get(`/activities?start_at=2026-10-01&${parts.join('&')}`)
      expect(status, text).toBe(200)

      const { data, meta } = z.parse(List, body)
      const all = expected(query)
      const start = (page - 1) * pageSize
      expect(data.map((row) => row.log_name)).toEqual(
        all.slice(start, start + pageSize).map((row) => row.log_name),
      )
      expect(meta.total).toBe(all.length)
    }),
    { numRuns: 200 },
  )
})
