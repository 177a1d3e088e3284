import { signing } from '@guildhall/contract/hiring/signing'
import { today as contract } from '@guildhall/contract/today'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

const HOUR = 3_600_000

let portal: Portal
let manager: Client
let gig: string
let other: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  other = await givenGig(portal.db, { owner: await portal.userId('admin'), status: 'Published' })
})
beforeEach(async () => {
  await portal.db.deleteFrom('ratings').execute()
  await portal.db.deleteFrom('shortlist_opinions').execute()
  await portal.db.deleteFrom('expert_gigs').execute()
  await forgetSignatures()
  await portal.db.deleteFrom('engagements').execute()
})
afterAll(() => portal.stop())

/** Nobody but the owner of the database can, and only like this. */
const forgetSignatures = () =>
  portal.db.transaction().execute(async (db) => {
    await sql`set local role none`.execute(db)
    await sql`alter table agreement_signatures disable trigger user`.execute(db)
    await sql`delete from agreement_signatures`.execute(db)
    await sql`alter table agreement_signatures enable trigger user`.execute(db)
  })

async function groupsOf(client: Client) {
  const { status, body } = await client.get('/today')
  expect(status).toBe(200)
  return z.parse(contract.read.ok, body).data.groups
}
const groupOf = async (client: Client, key: string) =>
  (await groupsOf(client)).find((group) => group.key === key)
const inHours = (hours: number) => new Date(portal.clock.now.getTime() + hours * HOUR)

it('names no project to a customer who does not see it yet', async () => {
  const customer = await portal.as('customer2')
  const hidden = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Approved',
    customers: { [await portal.userId('customer2')]: 'comment' },
  })
  const one = await givenExpert(portal.db)
  const put = { is_shortlisted: true }
  await engagement(portal.db, { gig: hidden, expert: one.id, status: 'Reviewed', columns: put })

  expect((await customer.get(`/gigs/${hidden}`)).status).toBe(404)
  expect(await groupOf(customer, 'shortlists')).toBeUndefined()
})

it('asks customers of level manage for theirs', async () => {
  const customer = await portal.as('customer2')
  const one = await givenExpert(portal.db)
  const columns = { assigned_at: inHours(-200), ended_at: inHours(-20) }
  const worked = async (level: 'manage' | 'collaborate') => {
    const own = await givenGig(portal.db, {
      owner: await portal.userId('manager'),
      status: 'Published',
      customers: { [await portal.userId('customer2')]: level },
    })
    const given = { gig: own, expert: one.id, status: 'Closed', closed: 'completed', columns } as const
    return engagement(portal.db, given)
  }
  const id = await worked('manage')
  await worked('collaborate')

  expect((await groupOf(customer, 'to_rate'))?.items.map((item) => item.id)).toEqual([id])
  expect((await customer.post(`/engagements/${id}/ratings`, { rate: 4 })).status).toBe(201)

  expect(await groupOf(customer, 'to_rate')).toBeUndefined()
})

describe('the day of a manager', () => {
  it('names those who applied to their own projects, and nobody else', async () => {
    const one = await givenExpert(portal.db, { firstName: 'Amara', lastName: 'Nwosu' })
    const id = await engagement(portal.db, { gig, expert: one.id, status: 'Applied' })
    await engagement(portal.db, { gig: other, expert: one.id, status: 'Applied' })

    const found = await groupOf(manager, 'applicants')

    expect(found).toMatchObject({ title: 'New applicants', count: 1 })
    expect(found?.items).toEqual([
      expect.objectContaining({
        id,
        title: expect.stringMatching(/^Amara Nwosu applied to /),
        href: `/manager/projects/${gig}/hire?tab=Applied`,
        action: { label: 'Review' },
      }),
    ])
  })

  it('says how well an applicant fits, and what they ask for', async () => {
    const one = await givenExpert(portal.db)
    const id = await engagement(portal.db, { gig, expert: one.id, status: 'Applied' })
    await portal.db
      .updateTable('engagements')
      .set({ score: 12.4, bid_amount: '120', bid_type: 'Hourly', currency: 'USD' })
      .where('id', '=', id)
      .execute()

    const found = await groupOf(manager, 'applicants')

    expect(found?.items[0]?.subtitle).toBe('12% match with the brief · Asks USD 120 / hour')
  })

  it('shows five of many, and counts them all', async () => {
    for (let made = 0; made < 6; made++) {
      const one = await givenExpert(portal.db)
      await engagement(portal.db, { gig, expert: one.id, status: 'Applied' })
    }

    const found = await groupOf(manager, 'applicants')

    expect(found?.count).toBe(6)
    expect(found?.items).toHaveLength(5)
  })

  it('names the requests that end within two days', async () => {
    const request = async (hours: number) => {
      const columns = { expires_at: inHours(hours) }
      const one = await givenExpert(portal.db)
      return engagement(portal.db, { gig, expert: one.id, status: 'Requested', columns })
    }
    const soon = await request(20)
    await request(50)
    await request(-1)

    const found = await groupOf(manager, 'requests_expiring')

    expect(found?.items.map(({ id, due }) => [id, due])).toEqual([[soon, inHours(20).toISOString()]])
  })

  it('asks for a rating of whom they worked with, until it is given', async () => {
    const one = await givenExpert(portal.db)
    const columns = { assigned_at: inHours(-200), ended_at: inHours(-20) }
    const given = { gig, expert: one.id, status: 'Closed', closed: 'completed', columns } as const
    const id = await engagement(portal.db, given)
    expect((await groupOf(manager, 'to_rate'))?.items.map((item) => item.id)).toEqual([id])

    await manager.post(`/engagements/${id}/ratings`, { rate: 4 })

    expect(await groupOf(manager, 'to_rate')).toBeUndefined()
  })
})

describe('an agreement', () => {
  it('stands with the expert and with the manager until it is signed', async () => {
    const one = await givenExpert(portal.db, { firstName: 'Amara', lastName: 'Nwosu' })
    const client = await portal.stranger().signIn(one.email)
    const id = await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })

    expect((await groupOf(client, 'unsigned'))?.items).toEqual([
      expect.objectContaining({
        id,
        title: expect.stringMatching(/^Sign the agreement for /),
        href: `/expert/projects/${gig}?tab=work`,
        action: { label: 'Sign' },
      }),
    ])
    expect((await groupOf(manager, 'unsigned'))?.items).toEqual([
      expect.objectContaining({ id, title: 'Amara Nwosu has not signed the agreement' }),
    ])

    const { body } = await client.get(`/engagements/${id}/signatures`)
    const { version, sha256 } = z.parse(signing.signatures.ok, body).agreement
    const form = { typed_name: 'Amara Nwosu', accepted: true, version, sha256 }
    expect((await client.post(`/engagements/${id}/agreement/sign`, form)).status).toBe(200)
    expect(await groupOf(client, 'unsigned')).toBeUndefined()
    expect(await groupOf(manager, 'unsigned')).toBeUndefined()

    await manager.put(`/engagements/${id}/terms`, { hours_planned: 90 })
    expect(await groupOf(client, 'unsigned')).toMatchObject({ title: 'Agreements to sign', count: 1 })
  })
})

describe('the calls of a day', () => {
  it('stand with the expert and with who runs the project, from booked to over', async () => {
    const expert = await portal.as('expert')
    const person = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('id', '=', await portal.userId('expert'))
      .executeTakeFirstOrThrow()
    const work = await engagement(portal.db, { gig, expert: person.person_id, status: 'Hired' })
    const call = async (from: number, status = 'booked') => {
      const times = { start_at: inHours(from), end_at: inHours(from + 1) }
      const given = { engagement_id: work, title: 'Kick-off', status, ...times }
      const stamps = { created_at: portal.clock.now, updated_at: portal.clock.now }
      const row = { ...given, ...stamps, ...(status === 'cancelled' && { reason: 'No time' }) }
      return (await portal.db.insertInto('calls').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    const soon = await call(2)
    const running = await call(-0.5, 'moved')
    for (const [from, status] of [[-3], [30], [4, 'cancelled'], [5, 'held']] as const)
      await call(from, status)

    const [theirs, own] = [await groupOf(expert, 'calls_today'), await groupOf(manager, 'calls_today')]
    const elsewhere = await groupOf(await portal.as('manager2'), 'calls_today')

    expect(theirs?.items.map(({ id }) => id)).toEqual([running, soon])
    expect(own?.items[1]).toMatchObject({
      title: expect.stringMatching(/^Kick-off, with /),
      due: inHours(2).toISOString(),
      href: `/manager/projects/${gig}?tab=work&engagement=${work}`,
    })
    expect(elsewhere).toBeUndefined()
  })
})

describe('the deadlines of an expert', () => {
  it.each([
    ['Pacific/Pago_Pago', true],
    ['Pacific/Kiritimati', false],
  ])('last until the end of their day by the clock of the reader, in %s', async (timezone, isShown) => {
    // A day that goes on at the western end of the world and has ended at the eastern.
    const deadline = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Pago_Pago' }).format(
      portal.clock.now,
    )
    const owner = await portal.userId('manager')
    const due = await givenGig(portal.db, { owner, status: 'Published', columns: { deadline } })
    const one = await givenExpert(portal.db)
    await engagement(portal.db, { gig: due, expert: one.id, status: 'Hired' })
    await portal.db.updateTable('users').set({ timezone }).where('person_id', '=', one.id).execute()

    const found = await groupOf(await portal.stranger().signIn(one.email), 'deadlines')

    const dues = found?.items.map((item) => item.due) ?? []
    expect(dues.includes(`${deadline}T23:59:59.000Z`)).toBe(isShown)
  })
})

describe('the projects of a manager', () => {
  it('tells which projects lack experts, until they are found', async () => {
    await portal.db.updateTable('gigs').set({ experts_count: 1 }).where('id', '=', gig).execute()
    const lacking = async () => (await groupOf(manager, 'understaffed'))?.items.map(({ id }) => id) ?? []
    await portal.db
      .updateTable('gigs')
      .set({ locked: true })
      .where('id', '<>', gig)
      .where('status', '=', 'Published')
      .execute()
    expect(await lacking()).toEqual([gig])

    const one = await givenExpert(portal.db)
    await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })

    expect(await lacking()).toEqual([])
  })

  it('says what was sent back, and why', async () => {
    const columns = { rejected_from: 'Requested', status_reason: 'Name the budget.' }
    const back = { owner: await portal.userId('manager'), status: 'Rejected', columns } as const
    const id = await givenGig(portal.db, back)

    const found = await groupOf(manager, 'approvals')

    expect(found?.items.find((item) => item.id === id)).toMatchObject({
      title: expect.stringMatching(/ was sent back$/),
      subtitle: 'Name the budget.',
      action: { label: 'Edit project', href: `/manager/projects/${id}/edit` },
    })
  })

  it('says what is submitted and waits for a review, to an administrator as well', async () => {
    const id = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Submitted' })
    const found = async (client: Client) =>
      (await groupOf(client, 'approvals'))?.items.find((item) => item.id === id)
    // Five stand there; this one is there first.
    const first = { status_changed_at: inHours(-90_000) }
    await portal.db.updateTable('gigs').set(first).where('id', '=', id).execute()

    const own = {
      title: expect.stringMatching(/ is waiting for a reviewer$/),
      action: { label: 'Open project' },
    }
    expect(await found(manager)).toMatchObject(own)
    const review = {
      title: expect.stringMatching(/ is waiting for your review$/),
      action: { label: 'Review' },
    }
    expect(await found(await portal.as('admin'))).toMatchObject(review)

    await portal.db.updateTable('gigs').set({ status: 'Requested' }).where('id', '=', id).execute()
    expect(await found(manager)).toMatchObject({ title: expect.stringMatching(/ is waiting for approval$/) })
    const brief = { title: expect.stringMatching(/ is waiting for your approval$/) }
    expect(await found(await portal.as('admin'))).toMatchObject({ ...brief, action: { label: 'Review' } })
  })
})

describe('the day of the others', () => {
  it('names to an expert the invitations that they can still answer, and no work of staff', async () => {
    const one = await givenExpert(portal.db)
    const client = await portal.stranger().signIn(one.email)
    const request = (columns: object) =>
      engagement(portal.db, { gig, expert: one.id, status: 'Requested', columns })
    const open = await request({ expires_at: inHours(30) })
    const stranger = await givenExpert(portal.db)
    await engagement(portal.db, { gig, expert: stranger.id, status: 'Requested' })

    const groups = await groupsOf(client)

    expect(groups.find(({ key }) => key === 'invitations')?.items.map(({ id }) => id)).toEqual([open])
    expect(groups.map(({ key }) => key)).not.toContain('applicants')
    await portal.db
      .updateTable('engagements')
      .set({ expires_at: inHours(-1) })
      .where('id', '=', open)
      .execute()
    expect(await groupOf(client, 'invitations')).toBeUndefined()
  })
})

describe('the day of administrators and customers', () => {
  it('shows administrators unread feedback and tries at passwords, and nobody else', async () => {
    const admin = await portal.as('admin')
    await manager.post('/feedback', { type: 'bug', rate: 4, message: 'Thank you', page_url: '/' })
    await portal.db
      .insertInto('security_events')
      .values([1, 2, 3].map(() => ({ kind: 'login_failed', ip: '192.0.2.7', created_at: portal.clock.now })))
      .execute()

    const groups = await groupsOf(admin)

    const security = groups.find(({ key }) => key === 'security')
    expect(security?.items.find(({ subtitle }) => subtitle === 'From 192.0.2.7')?.title).toMatch(/3 times/)
    expect(groups.find(({ key }) => key === 'feedback')?.count).toBeGreaterThan(0)
    const keys = (await groupsOf(manager)).map(({ key }) => key)
    expect(keys).not.toContain('security')
    expect(keys).not.toContain('feedback')
  })

  it('tells a customer of a shortlist until they have said what they think', async () => {
    const customer = await portal.as('customer')
    const shown = await portal.db
      .selectFrom('gig_members')
      .innerJoin('gigs', 'gigs.id', 'gig_members.gig_id')
      .innerJoin('gig_permissions', 'gig_permissions.id', 'gig_members.permission_id')
      .select('gigs.id')
      .where('gig_members.user_id', '=', await portal.userId('customer'))
      .where('gig_members.status', '=', 'active')
      .where('gig_members.type', '=', 'customer')
      .where('gig_permissions.level', '>=', 2)
      .executeTakeFirstOrThrow()
    const one = await givenExpert(portal.db)
    const columns = { is_shortlisted: true }
    const id = await engagement(portal.db, {
      gig: shown.id,
      expert: one.id,
      status: 'Reviewed',
      columns,
    })

    expect((await groupOf(customer, 'shortlists'))?.items.map((item) => item.id)).toEqual([id])
    await portal.db
      .insertInto('shortlist_opinions')
      .values({
        engagement_id: id,
        user_id: await portal.userId('customer'),
        opinion: 'up',
        created_at: inHours(0),
        updated_at: inHours(0),
      })
      .execute()
    expect(await groupOf(customer, 'shortlists')).toBeUndefined()
  })
})
