import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { user as givenUser } from '#features/accounts/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { engagement } from './given.ts'
import { keepTime } from './jobs.ts'
import { onExpertLeft, onGigClosed } from './service.ts'

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

const gigOf = (given: object = {}) =>
  givenGig(portal.db, {
    owner,
    status: 'Published',
    columns: { screening_questions: '[]', minimum_rating: null },
    ...given,
  })
const signIn = (email: string) => portal.stranger().signIn(email)
const Briefs = z.object({ data: z.array(z.object({ id: z.string() })) })
const ctx = () => ({ db: portal.db, actor: null, now: portal.clock.now })

async function statusOf(id: string) {
  const row = await portal.db
    .selectFrom('engagements')
    .select(['status', 'close_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${row.status} ${row.close_reason ?? ''}`.trim()
}

describe('an expert', () => {
  it('never learns that they were ranked, viewed, reviewed or put on a list', async () => {
    const one = await givenExpert(portal.db)
    const expert = await signIn(one.email)
    const gigId = await gigOf()
    await expert.post(`/gigs/${gigId}/engagements`, { message: 'Hello' })
    await manager.post(`/gigs/${gigId}/recommendations`, {})
    const list = await manager.get(`/gigs/${gigId}/engagements`)
    const [{ id } = { id: '' }] = z
      .object({ data: z.array(z.object({ id: z.string() })) })
      .parse(list.body).data
    const before = await expert.get(`/engagements/own?tab=in_review`)

    expect((await manager.post(`/engagements/${id}/review`, {})).status).toBe(200)

    const paths = [
      '/engagements/own?tab=in_review',
      '/engagements/own?tab=open',
      '/engagements/own/counts',
      `/gigs/${gigId}/brief`,
      `/gigs/${gigId}`,
      `/users/${one.id}`,
      `/users/${one.id}/projects`,
      `/experts/${one.id}/ratings`,
      '/notifications',
      '/gigs',
    ]
    for (const path of paths) {
      const answer = await expert.get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.text, path).not.toMatch(/reviewed|shortlist|score|ranked|thumbs/i)
    }
    expect((await expert.get(`/engagements/own?tab=in_review`)).text).toBe(before.text)
    for (const path of [`/engagements/${id}`, `/gigs/${gigId}/engagements`, `/gigs/${gigId}/shortlist`]) {
      expect((await expert.get(path)).status, path).toBe(403)
    }
    const notices = await portal.db
      .selectFrom('notifications')
      .select(['kind', 'subject', 'letter'])
      .where('user_id', '=', one.id)
      .execute()
    expect(notices).toEqual([])
  })

  it('sees no project of an unpublished gig, and no engagement of somebody else', async () => {
    const [one, other] = [await givenExpert(portal.db), await givenExpert(portal.db)]
    const hidden = await gigOf({ status: 'Draft' })
    const id = await engagement(portal.db, { gig: await gigOf(), expert: other.id, status: 'Requested' })
    const expert = await signIn(one.email)

    expect((await expert.get(`/gigs/${hidden}/brief`)).status).toBe(404)
    expect((await expert.post(`/engagements/${id}/accept`, {})).status).toBe(404)
    expect((await expert.post(`/gigs/${hidden}/engagements`, {})).status).toBe(404)
  })

  it('applies until the deadline where no earlier day is said', async () => {
    const expert = await signIn((await givenExpert(portal.db)).email)
    const until = (days: number) =>
      new Date(portal.clock.now.getTime() + days * DAY).toISOString().slice(0, 10)
    const columns = { screening_questions: '[]', minimum_rating: null, applications_until: null }
    const over = await gigOf({ columns: { ...columns, deadline: until(-1) } })
    const open = await gigOf({ columns: { ...columns, deadline: until(1) } })

    const { body } = await expert.get('/engagements/own?tab=open&pageSize=100')

    const listed = Briefs.parse(body).data.map(({ id }) => id)
    expect([listed.includes(over), listed.includes(open)]).toEqual([false, true])
    expect((await expert.post(`/gigs/${over}/engagements`, {})).body).toMatchObject({
      code: 'applications_over',
    })
    expect((await expert.post(`/gigs/${open}/engagements`, {})).status).toBe(201)
    const seen = await manager.get(`/gigs/${open}/activities`)
    expect(JSON.stringify(seen.body)).toContain('"title":"Applied: ')
  })

  it('is asked and paid in the currency of the project', async () => {
    const one = await givenExpert(portal.db)
    const gig = await gigOf({ columns: { screening_questions: '[]', minimum_rating: null, currency: 'EUR' } })
    const expert = await signIn(one.email)

    expect((await expert.get(`/gigs/${gig}/brief`)).body).toMatchObject({ data: { currency: 'EUR' } })
    await expert.post(`/gigs/${gig}/engagements`, { bid_type: 'Daily', bid_amount: 900 })
    const { body } = await expert.get(`/gigs/${gig}/brief`)
    expect(body).toMatchObject({ data: { engagement: { currency: 'EUR', bid_amount: 900 } } })
  })

  it('who is suspended leaves what is open, and their managers decide about what they are hired for', async () => {
    const one = await givenExpert(portal.db)
    const open = await engagement(portal.db, { gig: await gigOf(), expert: one.id, status: 'Applied' })
    const hired = await engagement(portal.db, { gig: await gigOf(), expert: one.id, status: 'Hired' })

    await onExpertLeft(ctx(), one.id, 'suspended')

    expect([await statusOf(open), await statusOf(hired)]).toEqual(['Closed expert_suspended', 'Hired'])
    const told = await portal.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', owner)
      .execute()
    expect(told.map(({ kind }) => kind)).toContain('engagement.decide')
  })
})

describe('a gig that closes', () => {
  it('closes what is open and ends what runs as its manager said', async () => {
    const gigId = await gigOf()
    const people = [await givenExpert(portal.db), await givenExpert(portal.db), await givenExpert(portal.db)]
    const ids: string[] = []
    for (const [index, status] of (['Reviewed', 'Hired', 'Hired'] as const).entries()) {
      const expert = people[index]?.id ?? ''
      ids.push(await engagement(portal.db, { gig: gigId, expert, status }))
    }

    await onGigClosed(ctx(), gigId, [{ id: ids[2] ?? '', outcome: 'terminated' }])

    expect(await Promise.all(ids.map(statusOf))).toEqual([
      'Closed gig_closed',
      'Closed completed',
      'Closed terminated',
    ])
  })
})

describe('ratings', () => {
  it('are blind for a week, count afterwards, and are given once', async () => {
    const one = await givenExpert(portal.db)
    const expert = await signIn(one.email)
    const id = await engagement(portal.db, {
      gig: await gigOf(),
      expert: one.id,
      status: 'Closed',
      closed: 'completed',
    })
    const rate = (client: Client, value: number, comment = 'Secret words <i>here</i>') =>
      client.post(`/engagements/${id}/ratings`, { rate: value, comment })

    expect((await rate(manager, 4.3)).status).toBe(422)
    expect((await rate(manager, 4.5)).status).toBe(201)
    expect(await rate(manager, 5)).toMatchObject({ status: 409, body: { code: 'already_rated' } })
    expect((await rate(await portal.as('manager2'), 5)).status).toBe(404)
    expect((await rate(await portal.as('hr'), 5)).status).toBe(404)

    expect((await expert.get(`/experts/${one.id}/ratings`)).text).not.toContain('Secret')
    expect((await expert.get(`/users/${one.id}`)).body).toMatchObject({ data: { rating: null } })
    expect((await manager.get(`/experts/${one.id}/ratings`)).text).toContain('Secret')

    await keepTime(portal.db, new Date(portal.clock.now.getTime() + 7.1 * DAY))
    expect((await expert.get(`/experts/${one.id}/ratings`)).body).toMatchObject({ data: [{ rate: 4.5 }] })
    expect((await expert.get(`/users/${one.id}`)).body).toMatchObject({ data: { rating: 4.5 } })
    expect(await rate(expert, 1)).toMatchObject({ status: 409, body: { code: 'rating_over' } })
  })

  it('of an expert who runs projects as well are for no other expert, though these see who it is', async () => {
    const one = await givenExpert(portal.db)
    const other = await givenExpert(portal.db, { expertStatus: 'Approved' })
    const id = await engagement(portal.db, { gig: await gigOf(), expert: one.id, status: 'Hired' })
    expect((await manager.post(`/engagements/${id}/ratings`, { rate: 2, comment: 'Late' })).status).toBe(201)
    const role = { user_id: one.id, role: 'growth_experts_manager' }
    await portal.db.insertInto('user_roles').values(role).execute()

    const reader = await signIn(other.email)

    expect((await reader.get(`/experts/${one.id}`)).status).toBe(200)
    expect((await reader.get(`/experts/${one.id}/ratings`)).status).toBe(404)
  })

  it('of an owner are hidden from them until then', async () => {
    const one = await givenExpert(portal.db)
    const expert = await signIn(one.email)
    const id = await engagement(portal.db, { gig: await gigOf(), expert: one.id, status: 'Hired' })

    expect((await expert.post(`/engagements/${id}/ratings`, { rate: 2, comment: 'Chaotic' })).status).toBe(
      201,
    )

    expect(await expert.get('/engagements/own?tab=active')).toMatchObject({
      body: { data: [{ engagement: { id, own_rating: 2 } }] },
    })
    const read = await manager.get(`/engagements/${id}`)
    expect(read.text).not.toContain('Chaotic')
    expect(read.body).toMatchObject({ data: { own_rating: null, actions: { canRate: true } } })
    expect((await (await portal.as('admin')).get(`/engagements/${id}`)).text).toContain('Chaotic')
  })
})

describe('a shortlist', () => {
  const Entries = z.object({
    data: z.array(z.object({ id: z.string(), name: z.nullable(z.string()), label: z.string() })),
  })

  it('has no names for a customer who comments, has them for one who collaborates, and is closed to viewers', async () => {
    const customers = []
    for (const level of ['view', 'comment', 'collaborate'] as const) {
      const { id, email } = await givenUser(portal.db, { roles: ['growth_experts_customer'] })
      customers.push({ id, level, client: await signIn(email) })
    }
    const one = await givenExpert(portal.db, { firstName: 'Zacharias', lastName: 'Quill' })
    const gigId = await gigOf({
      customers: Object.fromEntries(customers.map(({ id, level }) => [id, level])),
    })
    const id = await engagement(portal.db, { gig: gigId, expert: one.id, status: 'Applied' })
    await manager.post(`/engagements/${id}/review`, {})
    const [viewer, commenter, collaborator] = customers

    expect((await viewer?.client.get(`/gigs/${gigId}/shortlist`))?.status).toBe(403)
    const anonymous = await commenter?.client.get(`/gigs/${gigId}/shortlist`)
    expect(Entries.parse(anonymous?.body).data).toMatchObject([{ id, name: null, label: 'Expert 1' }])
    expect(anonymous?.text).not.toMatch(new RegExp(`Zacharias|Quill|${one.id}`))
    expect((await commenter?.client.get(`/experts/${one.id}`))?.status).toBe(404)
    const known = await collaborator?.client.get(`/gigs/${gigId}/shortlist`)
    expect(Entries.parse(known?.body).data).toMatchObject([{ name: 'Zacharias Quill' }])
    expect((await collaborator?.client.get(`/experts/${one.id}`))?.status).toBe(200)

    const said = await commenter?.client.send('PUT', `/engagements/${id}/opinion`, {
      body: { opinion: 'up', comment: 'Please meet <b>this one</b>' },
    })
    expect(said).toMatchObject({ status: 200, body: { data: { thumbs_up: 1, opinion: 'up' } } })
    expect(
      (
        await commenter?.client.post(`/engagements/${id}/hire`, {
          rate: 1,
          rate_type: 'Hourly',
          starts_on: '2027-01-01',
        })
      )?.status,
    ).toBe(403)
    expect((await (await portal.as('customer2')).get(`/gigs/${gigId}/shortlist`)).status).toBe(404)
  })

  it('keeps who has worked on the project, and lets a customer who manages rate them once', async () => {
    const customers = []
    for (const level of ['collaborate', 'manage'] as const) {
      const { id, email } = await givenUser(portal.db, { roles: ['growth_experts_customer'] })
      customers.push({ id, level, client: await signIn(email) })
    }
    const gigId = await gigOf({
      customers: Object.fromEntries(customers.map(({ id, level }) => [id, level])),
    })
    const at = { gig: gigId, status: 'Closed' } as const
    const worked = await engagement(portal.db, {
      ...at,
      expert: (await givenExpert(portal.db)).id,
      closed: 'completed',
    })
    await engagement(portal.db, { ...at, expert: (await givenExpert(portal.db)).id, closed: 'not_selected' })
    const rate = (client?: Client) => client?.post(`/engagements/${worked}/ratings`, { rate: 3.5 })
    const read = async (client?: Client) => (await client?.get(`/gigs/${gigId}/shortlist`))?.body
    const [collaborator, managing] = customers.map(({ client }) => client)

    expect(await read(collaborator)).toMatchObject({ data: [{ id: worked, is_past: true, canRate: false }] })
    expect((await rate(collaborator))?.status).toBe(404)
    expect(await read(managing)).toMatchObject({ data: [{ id: worked, canRate: true }] })
    expect((await rate(managing))?.status).toBe(201)
    expect(await read(managing)).toMatchObject({ data: [{ id: worked, canRate: false, own_rating: 3.5 }] })
    expect(await read(collaborator)).toMatchObject({ data: [{ own_rating: null }] })
    expect((await rate(managing))?.status).toBe(409)
  })
})

describe('a customer who accepts an invitation', () => {
  it('sees the experts who are put forward to them at once', async () => {
    const { email } = await givenUser(portal.db, { roles: ['growth_experts_customer'] })
    const client = await signIn(email)
    const one = await givenExpert(portal.db)
    const gigId = await gigOf()
    const id = await engagement(portal.db, { gig: gigId, expert: one.id, status: 'Applied' })
    await manager.post(`/engagements/${id}/review`, {})
    const { id: level } = await portal.db
      .selectFrom('gig_permissions')
      .select('id')
      .where('kind', '=', 'growth-opportunity')
      .where('value', '=', 'collaborate')
      .executeTakeFirstOrThrow()
    const form = { first_name: 'Ines', last_name: 'Duarte', email, permission_id: level }
    await manager.post(`/gigs/${gigId}/invitations`, form)
    const invitation = await portal.db
      .selectFrom('gig_invitations')
      .select('id')
      .where('gig_id', '=', gigId)
      .executeTakeFirstOrThrow()
    expect((await client.get(`/experts/${one.id}`)).status).toBe(404)

    await client.post('/accounts/invitations/accept', { invitation_id: invitation.id })

    expect((await client.get(`/experts/${one.id}`)).status).toBe(200)
  })
})

describe('a customer who leaves a project', () => {
  it('no longer sees the experts who were put forward to them', async () => {
    const { id: customer, email } = await givenUser(portal.db, { roles: ['growth_experts_customer'] })
    const client = await signIn(email)
    const one = await givenExpert(portal.db)
    const gigId = await gigOf({ customers: { [customer]: 'collaborate' } })
    const id = await engagement(portal.db, { gig: gigId, expert: one.id, status: 'Applied' })
    await manager.post(`/engagements/${id}/review`, {})
    expect((await client.get(`/experts/${one.id}`)).status).toBe(200)
    const { id: member } = await portal.db
      .selectFrom('gig_members')
      .select('id')
      .where('gig_id', '=', gigId)
      .where('user_id', '=', customer)
      .executeTakeFirstOrThrow()

    expect((await manager.delete(`/gigs/${gigId}/members/${member}`)).status).toBe(200)

    expect((await client.get(`/experts/${one.id}`)).status).toBe(404)
  })
})

describe('onboarded ICs', () => {
  const Ics = z.object({ data: z.array(z.looseObject({ id: z.string(), name: z.string() })) })

  it('are hired once and have their papers; HR ticks off the last one', async () => {
    const hr = await portal.as('hr')
    const one = await givenExpert(portal.db, { firstName: 'Wilhelmina', lastName: 'Brandt' })
    await engagement(portal.db, { gig: await gigOf(), expert: one.id, status: 'Hired' })
    const find = async (stage: string) =>
      Ics.parse((await hr.get(`/ics?stage=${stage}&keyword=Wilhelmina`)).body).data.length
    const tick = (item: string) => hr.put(`/ics/${one.id}/checklist`, { item, is_done: true })

    await tick('consent')
    await tick('nda')
    expect([await find('onboarded'), await find('onboarding')]).toEqual([0, 1])
    expect(await tick('tax_form')).toMatchObject({ status: 200, body: { data: { is_onboarded: true } } })
    expect([await find('onboarded'), await find('onboarding')]).toEqual([1, 0])
    // The rate was agreed when they were hired: nobody takes that back by hand.
    expect((await tick('rate')).status).toBe(409)
  })

  it('show rates to managers, not to HR, and only the directory to experts', async () => {
    const read = async (name: string) => Ics.parse((await (await portal.as(name)).get('/ics')).body).data
    const [forManager, forHr, forExpert] = [await read('manager'), await read('hr'), await read('expert2')]

    expect(forManager[0]).toHaveProperty('rate')
    expect(forHr[0]).not.toHaveProperty('rate')
    expect(forHr[0]).toHaveProperty('items_done')
    expect(forExpert.length).toBeGreaterThan(0)
    expect(forExpert.length).toBeLessThan(forHr.length)
    for (const key of ['rate', 'consent_at', 'has_nda', 'items_done'])
      expect(forExpert[0]).not.toHaveProperty(key)
    expect((await (await portal.as('manager')).get('/ics?stage=onboarding')).status).toBe(403)
  })

  it('choose for themselves whether to stand in the directory', async () => {
    const expert = await portal.as('expert')
    const isListed = async () =>
      Ics.parse((await expert.get('/ics?pageSize=100')).body).data.some(
        ({ name }) => name === 'Elena Marchetti',
      )

    expect(await isListed()).toBe(false)
    await expert.put('/ics/directory', { is_in_directory: true })
    expect(await isListed()).toBe(true)
  })
})
