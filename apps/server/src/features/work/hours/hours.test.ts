import { hours as contract } from '@guildhall/contract/work/hours'
import { weekMachine, WEEK_STATUSES } from '@guildhall/contract/work/week-machine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { amountOf, mondayOf } from './pay.ts'
import * as store from './store.ts'

const DAY = 86_400_000
let portal: Portal
let gig: string
let me: { id: string; client: Client }
let clients: Record<string, Client>
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  gig = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    customers: { [await portal.userId('customer')]: 'view' },
  })
  me = await newExpert()
  clients = {
    'expert:self': me.client,
    'manager:own': await portal.as('manager'),
    admin: await portal.as('admin'),
    'another manager': await portal.as('manager2'),
    hr: await portal.as('hr'),
    'another expert': await portal.as('expert2'),
    customer: await portal.as('customer'),
  }
})
afterAll(() => portal.stop())

async function newExpert() {
  const one = await givenExpert(portal.db)
  return { ...one, client: await portal.stranger().signIn(one.email) }
}
const as = (name: string) => {
  const client = clients[name]
  if (client === undefined) throw new Error(name)
  return client
}
const dayAgo = (days: number) => new Date(portal.clock.now.getTime() - days * DAY).toISOString().slice(0, 10)
const WEEK = () => mondayOf(dayAgo(7))

/** A hire of a project of its own, with these terms. */
async function hired(columns: object = {}, who = me) {
  const on = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  return engagement(portal.db, {
    gig: on,
    expert: who.id,
    status: 'Hired',
    columns: { starts_on: dayAgo(60), rate: 100, rate_type: 'Hourly', hours_planned: 40, ...columns },
  })
}

const enter = (id: string, form: object, client = me.client) => client.post(`/engagements/${id}/hours`, form)
const sheet = async (id: string, client = me.client, query = '') =>
  z.parse(contract.list.ok, (await client.get(`/engagements/${id}/hours${query}`)).body)

describe('the steps of a week', () => {
  const STEPS = [
    ['enter', '', { minutes: 1 }],
    ['submit', '/submit', {}],
    ['approve', '/approve', {}],
    ['sendBack', '/send-back', { reason: 'Friday was a holiday.' }],
  ] as const
  const HIDDEN = ['another manager', 'hr', 'another expert', 'customer']
  const CALLERS = ['expert:self', 'manager:own', 'admin', ...HIDDEN]
  const cases = WEEK_STATUSES.flatMap((status) =>
    STEPS.flatMap(([action, path, body]) =>
      CALLERS.map((caller) => [status, action, caller, path, body] as const),
    ),
  )
  let id: string
  beforeAll(async () => {
    const who = await newExpert()
    id = await engagement(portal.db, {
      gig,
      expert: who.id,
      status: 'Hired',
      columns: { starts_on: dayAgo(60) },
    })
    clients['expert:self'] = who.client
    await enter(id, { day: WEEK(), minutes: 90 }, who.client)
  })
  it.each(cases)('%s: %s by %s', async (status, action, caller, path, body) => {
    await store.setWeek(portal.db, id, WEEK(), {
      status,
      reason: status === 'sent_back' ? 'No.' : null,
      submitted_at: null,
      decided_at: null,
      decided_by: null,
    })

    const when = action === 'enter' ? { day: WEEK() } : { week: WEEK() }
    const answer = await as(caller).post(`/engagements/${id}/hours${path}`, { ...when, ...body })

    const mine = weekMachine.moves.filter(
      (move) => move.action === action && move.by.some((word) => word === caller),
    )
    const allowed = mine.find(({ from }) => from.some((name) => name === status))
    const isHidden = HIDDEN.includes(caller)
    const expected = isHidden ? 404 : mine.length === 0 ? 403 : allowed === undefined ? 409 : 200
    const isAdded = expected === 200 && action === 'enter'
    expect(answer.status, answer.text).toBe(isAdded ? 201 : expected)
    const after = expected !== 200 || allowed?.to === '=' ? status : allowed?.to
    expect(await store.statusOf(portal.db, id, WEEK())).toBe(after)
  })
})

describe('entries', () => {
  it('are added, changed and deleted while their week is open, and locked once it is handed over', async () => {
    const id = await hired()
    const added = await enter(id, { day: WEEK(), minutes: 90, note: 'Interviews' })
    const entry = z.parse(contract.create.ok, added.body).data
    expect((await me.client.put(`/hours/${entry.id}`, { day: WEEK(), minutes: 120 })).status).toBe(200)
    const other = await enter(id, { day: WEEK(), minutes: 30 })
    const gone = z.parse(contract.create.ok, other.body).data.id
    expect((await me.client.delete(`/hours/${gone}`)).status).toBe(200)

    await me.client.post(`/engagements/${id}/hours/submit`, { week: WEEK() })

    for (const answer of [
      await me.client.put(`/hours/${entry.id}`, { day: WEEK(), minutes: 60 }),
      await me.client.delete(`/hours/${entry.id}`),
      await enter(id, { day: WEEK(), minutes: 60 }),
    ])
      expect(answer.body).toMatchObject({ code: 'week_locked' })
    expect(await sheet(id)).toMatchObject({ sums: { minutes: 120 }, data: [{ can_change: false }] })
  })

  it('stay within the day, over all projects, and within the contract', async () => {
    // Of their own: on some weekdays these are the days that other tests fill.
    const who = await newExpert()
    const [one, two] = [await hired({ ends_on: dayAgo(2) }, who), await hired({ hours_planned: 10 }, who)]
    await enter(one, { day: dayAgo(9), minutes: 1000 }, who.client)
    const tries = [
      [one, { day: dayAgo(61), minutes: 60 }, 422, 'day'],
      [one, { day: dayAgo(1), minutes: 60 }, 422, 'day'],
      [two, { day: dayAgo(-3), minutes: 60 }, 422, 'day'],
      [two, { day: dayAgo(9), minutes: 441 }, 422, 'minutes'],
      [two, { day: dayAgo(8), minutes: 1500 }, 422, 'minutes'],
      [two, { day: dayAgo(8), minutes: 0 }, 422, 'minutes'],
      [two, { day: dayAgo(8), minutes: 60, note: 'x'.repeat(501) }, 422, 'note'],
    ] as const
    for (const [id, form, status, field] of tries) {
      const answer = await enter(id, form, who.client)
      expect(answer.status, JSON.stringify(form)).toBe(status)
      expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
    }
    expect((await enter(two, { day: dayAgo(8), minutes: 600 }, who.client)).status).toBe(201)
    expect((await enter(two, { day: dayAgo(7), minutes: 1 }, who.client)).body).toMatchObject({
      code: 'hours_used_up',
    })
  })

  it('are the expert’s alone, and only while they work', async () => {
    const id = await hired()
    expect((await enter(id, { day: WEEK(), minutes: 60 }, as('manager:own'))).status).toBe(403)
    expect((await enter(id, { day: WEEK(), minutes: 60 }, as('another expert'))).status).toBe(404)
    await as('manager:own').post(`/engagements/${id}/end`, { outcome: 'completed' })

    expect((await enter(id, { day: WEEK(), minutes: 60 })).body).toMatchObject({ code: 'work_over' })
    const row = await portal.db
      .selectFrom('engagements')
      .select('gig_id')
      .where('id', '=', id)
      .executeTakeFirst()
    const seen = { canSeeMembers: false, canSeeWork: true }
    expect((await me.client.get(`/gigs/${row?.gig_id}`)).body).toMatchObject({ actions: seen })
  })

  it('of one day do not exceed it when they come at once for two projects', async () => {
    const both = [await hired(), await hired()]

    const answers = await Promise.all(
      [...both, ...both].map((id) => enter(id, { day: dayAgo(25), minutes: 700 })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422])
  })

  it('are counted before the terms change, or refused by them', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await hired()
      const day = dayAgo(30 + turn)

      const [entered, lowered] = await Promise.all([
        enter(id, { day, minutes: 600 }),
        as('manager:own').put(`/engagements/${id}/terms`, { hours_planned: 5 }),
      ])

      // Whoever comes second hears of the other one.
      expect([entered.status, lowered.status].toSorted()).not.toEqual([200, 201])
    }
  })

  it('of one day do not exceed it when they come at once', async () => {
    const id = await hired()

    const answers = await Promise.all([1, 2, 3].map(() => enter(id, { day: dayAgo(20), minutes: 700 })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422])
  })
})

describe('a week', () => {
  it('without hours is not submitted', async () => {
    const id = await hired()

    expect(
      (await me.client.post(`/engagements/${id}/hours/submit`, { week: dayAgo(30) })).body,
    ).toMatchObject({
      code: 'week_empty',
    })
  })

  it.each(['9999-12-31', '0000-01-01'])('beyond the calendar is refused as such: %s', async (week) => {
    const id = await hired()

    for (const step of ['submit', 'approve', 'send-back'])
      expect(
        (await me.client.post(`/engagements/${id}/hours/${step}`, { week, reason: 'More?' })).body,
      ).toMatchObject({ errors: { week: ['Use a date like 2026-11-21.'] } })
  })

  it('that changed while it was looked at is neither approved nor sent back', async () => {
    const id = await hired()
    await enter(id, { day: WEEK(), minutes: 60 })
    await me.client.post(`/engagements/${id}/hours/submit`, { week: WEEK() })
    await as('manager:own').post(`/engagements/${id}/hours/send-back`, { week: WEEK(), reason: 'More?' })
    await enter(id, { day: WEEK(), minutes: 60 })
    await me.client.post(`/engagements/${id}/hours/submit`, { week: WEEK() })

    const seen = { week: WEEK(), minutes: 60 }
    const late = await as('manager:own').post(`/engagements/${id}/hours/approve`, seen)
    const back = await as('manager:own').post(`/engagements/${id}/hours/send-back`, {
      ...seen,
      reason: 'Too many hours.',
    })
    const right = await as('manager:own').post(`/engagements/${id}/hours/approve`, {
      week: WEEK(),
      minutes: 120,
    })

    expect([late.status, back.status]).toEqual([412, 412])
    expect(right.body).toMatchObject({ data: { status: 'approved', minutes: 120 } })
  })

  it('that was sent back and handed over anew with the same sum is not the one that was looked at', async () => {
    const id = await hired()
    await enter(id, { day: WEEK(), minutes: 60, note: 'Interviews' })
    await me.client.post(`/engagements/${id}/hours/submit`, { week: WEEK() })
    const [looked] = (await sheet(id, as('manager:own'))).weeks
    const { data } = await sheet(id)
    await as('admin').post(`/engagements/${id}/hours/send-back`, { week: WEEK(), reason: 'Which day?' })
    portal.clock.pass(60_000)
    await me.client.put(`/hours/${data[0]?.id}`, { day: WEEK(), minutes: 60, note: 'Travel' })
    await me.client.post(`/engagements/${id}/hours/submit`, { week: WEEK() })

    const approve = (at: string | null | undefined) =>
      as('manager:own').post(`/engagements/${id}/hours/approve`, {
        week: WEEK(),
        minutes: 60,
        submitted_at: at,
      })
    const late = await approve(looked?.submitted_at)
    const [now] = (await sheet(id, as('manager:own'))).weeks

    expect(late.body).toMatchObject({ code: 'stale' })
    expect((await approve(now?.submitted_at)).body).toMatchObject({ data: { status: 'approved' } })
  })

  it('tells its sums, with the money for those who see it', async () => {
    const id = await hired({ rate: 120 })
    await enter(id, { day: WEEK(), minutes: 100 })
    await me.client.post(`/engagements/${id}/hours/submit`, { week: WEEK() })
    await as('manager:own').post(`/engagements/${id}/hours/approve`, { week: WEEK() })
    await enter(id, { day: dayAgo(14), minutes: 20 })

    expect((await sheet(id)).sums).toMatchObject({
      minutes: 120,
      approved_minutes: 100,
      agreed_minutes: 2400,
      left_minutes: 2280,
      amount: 240,
      approved_amount: 200,
      budget: null,
    })
    expect((await sheet(id, as('admin'))).sums.amount).toBe(240)
    expect((await sheet(id, me.client, `?from=${WEEK()}&to=${WEEK()}`)).data).toHaveLength(1)
  })

  it.each([
    ['Fixed', 40, 1500],
    ['Hourly', 40, 60_000],
    ['Daily', 40, 7500],
    ['Daily', null, null],
    ['Monthly', 40, null],
  ])('says of a budget that is %s what it allows for %s agreed hours', async (bidType, agreed, expected) => {
    const id = await hired({ hours_planned: agreed })
    await portal.db
      .updateTable('gigs')
      .set({ budget_max: 1500, bid_type: bidType })
      .where('id', '=', (eb) => eb.selectFrom('engagements').select('gig_id').where('id', '=', id))
      .execute()

    expect((await sheet(id, as('manager:own'))).sums.budget).toBe(expected)
    expect((await sheet(id)).sums.budget).toBeNull()
  })

  it('comes as a table and as a statement', async () => {
    const id = await hired({ rate: 1250 })
    await enter(id, { day: WEEK(), minutes: 90, note: '=1+1' })

    const csv = await me.client.get(`/engagements/${id}/hours?format=csv`)
    const pdf = await as('manager:own').get(`/engagements/${id}/hours?format=pdf&from=${WEEK()}`)

    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.text).toContain(`${WEEK()},${WEEK()},90,"'=1+1",Open`)
    expect(pdf.headers['content-type']).toContain('application/pdf')
    const { pages } = await readPdf(new Uint8Array(pdf.bytes))
    const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ')
    expect(text).toMatch(/Made on [A-Z][a-z]{2} \d{2},\d{4}/)
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
    expect(text).toContain('USD 1,250 / hour')
  })
})

it('counts money in hundredths, by the hour and by the day', () => {
  expect(amountOf(50, 99.99, 'Hourly')).toBe(83.33)
  expect(amountOf(240, 800, 'Daily')).toBe(400)
  expect(amountOf(60, 5000, 'Fixed')).toBeNull()
  expect(mondayOf('2027-01-03')).toBe('2026-12-28')
})
