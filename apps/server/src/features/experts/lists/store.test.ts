import { EXPERT_TABS, type ExpertFilter } from '@guildhall/contract/experts/filter'
import { EXPERT_STATUSES } from '@guildhall/contract/experts/machine'
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  option,
  record,
  type Arbitrary,
} from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expert } from '#features/experts/given.ts'
import type { Reader } from '#features/experts/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { vettingActionsOf } from '#features/experts/vetting/policy.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { counts } from './count-store.ts'
import * as store from './store.ts'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

const DAYS = ['status_changed_at', 'invited_at', 'applied_at', 'approved_at', 'rejected_at', 'suspended_at']
const day = integer({ min: 1, max: 9 })
const life = record({
  status: constantFrom(...EXPERT_STATUSES),
  known: day,
  changed: day,
  // Of the other days each may never have come.
  days: array(option(day), { minLength: 5, maxLength: 5 }),
})
const asked = record({
  lives: array(life, { minLength: 12, maxLength: 12 }),
  as: constantFrom('admin', 'hr', 'manager'),
  direction: constantFrom('asc' as const, 'desc' as const),
  page: integer({ min: 1, max: 3 }),
})

const on = (one: number | null) => (one === null ? null : `2026-03-0${one}T00:00:00Z`)

describe('the list by date', () => {
  it('has the order in which the day of a status stands among vettings and people', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => expert(portal.db)))
    const ids = people.map(({ id }) => id)

    await assert(
      asyncProperty(asked, async ({ lives, as, direction, page }) => {
        for (const [index, one] of lives.entries()) await live(ids[index] ?? '', one)
        const question = { reader: await readerOf(as), filter: { id: ids }, now: new Date() }
        const at = { page, pageSize: 5 }

        const found = await store.ids(portal.db, question, { key: 'date', direction }, at)

        const expected = await byTheOldRule(await allOf(question), direction)
        expect(found).toEqual(expected.slice((page - 1) * 5, page * 5))
        expect(await store.total(portal.db, question)).toBe(expected.length)
      }),
      { numRuns: 40 },
    )
  })

  it('follows somebody who becomes the person of another', async () => {
    const [first, second] = [await expert(portal.db), await expert(portal.db)]
    await sql`update people set created_at = '2025-05-05T00:00:00Z' where id = ${second.id}`.execute(
      portal.db,
    )
    await sql`delete from experts where person_id = ${second.id}`.execute(portal.db)
    await sql`delete from expert_search where person_id = ${first.id}`.execute(portal.db)
    await sql`update experts set person_id = ${second.id}, status = 'New' where person_id = ${first.id}`.execute(
      portal.db,
    )

    const [row] = await store.rows(portal.db, await readerOf('admin'), [second.id])

    expect(row?.date).toEqual(new Date('2025-05-05T00:00:00Z'))
  })
})

describe('a first page', () => {
  it.each([
    ['experts_date', 'date', 'asc'],
    ['experts_date', 'date', 'desc'],
    ['people_by_name', 'name', 'asc'],
    ['people_by_name', 'name', 'desc'],
    ['people_by_years', 'years', 'desc'],
    ['experts_by_rating', 'rating', 'desc'],
  ] as const)('reads %s by %s %s', async (index, key, direction) => {
    const question = { reader: await readerOf('admin'), filter: {}, now: new Date() }

    const scans = await portal.db.transaction().execute(async (tx) => {
      await sql`set local enable_sort = off`.execute(tx)
      const before = await scansOf(tx, index)
      await store.ids(tx, question, { key, direction }, { page: 1, pageSize: 10 })
      return (await scansOf(tx, index)) - before
    })

    expect(scans).toBe(1)
  })
})

const searched = record({
  as: constantFrom('admin', 'hr', 'manager'),
  keyword: constantFrom('a', 'strategy', 'director', 'director strategy', 'sofia', 'nobodyatall', ' '),
  key: constantFrom('relevance' as const, 'date' as const, 'name' as const, 'rate' as const),
  page: integer({ min: 1, max: 12 }),
})

describe('a search', () => {
  it('has the rows and the total that are found one without the other', async () => {
    await assert(
      asyncProperty(searched, async ({ as, keyword, key, page }) => {
        const question = { reader: await readerOf(as), filter: { keyword }, now: new Date() }
        const [sort, at] = [{ key, direction: 'desc' } as const, { page, pageSize: 10 }]

        expect(await store.page(portal.db, question, sort, at)).toEqual({
          ids: await store.ids(portal.db, question, sort, at),
          total: await store.total(portal.db, question),
        })
      }),
      { numRuns: 60 },
    )
  })

  it('counts statuses within the filter, and tabs whatever status it names', async () => {
    const reader = await readerOf('manager')
    const of = (filter: ExpertFilter) => ({ reader, filter: { keyword: 'a', ...filter }, now: new Date() })

    const { statuses, tabs } = await counts(portal.db, of({ status: ['Approved'], tab: 'approved' }))

    const all = await store.total(portal.db, of({ status: ['Approved'], tab: 'approved' }))
    expect(all).toBeGreaterThan(5)
    expect(statuses).toEqual([{ status: 'Approved', count: all }])
    for (const tab of EXPERT_TABS) expect(tabs[tab], tab).toBe(await store.total(portal.db, of({ tab })))
  })
})

describe('who may be moved', () => {
  it.each(['admin', 'hr', 'manager'])('is told to %s as the rows of the list tell it', async (as) => {
    const reader = await readerOf(as)
    const [hired, invited] = [
      await expert(portal.db, { expertStatus: 'Suspended' }),
      await expert(portal.db, { expertStatus: 'New' }),
    ]
    await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, was_hired, manager_ids)
      values (gen_random_uuid(), ${hired.id}, gen_random_uuid(), 'A gig', 'Closed', true,
        array[${reader.userId}, gen_random_uuid()]::uuid[])`.execute(portal.db)
    await sql`update experts set invited_by = ${reader.userId} where person_id = ${invited.id}`.execute(
      portal.db,
    )
    const { rows: all } = await sql<{ id: string }>`select person_id as id from experts`.execute(portal.db)
    const ids = all.map(({ id }) => id)

    const told = new Map((await store.subjects(portal.db, reader, ids)).map((one) => [one.id, one]))

    const rows = await store.rows(portal.db, reader, ids)
    expect(rows.length).toBeGreaterThan(60)
    for (const row of rows) {
      const subject = { ...row, is_expert: true, may_resubmit: false, shown_to: [] }
      const brief = told.get(row.id) ?? { ...subject, status: null }
      expect(vettingActionsOf(reader, brief), row.id).toEqual(vettingActionsOf(reader, subject))
    }
  })
})

type Life = typeof life extends Arbitrary<infer One> ? One : never

async function live(id: string, { status, known, changed, days }: Life): Promise<void> {
  await sql`update people set created_at = ${on(known)} where id = ${id}`.execute(portal.db)
  const values = [changed, ...days].map(on)
  await sql`update experts set status = ${status}, ${sql.join(
    DAYS.map((column, index) => sql`${sql.ref(column)} = ${values[index] ?? null}`),
  )} where person_id = ${id}`.execute(portal.db)
}

async function readerOf(name: string): Promise<Reader> {
  const found = portal.db.selectFrom('users').select(['id', 'person_id', 'email'])
  const { id, person_id } = await found.where('email', '=', `${name}@demo.test`).executeTakeFirstOrThrow()
  const role = `growth_experts_${name === 'hr' ? 'hr_generalist' : name}`
  const roles = ['growth_experts_admin', 'growth_experts_hr_generalist', 'growth_experts_manager'] as const
  return { userId: id, personId: person_id, roles: roles.filter((one) => one === role), permissions: [] }
}

/** How often this connection has read an index, as far as it has not been told to all yet. */
async function scansOf(db: Db, index: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select pg_stat_get_xact_numscans(${index}::regclass)::int as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** In no order. */
async function allOf(question: store.Asked): Promise<string[]> {
  return (await store.named(portal.db, question, 100)).map(({ id }) => id)
}

/** As it was while the day of who has not applied stood with the person alone. */
async function byTheOldRule(ids: string[], direction: 'asc' | 'desc'): Promise<string[]> {
  const way = sql.raw(direction)
  const { rows } = await sql<{ id: string }>`
    select e.person_id as id from experts e join people p on p.id = e.person_id where e.person_id = any(${ids}::uuid[])
    order by case e.status
      when 'Approved' then coalesce(e.approved_at, e.status_changed_at)
      when 'Rejected' then coalesce(e.rejected_at, e.status_changed_at)
      when 'Suspended' then coalesce(e.suspended_at, e.status_changed_at)
      when 'Invited' then coalesce(e.invited_at, e.status_changed_at)
      when 'Pending' then coalesce(e.applied_at, e.status_changed_at)
      when 'Screened' then coalesce(e.applied_at, e.status_changed_at)
      else p.created_at end ${way} nulls last, e.person_id ${way}`.execute(portal.db)
  return rows.map(({ id }) => id)
}
