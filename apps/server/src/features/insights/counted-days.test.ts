import { insights as contract } from '@guildhall/contract/insights'
import type { InsightName } from '@guildhall/contract/insights/catalogue'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { activity, events } from '#features/activity/given.ts'
import { person } from '#features/people/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { countDays } from './counted-days.ts'

const DAY = 86_400_000
const NAMES = ['active-people', 'visits', 'slow-calls'] as const

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function read(name: InsightName, from: string, to: string) {
  const answer = await admin.get(`/insights/${name}?from=${from}&to=${to}`)
  expect(answer.status, answer.text).toBe(200)
  return z.parse(contract.read.ok, answer.body).data.rows
}

const dayOf = (daysAgo: number) =>
  new Date(portal.clock.now.getTime() - daysAgo * DAY).toISOString().slice(0, 10)

/** Yesterday counts as over from a quarter past midnight on: whenever this runs, it is over at noon. */
const countUntilYesterday = () => countDays(portal.db, new Date(`${dayOf(0)}T12:00:00Z`))

/** A call on that day, an hour after midnight. */
function call(
  daysAgo: number,
  user: string,
  seconds: number,
  more: { status?: 'failed'; path?: string } = {},
) {
  const { status = 'success', path = '/api/things' } = more
  return activity(portal.db, {
    type: 'retrieve',
    title: 'List things',
    log_name: 'List things',
    api_path: path,
    response_time: seconds,
    status,
    user_id: user,
    created_at: new Date(`${dayOf(daysAgo)}T01:00:00Z`),
  })
}

function visit(daysAgo: number, user: string, hour: number) {
  const created_at = new Date(`${dayOf(daysAgo)}T${String(hour).padStart(2, '0')}:30:00Z`)
  return activity(portal.db, { user_id: user, created_at })
}

describe('the days of the log', () => {
  it('are the same counted by the day as counted from the log', async () => {
    const [one, other] = [await portal.userId('manager'), await portal.userId('hr')]
    for (const ago of [40, 39, 31, 12, 12, 5, 1]) {
      await visit(ago, one, ago % 24)
      await call(ago, ago % 2 === 0 ? one : other, ago / 10)
    }
    await call(12, one, 9, { status: 'failed', path: '/api/things/:id' })
    const periods = [
      [dayOf(45), dayOf(0)],
      [dayOf(39), dayOf(12)],
      [dayOf(12), dayOf(12)],
      [dayOf(60), dayOf(41)],
    ] as const
    const all = () =>
      Promise.all(
        periods.flatMap(([from, to]) =>
          // Without the calls of this test itself, which are of today.
          NAMES.map(async (name) =>
            (await read(name, from, to)).filter(({ label }) => !label.includes('insights')),
          ),
        ),
      )

    const fromTheLog = await all()
    await countUntilYesterday()
    const byTheDay = await all()
    await countUntilYesterday()

    const { days } = await portal.db
      .selectFrom('insight_days')
      .select(({ fn }) => fn.countAll<number>().as('days'))
      .executeTakeFirstOrThrow()
    expect(days).toBe(40)
    expect(fromTheLog.flat().filter(({ count }) => count > 0).length).toBeGreaterThan(20)
    expect(byTheDay).toEqual(fromTheLog)
    expect(await all()).toEqual(fromTheLog)
  })

  it('count what comes on other days too, older or newer', async () => {
    const who = await portal.userId('manager')
    await visit(70, who, 4)
    await visit(0, who, 0)

    const before = await read('visits', dayOf(70), dayOf(70))
    const whole = await read('visits', dayOf(70), dayOf(0))

    expect(before.filter(({ count }) => count > 0)).toMatchObject([{ count: 1, hour: 4 }])
    expect(whole.reduce((sum, { count }) => sum + count, 0)).toBe(9)
  })

  it('still count calls of somebody whose rows were emptied by an erasure', async () => {
    const id = await call(100, await portal.userId('hr'), 2)
    await portal.db.transaction().execute(async (tx) => {
      await sql`set local role none`.execute(tx)
      await sql`update activity_logs set title = null where id = ${id}`.execute(tx)
    })

    expect(await read('slow-calls', dayOf(100), dayOf(100))).toMatchObject([
      { label: 'List things (/api/things)', count: 1 },
    ])
  })

  it('are counted by the release before as well, while its last instance runs', async () => {
    const before = await read('slow-calls', dayOf(5), dayOf(5))
    await sql`insert into insight_calls (day, api_path, title, step, calls, failed)
      values (${dayOf(5)}::date, '/api/before', 'Read before', 10, 3, 1)`.execute(portal.db)

    const after = await read('slow-calls', dayOf(5), dayOf(5))

    expect(after).toHaveLength(before.length + 1)
    expect(after).toContainEqual(
      expect.objectContaining({ label: 'Read before (/api/before)', count: 3, failed: 1 }),
    )
    await sql`delete from insight_calls where api_path = '/api/before'`.execute(portal.db)
    expect(await read('slow-calls', dayOf(5), dayOf(5))).toEqual(before)
  })

  it('are forgotten when the log has forgotten them', async () => {
    await portal.db.transaction().execute(async (tx) => {
      await sql`set local role none`.execute(tx)
      await sql`delete from activity_logs where created_at < ${dayOf(12)}::date`.execute(tx)
    })
    await countUntilYesterday()

    const { rows } = await sql<{ first: string }>`select least((select min(day) from insight_days),
      (select min(day) from insight_visits), (select min(day) from insight_people),
      (select min(day) from insight_path_calls))::text as first`.execute(portal.db)
    expect(rows[0]?.first).toBe(dayOf(12))
  })
})

it('knows how long somebody was in a status, in whatever order the events came', async () => {
  const move = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    // No two at the same moment: which of them came first nobody could say.
    status: fc.constantFrom('New', 'Pending', 'Approved', 'Rejected'),
  })
  const moves = fc.array(move, { minLength: 2, maxLength: 12 }).chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(
        list.map((_, index) => index),
        { minLength: list.length },
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(moves, async ([list, order]) => {
      const people = await Promise.all([0, 1, 2].map(() => person(portal.db, {})))
      const year = 2001 + Math.floor(Math.random() * 20)
      const at = (place: number) => new Date(Date.UTC(year, 0, 1 + place * 2, place))
      for (const place of order) {
        const one = list[place]
        const id = people[one?.who ?? 0]?.id ?? ''
        const from = list.slice(0, place).findLast(({ who }) => who === one?.who)?.status ?? null
        await events(portal.db, [
          {
            kind: 'expert.moved',
            subject: { kind: 'expert', id, title: 'Somebody' },
            differences: { status: { from, to: one?.status } },
            actorId: null,
            at: at(place),
          },
        ])
      }

      const { rows } = await sql<{ same: boolean }>`
        with raw as (
          select id, lag(created_at) over (partition by subject_id order by created_at) as came_at from domain_events
          where subject_id = any (${people.map(({ id }) => id)}::uuid[])
        ) select bool_and(raw.came_at is not distinct from e.came_at) and count(*) = ${list.length} as same
        from raw join insight_events e on e.event_id = raw.id`.execute(portal.db)
      expect(rows).toEqual([{ same: true }])
    }),
    { numRuns: 25 },
  )
})
