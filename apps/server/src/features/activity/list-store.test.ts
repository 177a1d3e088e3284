import { ACTIVITY_TYPES } from '@guildhall/contract/activity'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import { activity } from './given.ts'
import { countUpTo, page, type Filter, type Sort } from './list-store.ts'

// What filters that are chosen at will find, whatever way the SQL goes, is what they say of each row.

const PEOPLE = ['01932f5e-7d3a-7000-8000-00000000a11c', '01932f5e-7d3a-7000-8000-000000000b0b']
const STATUSES = ['success', 'failed'] as const
const IPS = ['203.0.113.1', '203.0.113.2']
const BROWSERS = ['Chrome', 'Firefox', 'Safari']
const SYSTEMS = ['Windows', 'iOS']
const DEVICES = ['Desktop', 'Mobile']
const NAMES = ['Elder', 'Elm', 'Oak', 'Ash 12']
const ROWS = 80

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  for (const { at, ...row } of rows)
    await activity(portal.db, { ...row, title: row.log_name, created_at: at })
})
afterAll(() => portal.stop())

function pick<T>(values: readonly [T, ...T[]] | readonly T[], place: number): T {
  const value = values[Math.floor(place) % values.length]
  if (value === undefined) throw new Error('There is nothing to pick.')
  return value
}

/** So spread that each pair of values meets in some rows and some triples never. */
const rows = Array.from({ length: ROWS }, (_, n) => ({
  type: pick(ACTIVITY_TYPES, n),
  status: pick(STATUSES, n / 3),
  user_id: pick(PEOPLE, n / 5),
  browser: pick(BROWSERS, n / 2),
  os: pick(SYSTEMS, n / 4),
  device: pick(DEVICES, n / 7),
  ip: pick(IPS, n / 6),
  log_name: `${pick(NAMES, n)} ${String(n).padStart(3, '0')}`,
  at: new Date(Date.UTC(2026, 9, 1 + (n % 20), 12, n)),
}))
const FIRST = new Date('2026-10-01T00:00:00Z')

/** Few at a time, so that enough rows are left. */
const maybe = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one })
const some = (values: readonly string[]) => maybe(fc.subarray([...values], { minLength: 1 }))

const filters: fc.Arbitrary<Filter> = fc.record({
  since: fc.constant(FIRST),
  until: maybe(fc.constantFrom(new Date('2026-10-06T00:00:00Z'), new Date('2026-10-13T00:00:00Z'))),
  type: maybe(fc.constantFrom(...ACTIVITY_TYPES)),
  status: maybe(fc.constantFrom(...STATUSES)),
  ip: maybe(fc.constantFrom(...IPS)),
  users: some(PEOPLE),
  browsers: some(BROWSERS),
  systems: some(SYSTEMS),
  devices: some(DEVICES),
  term: maybe(fc.constantFrom('el', 'elder', 'k', 'oak 0', '12', '%', 'zz')),
  writesOnly: maybe(fc.constant(true)),
})
const sorts: fc.Arbitrary<Sort> = fc.record({
  key: fc.constantFrom('created_at' as const, 'log_name' as const),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
})

function expected(filter: Filter, { key, direction }: Sort): string[] {
  const among = (values: readonly string[] | undefined, value: string) => values?.includes(value) ?? true
  const found = rows.filter(
    (row) =>
      (filter.until === undefined || row.at < filter.until) &&
      (filter.type ?? row.type) === row.type &&
      (filter.status ?? row.status) === row.status &&
      (filter.ip ?? row.ip) === row.ip &&
      among(filter.users, row.user_id) &&
      among(filter.browsers, row.browser) &&
      among(filter.systems, row.os) &&
      among(filter.devices, row.device) &&
      row.log_name.toLowerCase().includes(filter.term ?? '') &&
      (filter.writesOnly !== true || row.type !== 'retrieve'),
  )
  const byName = (a: { log_name: string }, b: { log_name: string }) => (a.log_name < b.log_name ? -1 : 1)
  const sorted = found.toSorted((a, b) =>
    key === 'log_name' ? byName(a, b) : a.at.getTime() - b.at.getTime(),
  )
  return (direction === 'asc' ? sorted : sorted.toReversed()).map((row) => row.log_name)
}

it('finds the same rows in the same order, in whatever way they are looked for', async () => {
  const { db } = portal
  const places = fc.record({ page: fc.constantFrom(1, 2, 4), pageSize: fc.constantFrom(2, 7) })
  await fc.assert(
    fc.asyncProperty(filters, sorts, places, async (filter, sort, at) => {
      const all = expected(filter, sort)
      const start = (at.page - 1) * at.pageSize
      for (const areFew of [false, true]) {
        const found = await page(db, filter, sort, at, areFew)
        expect(found.map((row) => row.log_name)).toEqual(all.slice(start, start + at.pageSize))
      }
      expect(await countUpTo(db, filter, 10_000)).toBe(all.length)
    }),
    { numRuns: 300 },
  )
})
