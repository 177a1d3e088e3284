import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { givenReference } from '#features/reference/given.ts'
import { gig, type GivenGig } from '#features/gigs/given.ts'
import type { Client, Received } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const UNKNOWN = '01932f5e-7d3a-7000-8000-000000000000'
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'

let portal: Portal
let manager: Client
let expert: Client
let owner: string
let expertUser: string

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  expert = await portal.as('expert')
  owner = await portal.userId('manager')
  expertUser = await portal.userId('expert')
})
afterAll(() => portal.stop())

const given = (facts: Partial<GivenGig> = {}) =>
  gig(portal.db, { owner, isBare: true, at: new Date(Date.now() - 86_400_000), ...facts })

const Answer = z.object({ data: z.looseObject({ version: z.int() }) })
const versionOf = (answer: Received) => Answer.parse(answer.body).data.version
const put = (client: Client, id: string, body: unknown, headers = {}) =>
  client.send('PUT', `/gigs/${id}`, { body, headers })

async function events(id: string) {
  return portal.db
    .selectFrom('domain_events')
    .select(['kind', 'differences'])
    .where('subject_id', '=', id)
    .where('kind', '=', 'gig.updated')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

describe('a change of a project', () => {
  it('keeps how many working hours an expert shares, from one to eight', async () => {
    const id = await given()
    for (const hours of [1, 8, null]) {
      const answer = await put(manager, id, { overlap_hours: hours })
      expect(answer, answer.text).toMatchObject({ status: 200, body: { data: { overlap_hours: hours } } })
    }
    for (const hours of [0, 9, 1.5])
      expect(await put(manager, id, { overlap_hours: hours })).toMatchObject({
        status: 422,
        body: { errors: { overlap_hours: [expect.any(String)] } },
      })
  })

  it('keeps what the form leaves out, field by field through all steps', async () => {
    const id = await given()
    const [industry, region, skill] = [
      await givenReference.item(portal.db, 'industries', 'Energy and Power'),
      await givenReference.item(portal.db, 'regions', 'Europe'),
      await givenReference.item(portal.db, 'skills', 'Energy storage'),
    ]

    await put(manager, id, { summary: 'Storage for grids', deadline: '2027-03-01', tags: ['grid'] })
    await put(manager, id, { industry_ids: [industry], region_ids: [region] })
    await put(manager, id, { details: { objective: 'Find three markets' } })
    const last = await put(manager, id, { skills_required: [skill], minimumRating: 3.5, experts_count: 2 })

    expect(last.status, last.text).toBe(200)
    expect(last.body).toMatchObject({
      data: {
        summary: 'Storage for grids',
        deadline: '2027-03-01',
        tags: ['grid'],
        industries: [{ id: industry }],
        regions: [{ id: region }],
        skills_required: [{ id: skill }],
        minimumRating: 3.5,
        details: { objective: 'Find three markets', opportunity_statement: null },
      },
      actions: { canEdit: true },
    })
  })

  it('takes what a list names twice once', async () => {
    const id = await given()
    const skill = await givenReference.item(portal.db, 'skills', 'Energy storage')

    const kept = await put(manager, id, { tags: ['grid', 'heat', 'grid '], skills_required: [skill, skill] })

    expect(kept.body).toMatchObject({ data: { tags: ['grid', 'heat'], skills_required: [{ id: skill }] } })
  })

  it('is one version further, and none when nothing differs', async () => {
    const id = await given()

    const first = await put(manager, id, { summary: 'A' })
    const same = await put(manager, id, { summary: 'A', tags: [] })

    expect(versionOf(first)).toBe(2)
    expect(versionOf(same)).toBe(2)
  })

  it('keeps only harmless HTML of the description', async () => {
    const id = await given()

    const { body } = await put(manager, id, {
      description: '<h3>Scope</h3><p onclick="x()">Five <b>calls</b></p><script>alert(1)</script>',
    })

    expect(body).toMatchObject({ data: { description: '<h3>Scope</h3><p>Five <b>calls</b></p>' } })
  })

  it('is refused with the current project when somebody else was faster', async () => {
    const id = await given()
    await put(manager, id, { summary: 'First' })

    const stale = await put(manager, id, { summary: 'Second' }, { 'if-match': '"1"' })
    const fresh = await put(manager, id, { summary: 'Second' }, { 'if-match': '"2"' })

    expect(stale.status).toBe(412)
    expect(stale.body).toMatchObject({ code: 'stale', data: { summary: 'First', version: 2 } })
    expect(fresh.status).toBe(200)
  })

  it('is one event for a sitting with a draft, and names what changed without private texts', async () => {
    const draft = await given()
    const approved = await given({ status: 'Approved' })

    await put(manager, draft, { summary: 'One' })
    await put(manager, draft, { summary: 'Two', deadline: '2027-01-01' })
    await put(manager, approved, { description: '<p>Secret</p>', deadline: '2027-05-01', budget_min: 4711 })

    expect(await events(draft)).toHaveLength(1)
    const [event] = (await events(approved)).slice(-1)
    expect(event?.differences).toMatchObject({
      deadline: { to: '2027-05-01' },
      description: { from: null, to: null },
    })
    expect(JSON.stringify(event)).not.toContain('Secret')
    expect(JSON.stringify(event)).not.toContain('4711')
  })

  it('of a rejected project is marked, so that it may be requested again', async () => {
    const id = await given({ status: 'Rejected', rejectedFrom: 'Requested' })

    const { body } = await put(manager, id, { summary: 'Reworked' })

    expect(body).toMatchObject({ actions: { canRequest: true } })
  })
})

describe('what does not fit', () => {
  it.each([
    [{ name: '' }, 'name', 'Field is required'],
    [{ name: 'ab' }, 'name', 'At least 3 characters.'],
    [{ baseYear: 1999 }, 'baseYear', 'Invalid base year'],
    [{ baseYear: 2026.5 }, 'baseYear', 'Invalid base year'],
    [{ baseYear: new Date().getUTCFullYear() + 6 }, 'baseYear', 'Invalid base year'],
    [{ baseYear: null }, 'baseYear', 'Field is required'],
    [{ summary: 'x'.repeat(301) }, 'summary', 'At most 300 characters.'],
    [{ start_at: '2027-02-01', end_at: '2027-01-31' }, 'end_at', 'End date should be after start date'],
    [
      { deadline: '2027-02-01', applications_until: '2027-02-02' },
      'applications_until',
      'Applications end on the deadline at the latest',
    ],
    [{ budget_min: 10, budget_max: 9 }, 'budget_max', 'Should not be below the lowest budget'],
    [{ budget_min: 1500.5005 }, 'budget_min', 'At most 2 decimals.'],
    [{ minimumRating: 3.2 }, 'minimumRating', 'In steps of 0.5.'],
    [{ experts_count: 51 }, 'experts_count', 'At most 50.'],
    [{ stage: 'Party' }, 'stage', 'Choose from the list.'],
    [{ template_id: UNKNOWN }, 'template_id', 'Choose from the list.'],
    [{ owner_id: UNKNOWN }, 'owner_id', 'Choose from the list.'],
    [{ company_id: UNKNOWN }, 'company_id', 'Choose from the list.'],
    [{ industry_ids: [UNKNOWN] }, 'industry_ids', 'Choose from the list.'],
    [
      { details: { opportunity_statement: 'x'.repeat(1001) } },
      'details.opportunity_statement',
      'At most 1000 characters.',
    ],
    [{ details: { horizon_years: 11 } }, 'details.horizon_years', 'At most 10.'],
    [{ details: { market_name: 'x' } }, 'details.market_name', 'This field is unknown here.'],
    [
      {
        screening_questions: [
          {
            id: UNKNOWN,
            kind: 'choice',
            question: 'Which?',
            choices: ['One'],
            is_required: true,
            is_knock_out: false,
          },
        ],
      },
      'screening_questions.0.choices',
      'Give at least two choices',
    ],
  ])('%j is refused beside its field', async (body, field, text) => {
    const { status, body: answer } = await put(manager, await given(), body)

    expect(status).toBe(422)
    expect(answer).toMatchObject({ errors: { [field]: [text] } })
  })

  it('are more than ten screening questions', async () => {
    const question = { id: UNKNOWN, kind: 'text', question: 'Why?', is_required: true, is_knock_out: false }

    const { status, body } = await put(manager, await given(), {
      screening_questions: Array.from({ length: 11 }, () => question),
    })

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { screening_questions: ['At most 10 entries.'] } })
  })

  it.each([
    ['radar', [{ axis: 'growth', name: 'Share', weight: 60 }], 'The weights of growth should add up to 100'],
    ['award', [{ id: UNKNOWN, name: 'Impact', weight: 99 }], 'The weights should add up to 100'],
  ] as const)('are criteria of a %s whose weights do not add up', async (type, criteria, text) => {
    const id = await given({ type })

    const wrong = await put(manager, id, { details: { criteria } })
    const right = await put(manager, id, {
      details: { criteria: criteria.map((one) => ({ ...one, weight: 100 })) },
    })

    expect(wrong.body).toMatchObject({ errors: { 'details.criteria': [text] } })
    expect(right.status, right.text).toBe(200)
  })

  it('is checked against what is stored already', async () => {
    const id = await given({ type: 'radar' })
    await put(manager, id, { start_at: '2027-02-01', baseYear: 2026 })

    const end = await put(manager, id, { end_at: '2027-01-01' })
    const year = await put(manager, id, { details: { forecast_end_year: 2025 } })

    expect(end.body).toMatchObject({ errors: { end_at: ['End date should be after start date'] } })
    expect(year.body).toMatchObject({
      errors: { 'details.forecast_end_year': ['Should not be before the base year'] },
    })
  })
})

describe('who may edit', () => {
  it('are the owner, admins and contributors whose role edits; hidden is 404, seen is 403', async () => {
    const team = { [expertUser]: 'contributor' }
    const id = await given({ status: 'Approved', team })
    const seen = await given({ status: 'Published' })
    const [admin, other, hr, expert2] = await Promise.all(
      ['admin', 'manager2', 'hr', 'expert2'].map((name) => portal.as(name)),
    )
    if (!admin || !other || !hr || !expert2) throw new Error('Somebody is missing.')

    expect((await put(admin, id, { summary: 'By an admin' })).status).toBe(200)
    expect((await put(expert, id, { summary: 'By a contributor' })).status).toBe(200)
    expect((await put(expert, id, { budget_max: 1 })).status).toBe(403)
    expect((await put(expert2, seen, { summary: 'x' })).status).toBe(403)
    for (const client of [other, hr, expert2])
      expect((await put(client, id, { summary: 'x' })).text).toBe(NOT_FOUND)
  })

  it('nobody while it waits for a decision, is submitted or closed', async () => {
    for (const status of ['Requested', 'Submitted', 'Closed'] as const) {
      const answer = await put(manager, await given({ status, type: 'radar' }), { summary: 'x' })

      expect(answer.status, status).toBe(409)
      expect(answer.body).toMatchObject({ message: 'Not allowed in this state' })
    }
  })

  it('nobody while it is locked', async () => {
    const id = await given({ status: 'Approved', columns: { locked: true } })

    const { status, body } = await put(manager, id, { summary: 'x' })

    expect(status).toBe(423)
    expect(body).toMatchObject({ message: 'This project is locked.' })
  })

  it('only texts and dates while it is published', async () => {
    const id = await given({ status: 'Published' })

    const safe = await put(manager, id, {
      summary: 'Clearer',
      deadline: '2027-06-01',
      details: { objective: 'New' },
    })
    const unsafe = await put(manager, id, { experts_count: 9, details: { impact: 'high' } })

    expect(safe.status, safe.text).toBe(200)
    expect(unsafe.status).toBe(409)
    expect(unsafe.body).toMatchObject({
      code: 'gig_published',
      errors: { experts_count: expect.anything(), 'details.impact': expect.anything() },
    })
  })
})

it('tells who runs the project from now on, each of them once', async () => {
  const other = await portal.userId('manager2')
  const id = await given({ status: 'Approved' })

  await put(manager, id, { co_owner_ids: [other] })
  await put(manager, id, { co_owner_ids: [other], summary: 'Clearer' })
  await put(manager, id, { owner_id: other, co_owner_ids: [owner] })

  const told = portal.db.selectFrom('notifications').select(['user_id', 'subject', 'mail'])
  // Nobody hears of what they did themselves.
  expect(await told.where('gig_id', '=', id).orderBy('id').execute()).toMatchObject([
    { user_id: other, subject: expect.stringContaining('made you a co-owner of'), mail: 'now' },
    { user_id: other, subject: expect.stringContaining('made you the owner of'), mail: 'now' },
  ])
})

it('puts nobody out of a project by their own change', async () => {
  const other = await portal.userId('manager2')
  const id = await given({ status: 'Approved' })
  const coOwner = await portal.as('manager2')
  await put(manager, id, { co_owner_ids: [other] })
  // Who leads the contributors goes on seeing it; this owner does not.
  await portal.db.deleteFrom('gig_members').where('gig_id', '=', id).execute()

  const left = await put(coOwner, id, { co_owner_ids: [] })
  const handedOn = await put(manager, id, { owner_id: other, co_owner_ids: [] })
  const kept = await put(manager, id, { owner_id: other, co_owner_ids: [owner] })

  expect(left).toMatchObject({ status: 422, body: { errors: { co_owner_ids: [expect.any(String)] } } })
  expect(handedOn).toMatchObject({ status: 422, body: { errors: { owner_id: [expect.any(String)] } } })
  expect(kept.status).toBe(200)
})

it('offers templates of a kind, managers as owners and customers as contacts', async () => {
  const templates = await manager.get('/gig-templates?type=radar')
  const owners = await manager.get('/gig-people?for=owner')
  const contacts = await manager.get('/gig-people?for=contact')

  expect(templates.body).toMatchObject({ data: [{ name: 'Standard radar' }, { name: 'Compact radar' }] })
  expect(owners.text).toContain('manager2@demo.test')
  expect(owners.text).not.toContain('expert@demo.test')
  expect(contacts.text).toContain('customer@demo.test')
  expect(contacts.text).not.toContain('expert@demo.test')
})
