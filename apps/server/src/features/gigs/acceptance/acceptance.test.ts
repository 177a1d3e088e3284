import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig, type GivenGig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
const clients: Record<string, Client> = {}
const ids: Record<string, string> = {}
let company = ''
let foreign = ''

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  for (const name of ['manager', 'manager2', 'expert', 'customer', 'customer2'])
    clients[name] = await portal.as(name)
  const users = await portal.db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['users.id', 'users.email', 'people.company_id'])
    .execute()
  for (const { id, email, company_id: at } of users) {
    const name = email.replace('@demo.test', '')
    ids[name] = id
    if (name === 'customer') company = at ?? ''
    if (name === 'customer2') foreign = at ?? ''
  }
})
afterAll(() => portal.stop())

const the = (name: string) => ids[name] ?? ''
const as = (name: string) => {
  const client = clients[name]
  if (client === undefined) throw new Error(`${name} has no session.`)
  return client
}

const Named = z.looseObject({ id: z.string(), name: z.string() })
const Answer = z.object({
  data: z.object({
    version: z.int(),
    details: z.looseObject({
      companies: z.optional(z.array(z.looseObject({ company_id: z.string() }))),
      award_text: z.optional(z.nullable(z.string())),
      acceptances: z.array(z.looseObject({ user_id: z.string(), company_id: z.nullable(z.string()) })),
    }),
    refs: z.looseObject({ companies: z.array(Named), people: z.array(Named) }),
  }),
  actions: z.looseObject({ canAccept: z.boolean() }),
})
const read = async (name: string, id: string) => Answer.parse((await as(name).get(`/gigs/${id}`)).body)
const accept = (name: string, id: string, version?: number) =>
  as(name).send(
    'POST',
    `/gigs/${id}/acceptance`,
    version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } },
  )
const edit = (id: string, details: Record<string, unknown>) =>
  as('manager').send('PUT', `/gigs/${id}`, { body: { details } })

const project = (facts: Partial<GivenGig>) =>
  gig(portal.db, {
    status: 'Approved',
    owner: the('manager'),
    customers: { [the('customer')]: 'manage', [the('customer2')]: 'collaborate' },
    ...facts,
  })
const award = (facts: Partial<GivenGig> = {}) => project({ type: 'award', ...facts })

/** A radar with the companies of both customers on it; the profiles are finished. */
async function radar(facts: Partial<GivenGig> = {}): Promise<string> {
  const id = await project({ type: 'radar', ...facts })
  const row = { status: 'profiled', growth_score: 3, innovation_score: 4 }
  await edit(id, { companies: [company, foreign].map((one) => ({ company_id: one, ...row })) })
  return id
}

describe('the text of an award', () => {
  it('is accepted by level manage, once; its owner is told, and the history says who', async () => {
    const id = await award()
    expect((await read('customer', id)).actions.canAccept).toBe(true)

    const answer = await accept('customer', id)

    const own = { company_id: company, user_id: the('customer') }
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { details: { acceptances: [own] } }, actions: { canAccept: false } },
    })
    expect((await read('customer', id)).data.refs.people).toMatchObject([{ id: the('customer') }])
    expect(await accept('customer', id)).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
    const { body: told } = await as('manager').get('/notifications?pageSize=5')
    expect(JSON.stringify(told)).toContain('accepted the award text of')
    const { body: history } = await as('manager').get(`/gigs/${id}/activities`)
    expect(JSON.stringify(history)).toContain('Award text accepted')
  })

  it('is not for those below level manage, not for staff, and not for whoever may not see the project', async () => {
    const id = await award()

    expect((await read('customer2', id)).actions.canAccept).toBe(false)
    for (const name of ['customer2', 'manager']) expect(await accept(name, id)).toMatchObject({ status: 403 })
    expect(await accept('expert', id)).toMatchObject({ status: 404 })
  })

  it('waits until it is written, and not on a project that is locked or closed', async () => {
    const bare = await award()
    await edit(bare, { award_text: null })
    expect((await read('customer', bare)).actions.canAccept).toBe(false)
    expect(await accept('customer', bare)).toMatchObject({ status: 409 })

    const locked = await award({ columns: { locked: true } })
    expect(await accept('customer', locked)).toMatchObject({ status: 423 })
    const closed = await award({ status: 'Closed', reason: ['Completed', 'Done.'] })
    expect(await accept('customer', closed)).toMatchObject({ status: 409 })
  })

  it('is what was read: a change in between is refused, and a change afterwards asks again', async () => {
    const id = await award()
    const { version } = (await read('customer', id)).data
    await edit(id, { award_text: 'They deliver on time.' })
    expect(await accept('customer', id, version)).toMatchObject({ status: 412 })
    await accept('customer', id, version + 1)

    await edit(id, { market: 'Another market' })
    expect((await read('customer', id)).data.details.acceptances).toHaveLength(1)
    await edit(id, { award_text: 'They deliver early.' })
    expect((await read('customer', id)).data.details.acceptances).toEqual([])
    expect((await read('customer', id)).actions.canAccept).toBe(true)
  })

  it('may change while the award is published, as texts may, and asks again then', async () => {
    const id = await award({ status: 'Published' })
    await accept('customer', id)

    await edit(id, { award_text: 'They deliver on time.' })

    expect((await read('customer', id)).data.details).toMatchObject({
      award_text: 'They deliver on time.',
      acceptances: [],
    })
    expect(await accept('customer', id)).toMatchObject({ status: 200 })
  })

  it('is not written by editors, and not seen by experts', async () => {
    const id = await award({ status: 'Published' })
    await edit(id, {
      acceptances: [
        { company_id: company, user_id: the('customer'), accepted_at: '2026-01-01T00:00:00.000Z' },
      ],
    })
    expect((await read('manager', id)).data.details.acceptances).toEqual([])

    await accept('customer', id)

    const { details, refs } = (await read('expert', id)).data
    expect(details).toMatchObject({ award_text: null, acceptances: [] })
    expect(refs).toMatchObject({ companies: [], people: [] })
    expect((await read('customer2', id)).data.details.acceptances).toEqual([])
  })
})

describe('the profile of a company on a radar', () => {
  it('is approved by level manage of that company, before the radar is published', async () => {
    const id = await radar()

    const before = await read('customer', id)
    expect(before.data.details.companies?.map((one) => one.company_id)).toEqual([company])
    expect(before.data.refs.companies.map((one) => one.id)).toEqual([company])
    expect((await read('customer2', id)).data.details.companies).toEqual([])

    expect(await accept('customer', id)).toMatchObject({ status: 200 })
    expect((await read('manager', id)).data.details.acceptances).toMatchObject([
      { company_id: company, user_id: the('customer') },
    ])
    const { body: told } = await as('manager').get('/notifications?pageSize=5')
    expect(JSON.stringify(told)).toContain('approved the profile of their company in')
  })

  it('is approved again after it has changed, and not after another has', async () => {
    const id = await radar()
    await accept('customer', id)
    const rows = (own: number, other: number) => [
      { company_id: company, status: 'profiled', growth_score: own, innovation_score: 4 },
      { company_id: foreign, status: 'profiled', growth_score: other, innovation_score: 4 },
    ]

    await edit(id, { companies: rows(3, 1) })
    expect((await read('customer', id)).data.details.acceptances).toHaveLength(1)
    await edit(id, { companies: rows(2, 1) })
    expect((await read('customer', id)).data.details.acceptances).toEqual([])
  })

  it('does not wait while it is not finished, or the company is not on the radar', async () => {
    const unfinished = await radar()
    await edit(unfinished, { companies: [{ company_id: company, status: 'confirmed' }] })
    expect(await accept('customer', unfinished)).toMatchObject({ status: 409 })
    await edit(unfinished, { companies: [{ company_id: foreign, status: 'profiled' }] })
    expect(await accept('customer', unfinished)).toMatchObject({ status: 409 })
  })
})

it('stands in Today of whoever is to agree, until they have', async () => {
  const id = await award({ name: 'Award that waits' })
  const waiting = async () => JSON.stringify((await as('customer').get('/today')).body)
  expect(await waiting()).toContain('Accept the award text of Award that waits')

  await accept('customer', id)

  expect(await waiting()).not.toContain('Award that waits')
})
