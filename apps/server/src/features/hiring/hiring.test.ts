import { engagementMachine, ENGAGEMENT_STATUSES } from '@guildhall/contract/hiring/machine'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { engagement } from './given.ts'
import { keepTime } from './jobs.ts'

const DAY = 86_400_000

let portal: Portal
let manager: Client
let owner: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  owner = await portal.userId('manager')
})
afterAll(() => portal.stop())

const gigOf = (columns: object = {}, given: object = {}) =>
  givenGig(portal.db, {
    owner,
    status: 'Published',
    ...given,
    columns: { screening_questions: '[]', minimum_rating: null, ...columns },
  })

/** An approved expert who has signed the notice, and their session. */
async function newExpert(given: Parameters<typeof givenExpert>[1] = {}) {
  const one = await givenExpert(portal.db, given)
  await portal.db
    .insertInto('consents')
    .values({
      user_id: one.id,
      kind: 'personal_data',
      version: await consentVersion(),
      text_hash: 'x',
      typed_name: 'A B',
      accepted_at: portal.clock.now,
    })
    .execute()
  const client = await portal.stranger().signIn(one.email)
  return { ...one, client }
}

async function consentVersion(): Promise<string> {
  const { version } = await portal.db.selectFrom('consents').select('version').executeTakeFirstOrThrow()
  return version
}

const Engagement = z.object({
  data: z.object({
    id: z.string(),
    status: z.string(),
    close_reason: z.nullable(z.string()),
    version: z.number(),
  }),
})
const engagementOf = (body: unknown) => Engagement.parse(body).data
const Asked = z.object({
  data: z.array(z.object({ id: z.nullable(z.string()), refused: z.nullable(z.string()) })),
})

async function statusOf(id: string) {
  const row = await portal.db
    .selectFrom('engagements')
    .select(['status', 'close_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.close_reason === null ? row.status : `${row.status} ${row.close_reason}`
}

const noticesFor = (user: string) =>
  portal.db
    .selectFrom('notifications')
    .select(['kind', 'subject', 'category', 'link', 'mail'])
    .where('user_id', '=', user)
    .orderBy('id')
    .execute()

const PAY = { rate: 140, rate_type: 'Hourly' }
const HIRE = { ...PAY, starts_on: '2027-01-04', ends_on: '2027-03-01', hours_planned: 40 }

describe('the steps of an engagement', () => {
  const STEPS = [
    ['accept', 'accept', {}],
    ['decline', 'decline', { reason_text: 'No time.' }],
    ['withdraw', 'withdraw', {}],
    ['review', 'review', {}],
    ['hire', 'hire', HIRE],
    ['notSelected', 'not-selected', { reason_text: 'Another profile fits better.' }],
    ['withdrawRequest', 'withdraw-request', {}],
    ['end', 'end', { outcome: 'completed' }],
    ['reopen', 'reopen', {}],
  ] as const
  const CALLERS = ['expert:self', 'manager:own', 'admin', 'another manager', 'hr', 'another expert'] as const
  const EXPECTED = { expert: 'expert:self' } as const

  let gigId: string
  let clients: Record<(typeof CALLERS)[number], Client>
  let me: Awaited<ReturnType<typeof newExpert>>
  beforeAll(async () => {
    gigId = await gigOf()
    me = await newExpert()
    clients = {
      [EXPECTED.expert]: me.client,
      'manager:own': manager,
      admin: await portal.as('admin'),
      'another manager': await portal.as('manager2'),
      hr: await portal.as('hr'),
      'another expert': await portal.as('expert2'),
    }
  })

  const cases = ENGAGEMENT_STATUSES.flatMap((status) =>
    STEPS.flatMap(([action, path, body]) =>
      CALLERS.map((caller) => ({ status, action, path, body, caller })),
    ),
  )

  it.each(cases)('$action by $caller when $status', async ({ status, action, path, body, caller }) => {
    await portal.db.deleteFrom('engagements').where('person_id', '=', me.id).execute()
    const id = await engagement(portal.db, { gig: gigId, expert: me.id, status })

    const answer = await clients[caller].post(`/engagements/${id}/${path}`, body)

    const moves = engagementMachine.moves.filter((move) => move.action === action)
    const isTheirs = moves.some((move) => move.by.some((word) => word === caller))
    const move = moves.find(({ from }) => from.some((one) => one === status))
    const isKnown = caller === 'expert:self' || caller === 'manager:own' || caller === 'admin'
    if (!isKnown) expect(answer.status).toBe(404)
    else if (!isTheirs) expect(answer.status).toBe(403)
    else if (move === undefined) expect(answer).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
    else {
      expect(answer.status, answer.text).toBe(200)
      expect((await statusOf(id)).split(' ')[0]).toBe(move.to)
    }
  })
})

describe('requests', () => {
  it('go to many at once, and say why one of them was not asked', async () => {
    const gigId = await gigOf()
    const [one, pending] = [await newExpert(), await newExpert({ expertStatus: 'Pending' })]

    const answer = await manager.post(`/gigs/${gigId}/engagements`, {
      expert_ids: [one.id, pending.id],
      message: '<b>Join</b> us?',
    })

    expect(answer.status, answer.text).toBe(201)
    expect(
      Asked.parse(answer.body)
        .data.map(({ refused }) => refused)
        .toSorted(),
    ).toEqual(['Only an approved expert can be asked or hired.', null])
    expect(await noticesFor(one.id)).toMatchObject([{ kind: 'engagement.requested', category: 'requests' }])
    const profile = z
      .object({ data: z.object({ requestedGig: z.nullable(z.object({ id: z.string() })) }) })
      .parse((await one.client.get(`/users/${one.id}`)).body)
    expect(profile.data.requestedGig?.id).toBe(gigId)
  })

  it('are refused twice, for a locked gig, for a draft, in conflict and by others', async () => {
    const one = await newExpert()
    const ask = (client: Client, gigId: string) =>
      client.post(`/gigs/${gigId}/engagements`, { expert_ids: [one.id] })
    const open = await gigOf()
    const [locked, closed] = [await gigOf({ locked: true }), await gigOf({}, { status: 'Unpublished' })]
    const conflict = await gigOf()
    await conflictWith(conflict, one.id)

    expect((await ask(manager, open)).status).toBe(201)
    expect(await ask(manager, open)).toMatchObject({ status: 409, body: { code: 'already_engaged' } })
    expect(await ask(manager, locked)).toMatchObject({
      status: 423,
      body: { message: 'This project is locked.' },
    })
    expect(await ask(manager, closed)).toMatchObject({ status: 409, body: { code: 'gig_not_open' } })
    expect(await ask(manager, conflict)).toMatchObject({ status: 409, body: { code: 'expert_in_conflict' } })
    const out = await givenExpert(portal.db, { expertStatus: 'Suspended' })
    expect(await manager.post(`/gigs/${open}/engagements`, { expert_ids: [out.id] })).toMatchObject({
      status: 409,
      body: { code: 'expert_not_approved' },
    })
    const outside = await portal.stranger().signIn(out.email)
    expect((await outside.post(`/gigs/${open}/engagements`, {})).status).toBe(404)
    expect((await ask(await portal.as('manager2'), open)).status).toBe(404)
    expect((await ask(await portal.as('expert2'), open)).status).toBe(403)
  })

  it('warn a day before their time, then expire, once', async () => {
    const gigId = await gigOf()
    const one = await newExpert()
    await manager.post(`/gigs/${gigId}/engagements`, { expert_ids: [one.id] })
    const { id } = await portal.db
      .selectFrom('engagements')
      .select('id')
      .where('person_id', '=', one.id)
      .executeTakeFirstOrThrow()
    const at = (days: number) => new Date(portal.clock.now.getTime() + days * DAY)

    for (const days of [6.1, 6.2, 7.1]) await keepTime(portal.db, at(days))

    expect(await statusOf(id)).toBe('Closed expired')
    expect((await noticesFor(one.id)).map(({ kind }) => kind)).toEqual([
      'engagement.requested',
      'engagement.expires_soon',
      'engagement.expired',
    ])
  })
})

async function conflictWith(gigId: string, personId: string) {
  const company = await portal.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()
  const type = await portal.db
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'employment_types')
    .limit(1)
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('expert_experiences')
    .values({
      person_id: personId,
      title: 'Head of sales',
      company_id: company.id,
      employment_type_id: type.id,
      start_at: '2020-01-01',
      currently_working: true,
    })
    .execute()
  await portal.db.insertInto('gig_conflicts').values({ gig_id: gigId, company_id: company.id }).execute()
}

describe('applications', () => {
  const QUESTION = { id: '0195a000-0000-7000-8000-0000000000aa', kind: 'yes_no', question: 'Free?' }

  it('answer the questions of the gig, and are told to its owner', async () => {
    const one = await newExpert()
    const questions = JSON.stringify([{ ...QUESTION, is_required: true, is_knock_out: false }])
    const gigId = await gigOf({ screening_questions: questions })
    const apply = (answer?: string) =>
      one.client.post(`/gigs/${gigId}/engagements`, {
        message: 'Hello <script>alert(1)</script>',
        bid_type: 'Hourly',
        bid_amount: 120.5,
        answers: answer === undefined ? [] : [{ question_id: QUESTION.id, answer }],
      })

    expect(await apply()).toMatchObject({
      status: 422,
      body: { errors: { [`answers.${QUESTION.id}`]: ['This field is required.'] } },
    })
    expect((await apply('Perhaps')).status).toBe(422)
    expect((await apply('Yes')).status).toBe(201)
    expect(await apply('Yes')).toMatchObject({ status: 409, body: { code: 'already_engaged' } })

    const list = await manager.get(`/gigs/${gigId}/engagements?status[]=Applied`)
    expect(list.body).toMatchObject({
      data: [
        { answers: [{ question: 'Free?', answer: 'Yes' }], bid_amount: 120.5, actions: { canReview: true } },
      ],
    })
    expect(list.body).toMatchObject({ data: [{ score: expect.any(Number) }] })
    const told = await noticesFor(owner)
    expect(told.find(({ kind }) => kind === 'engagement.applied')?.link).toMatch(/hire\?tab=Applied$/)
  })

  it('are refused below the rating that is asked for, but not without any rating', async () => {
    const gigId = await gigOf({ minimum_rating: 4 })
    const low = await newExpert({ vetting: {} })
    await portal.db
      .updateTable('experts')
      .set({ rating_average: 3.5, rating_count: 2 })
      .where('person_id', '=', low.id)
      .execute()
    const unrated = await newExpert()

    expect(await low.client.post(`/gigs/${gigId}/engagements`, {})).toMatchObject({
      status: 409,
      body: { code: 'rating_too_low' },
    })
    expect((await unrated.client.post(`/gigs/${gigId}/engagements`, {})).status).toBe(201)
  })
})

describe('hiring', () => {
  it('waits for what is missing, and says what that is', async () => {
    const one = await givenExpert(portal.db)
    const id = await engagement(portal.db, {
      gig: await gigOf({ confidentiality: 'nda' }),
      expert: one.id,
      status: 'Applied',
    })

    const answer = await manager.post(`/engagements/${id}/hire`, HIRE)

    expect(answer).toMatchObject({ status: 409, body: { code: 'hire_blocked' } })
    expect(answer.body).toMatchObject({
      errors: { nda: [expect.any(String)], consent: [expect.any(String)] },
    })
    expect(await statusOf(id)).toBe('Applied')
  })

  it.each([
    ['consent', sql`update consents set accepted_at = now() - interval '366 days' where user_id =`, 'expert'],
    ['approved', sql`update experts set status = 'Suspended' where person_id =`, 'expert'],
    ['gig', sql`update gigs set status = 'Requested' where id =`, 'gig'],
    ['nda', sql`update gigs set confidentiality = 'restricted' where id =`, 'gig'],
    ['conflict', undefined, 'expert'],
  ] as const)('is refused for one thing alone: %s', async (check, spoil, of) => {
    const [expert, gig] = [(await newExpert()).id, await gigOf({ confidentiality: 'open' })]
    const id = await engagement(portal.db, { gig, expert, status: 'Applied' })
    if (spoil === undefined) await conflictWith(gig, expert)
    else await sql`${spoil} ${of === 'gig' ? gig : expert}`.execute(portal.db)

    const { status, body } = await manager.post(`/engagements/${id}/hire`, HIRE)

    expect(status).toBe(409)
    expect(body).toHaveProperty('errors', { [check]: [expect.any(String)] })
    expect(await statusOf(id)).toBe('Applied')
  })

  it('keeps the rate, adds the expert to the gig, and shows on their card', async () => {
    const one = await newExpert()
    const gigId = await gigOf()
    const id = await engagement(portal.db, { gig: gigId, expert: one.id, status: 'Reviewed' })

    const hired = await manager.post(`/engagements/${id}/hire`, HIRE)

    expect(hired.body, hired.text).toMatchObject({ data: { status: 'Hired', rate: 140, hours_planned: 40 } })
    expect((await one.client.get(`/users/${one.id}`)).body).toMatchObject({
      data: { availability: 'Active', gig_status: 'Hired', latestGig: { id: gigId } },
    })
    const members = portal.db.selectFrom('gig_members').select('user_id').where('gig_id', '=', gigId)
    expect((await members.execute()).map((row) => row.user_id)).toContain(one.id)
    expect((await one.client.get(`/users/${one.id}/projects`)).body).toMatchObject({
      data: [{ id: gigId, status: 'Hired', ...PAY, currency: 'USD', createdBy: { name: 'Sofia Lindqvist' } }],
    })

    await (await portal.as('admin')).post(`/engagements/${id}/end`, { outcome: 'completed' })
    expect((await members.execute()).map((row) => row.user_id)).not.toContain(one.id)
    const own = await one.client.get(`/users/${one.id}/projects`)
    expect(own.body).toMatchObject({ data: [{ status: 'Completed' }] })
    const asked = expect.objectContaining({ kind: 'engagement.rate_now', mail: 'now' })
    for (const user of [one.id, owner]) expect(await noticesFor(user)).toContainEqual(asked)
  })

  it('refuses what somebody else has changed meanwhile', async () => {
    const one = await newExpert()
    const id = await engagement(portal.db, { gig: await gigOf(), expert: one.id, status: 'Applied' })
    const { version } = engagementOf((await manager.get(`/engagements/${id}`)).body)
    await manager.post(`/engagements/${id}/review`, {})

    const late = await manager.send('POST', `/engagements/${id}/hire`, {
      body: HIRE,
      headers: { 'if-match': `"${version}"` },
    })

    expect(late.status).toBe(412)
  })

  it('checks dates and reasons', async () => {
    const one = await newExpert()
    const id = await engagement(portal.db, { gig: await gigOf(), expert: one.id, status: 'Applied' })

    expect(await manager.post(`/engagements/${id}/hire`, { ...HIRE, ends_on: '2026-12-01' })).toMatchObject({
      status: 422,
      body: { errors: { ends_on: ['The end is before the start.'] } },
    })
    expect((await manager.post(`/engagements/${id}/hire`, { ...HIRE, rate: -1 })).status).toBe(422)
    expect((await manager.post(`/engagements/${id}/not-selected`, { reason_text: '' })).status).toBe(422)
  })
})
