import { hiring } from '@guildhall/contract/hiring'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import * as calls from './calls/store.ts'
import { deliverable } from './given.ts'
import * as hours from './hours/store.ts'

const DAY = 86_400_000
let portal: Portal
let manager: Client
let me: { id: string; client: Client }
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  me = await newExpert()
})
afterAll(() => portal.stop())

async function newExpert() {
  const one = await givenExpert(portal.db)
  return { ...one, client: await portal.stranger().signIn(one.email) }
}

/** A hire of a project of its own. */
async function hired(who = me) {
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const id = await engagement(portal.db, {
    gig,
    expert: who.id,
    status: 'Hired',
    columns: { starts_on: '2026-01-01' },
  })
  return { gig, id }
}

const inDays = (days: number) => new Date(portal.clock.now.getTime() + days * DAY)

async function call(id: string, days: number, status: 'booked' | 'moved' | 'held' = 'booked') {
  const [start, end] = [inDays(days), new Date(inDays(days).getTime() + DAY / 48)]
  const times = { created_at: portal.clock.now, updated_at: portal.clock.now, start_at: start, end_at: end }
  await calls.insert(portal.db, { engagement_id: id, title: `Call in ${days}`, status, ...times })
}

const entry = (id: string, day: string) =>
  hours.insert(portal.db, {
    engagement_id: id,
    day,
    minutes: 60,
    created_at: portal.clock.now,
    updated_at: portal.clock.now,
  })

const briefOf = async (gig: string, client = me.client) =>
  z.parse(hiring.brief.ok, (await client.get(`/gigs/${gig}/brief`)).body).data.engagement?.next_date
const rowOf = async (gig: string, id: string, client = manager) =>
  z
    .parse(hiring.engagements.ok, (await client.get(`/gigs/${gig}/engagements`)).body)
    .data.find((row) => row.id === id)?.next_date

describe('what comes next', () => {
  it('is the first of calls, deliverables and weeks of hours, the same for both sides', async () => {
    const { gig, id } = await hired()
    expect(await briefOf(gig)).toBeNull()

    await deliverable(portal.db, { gig, title: 'Price model', due_at: inDays(9) })
    const owed = { kind: 'deliverable', title: 'Price model', at: inDays(9).toISOString() }
    expect([await briefOf(gig), await rowOf(gig, id)]).toEqual([owed, owed])

    await call(id, 5)
    const booked = { kind: 'call', title: 'Call in 5', at: inDays(5).toISOString() }
    expect([await briefOf(gig), await rowOf(gig, id)]).toEqual([booked, booked])

    await entry(id, '2026-02-04')
    const week = { kind: 'hours', title: '2026-02-02', at: '2026-02-09T00:00:00.000Z' }
    expect([await briefOf(gig), await rowOf(gig, id)]).toEqual([week, week])
    const { body } = await me.client.get('/engagements/own?tab=active')
    const own = z.parse(hiring.ownProjects.ok, body).data.find((row) => row.id === gig)
    expect(own?.engagement?.next_date).toEqual(week)
  })

  it('is nothing that is over, done, or somebody else’s', async () => {
    const { gig, id } = await hired()
    const other = await engagement(portal.db, { gig, expert: (await newExpert()).id, status: 'Hired' })
    await call(id, -2)
    await call(id, 2, 'held')
    await call(other, 1)
    await deliverable(portal.db, { gig, engagement_id: other, due_at: inDays(3) })
    await deliverable(portal.db, { gig, due_at: inDays(4), status: 'handed_in', handed_in_at: inDays(-1) })
    await deliverable(portal.db, { gig })
    await entry(id, '2026-02-04')
    await hours.setWeek(portal.db, id, '2026-02-02', {
      status: 'submitted',
      reason: null,
      submitted_at: portal.clock.now,
      decided_at: null,
      decided_by: null,
    })

    expect([await briefOf(gig), await rowOf(gig, id)]).toEqual([null, null])
    expect((await rowOf(gig, other))?.title).toBe('Call in 1')
  })

  it('is what was late first, and a week that was sent back', async () => {
    const { gig, id } = await hired()
    const sentBack = { status: 'sent_back', handed_in_at: inDays(-4), reason: 'No.' } as const
    await deliverable(portal.db, { gig, title: 'Overdue', due_at: inDays(-3), ...sentBack })
    await call(id, 1)
    expect((await briefOf(gig))?.title).toBe('Overdue')

    await entry(id, '2026-02-04')
    await hours.setWeek(portal.db, id, '2026-02-02', {
      status: 'sent_back',
      reason: 'More?',
      submitted_at: portal.clock.now,
      decided_at: portal.clock.now,
      decided_by: null,
    })
    expect((await briefOf(gig))?.kind).toBe('hours')
  })

  it('is the hours alone once the work has ended', async () => {
    const { gig, id } = await hired()
    await deliverable(portal.db, { gig, due_at: inDays(2) })
    await call(id, 1)
    await entry(id, '2026-02-04')
    await manager.post(`/engagements/${id}/end`, { outcome: 'completed' })

    expect((await briefOf(gig))?.kind).toBe('hours')
    await me.client.post(`/engagements/${id}/hours/submit`, { week: '2026-02-02' })
    expect(await briefOf(gig)).toBeNull()
  })
})

describe('what comes next of the onboarded', () => {
  const next = async (client: Client) =>
    z
      .parse(hiring.ics.ok, (await client.get('/ics?pageSize=100')).body)
      .data.flatMap(({ current_gig: gig, next_date: date }) =>
        gig && date ? [`${gig.name}: ${date.title}`] : [],
      )

  it('stands for who runs the project, and for nobody else', async () => {
    const seen = await next(manager)

    expect(seen.length).toBeGreaterThan(0)
    expect(await next(await portal.as('admin'))).toEqual(expect.arrayContaining(seen))
    expect(await next(await portal.as('hr'))).toEqual([])
    expect(await next(await portal.as('expert2'))).toEqual([])
  })
})
