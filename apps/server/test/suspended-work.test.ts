import { hiring } from '@guildhall/contract/hiring'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { deliverable } from '#features/work/given.ts'
import type { Client, Received } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

let portal: Portal
let expert: Client
let manager: Client
const ids = { gig: '', hire: '', over: '', owed: '', person: '' }
const day = () => portal.clock.now.toISOString().slice(0, 10)

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  expert = await portal.as('expert')
  manager = await portal.as('manager')
  const owner = await portal.userId('manager')
  const { body } = await expert.get('/auth?include=person')
  const Person = z.object({ data: z.object({ person: z.object({ id: z.uuid() }) }) })
  ids.person = z.parse(Person, body).data.person.id
  ids.gig = await givenGig(portal.db, { owner, status: 'Published' })
  const past = await givenGig(portal.db, { owner, status: 'Published' })
  const hired = { expert: ids.person, rate: 100, rate_type: 'Hourly' }
  ids.hire = await engagement(portal.db, { gig: ids.gig, ...hired, status: 'Hired' })
  ids.over = await engagement(portal.db, {
    gig: past,
    ...hired,
    status: 'Closed',
  })
  await portal.db
    .updateTable('engagements')
    .set({ assigned_at: portal.clock.now, ended_at: portal.clock.now })
    .where('id', '=', ids.over)
    .execute()
  ids.owed = await deliverable(portal.db, { gig: ids.gig, engagement_id: ids.hire })
})
afterAll(() => portal.stop())

async function suspend(isSuspended: boolean): Promise<void> {
  const status = isSuspended ? 'Suspended' : 'Approved'
  await sql`update experts set status = ${status}, suspended_at = ${portal.clock.now} where person_id = ${ids.person}`.execute(
    portal.db,
  )
}

async function sign(): Promise<Received> {
  const sheet = await expert.get(`/engagements/${ids.hire}/signatures`)
  const { version, sha256 } = z.parse(hiring.signatures.ok, sheet.body).agreement
  const form = { typed_name: 'Elena Marchetti', accepted: true, version, sha256 }
  return expert.post(`/engagements/${ids.hire}/agreement/sign`, form)
}

const ACTS: Readonly<Record<string, () => Promise<Received>>> = {
  'sign the agreement': sign,
  'write hours': () => expert.post(`/engagements/${ids.hire}/hours`, { day: day(), minutes: 60 }),
  'submit a week': () => expert.post(`/engagements/${ids.hire}/hours/submit`, { week: day() }),
  'hand in': () => expert.post(`/deliverables/${ids.owed}/hand-in`, { link: 'https://files.example/map' }),
  rate: () => expert.post(`/engagements/${ids.over}/ratings`, { rate: 4 }),
  comment: () => expert.post(`/gigs/${ids.gig}/comments`, { body: 'Good morning.' }),
}

describe('a suspended expert', () => {
  it.each(Object.keys(ACTS))('may not %s on what they are hired for', async (name) => {
    await suspend(true)
    const answer = await ACTS[name]?.()

    expect([403, 404]).toContain(answer?.status)
  })

  it('reads on', async () => {
    await suspend(true)

    const gig = await expert.get(`/gigs/${ids.gig}`)
    expect(gig).toMatchObject({ status: 200, body: { actions: { canComment: false, canUpload: false } } })
    expect((await expert.get(`/engagements/${ids.hire}/hours`)).status).toBe(200)
    expect((await expert.get(`/engagements/${ids.hire}/agreement`)).status).toBe(200)
    expect((await expert.get(`/gigs/${ids.gig}/deliverables`)).text).toContain('"canHandIn":false')
    expect((await expert.get('/today')).text).not.toContain('Sign the agreement')
  })

  it('is for their manager to decide about, and for nobody once they are back', async () => {
    await suspend(true)
    const waiting = await manager.get('/today')
    const board = await manager.get(`/gigs/${ids.gig}/engagements`)
    await suspend(false)

    expect(waiting.text).toContain('Elena Marchetti was suspended: decide how to go on')
    expect(waiting.text).toContain(`/manager/projects/${ids.gig}/hire?tab=Hired`)
    expect(board.body).toMatchObject({ data: [{ status: 'Hired', expert: { is_suspended: true } }] })
    expect((await manager.get('/today')).text).not.toContain('"suspended"')
    const after = await manager.get(`/gigs/${ids.gig}/engagements`)
    expect(after.body).toMatchObject({ data: [{ expert: { is_suspended: false } }] })
  })
})

describe('the same expert, approved again', () => {
  it('does each of it', async () => {
    await suspend(false)
    const statuses = []
    for (const act of Object.values(ACTS)) statuses.push((await act()).status)

    expect(statuses).toEqual([200, 201, 200, 200, 201, 201])
  })
})
