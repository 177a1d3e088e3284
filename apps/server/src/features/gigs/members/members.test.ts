import type { GigKind, Level } from '@guildhall/contract/gigs/kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { gig, permissionOf } from '#features/gigs/given.ts'
import { demoIds } from '#test/demo-ids.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let the: (name: string) => string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100' })
  the = await demoIds(portal.db)
})
afterAll(() => portal.stop())

const Members = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      user: z.object({ id: z.string(), email: z.nullable(z.string()) }),
      role: z.object({ slug: z.string() }),
      permission: z.nullable(z.object({ value: z.string() })),
    }),
  ),
})
const membersOf = (body: unknown) => Members.parse(body).data

const permission = (value: Level, kind: GigKind = 'growth-opportunity') =>
  permissionOf(portal.db, value, kind)

/** A gig of manager@, with who is on it. */
function given(more: Partial<Parameters<typeof gig>[1]> = {}): Promise<string> {
  return gig(portal.db, { owner: the('manager'), status: 'Approved', ...more })
}

async function memberId(gigId: string, userId: string): Promise<string> {
  const row = await portal.db
    .selectFrom('gig_members')
    .select('id')
    .where('gig_id', '=', gigId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.id
}

describe('adding members', () => {
  it('takes contributors with a role and customers with a level, tells them and writes it down', async () => {
    const id = await given()
    const manager = await portal.as('manager')
    const members = [
      { user_id: the('expert'), role: 'contributor' },
      { user_id: the('customer'), role: 'customer', permission_id: await permission('collaborate') },
    ]

    const answer = await manager.post(`/gigs/${id}/members`, { members })

    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: [
          { user: { name: 'Elena Marchetti' }, role: { slug: 'contributor' }, permission: null },
          {
            user: { name: 'Julia Whitfield' },
            role: { slug: 'customer' },
            permission: { value: 'collaborate' },
          },
        ],
      },
    })
    const notices = await portal.db
      .selectFrom('notifications')
      .select(['user_id', 'mail', 'link'])
      .where('gig_id', '=', id)
      .execute()
    const told = { mail: 'now', link: `/projects/${id}` }
    expect(notices).toEqual([
      { user_id: the('expert'), ...told },
      { user_id: the('customer'), ...told },
    ])
    const kinds = await portal.db
      .selectFrom('domain_events')
      .select('kind')
      .where('gig_id', '=', id)
      .where('kind', '=', 'gig.member_added')
      .execute()
    expect(kinds).toHaveLength(2)
  })

  it('escapes the name of a project in what it tells', async () => {
    const id = await given({ name: '<img src=x onerror=alert(1)>' })
    const manager = await portal.as('manager')

    await manager.post(`/gigs/${id}/members`, {
      members: [{ user_id: the('expert2'), role: 'contributor' }],
    })

    const { subject } = await portal.db
      .selectFrom('notifications')
      .select('subject')
      .where('gig_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(subject).toBe('Sofia Lindqvist added you to <b>&lt;img src=x onerror=alert(1)&gt;</b>.')
  })

  it('adds all or none, and says of each entry what is wrong', async () => {
    const id = await given({ team: { [the('hr')]: 'contributor' } })
    const suspended = await user(portal.db, { status: 'suspended', roles: ['growth_experts_manager'] })
    const manager = await portal.as('manager')
    const level = await permission('view')
    const members = [
      { user_id: the('expert2'), role: 'contributor' },
      { user_id: the('hr'), role: 'reviewer' },
      { user_id: the('expert2'), role: 'reviewer' },
      { user_id: the('admin'), role: 'lead_analyst' },
      { user_id: the('suspended'), role: 'contributor' },
      { user_id: the('pending'), role: 'contributor' },
      { user_id: suspended.id, role: 'contributor' },
      { user_id: the('customer2'), permission_id: await permission('view', 'radar') },
      { user_id: the('customer'), role: 'customer' },
      { user_id: the('admin2'), permission_id: level },
      { user_id: the('manager2'), role: 'growth_experts_admin' },
    ]

    const answer = await manager.post(`/gigs/${id}/members`, { members })

    const fromList = ['Choose from the list.']
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      errors: {
        'members.1.user_id': ['This contributor already been added'],
        'members.2.user_id': ['This contributor already been added'],
        'members.3.role': fromList,
        'members.4.user_id': fromList,
        'members.5.user_id': fromList,
        'members.6.user_id': fromList,
        'members.7.permission_id': fromList,
        'members.8.permission_id': ['Please select permission for each user'],
        'members.9.user_id': fromList,
        'members.10.role': fromList,
      },
    })
    const { total } = await portal.db
      .selectFrom('gig_members')
      .select(({ fn }) => fn.countAll().as('total'))
      .where('gig_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(2)
  })

  it('says what is missing in the words of the dialog', async () => {
    const id = await given({ customers: { [the('customer')]: 'view' } })
    const manager = await portal.as('manager')
    const faults = async (body: unknown) => {
      const answer = await manager.post(`/gigs/${id}/members`, body)
      expect(answer.status).toBe(422)
      return z.object({ errors: z.record(z.string(), z.array(z.string())) }).parse(answer.body).errors
    }
    const hint = ['Please select role and user']

    expect(await faults({})).toEqual({ members: hint })
    expect(await faults({ members: [] })).toEqual({ members: hint })
    expect(await faults({ members: [{ role: 'reviewer' }] })).toEqual({ 'members.0.user_id': hint })
    expect(await faults({ members: [{ user_id: the('hr') }] })).toEqual({ 'members.0.role': hint })
    const path = `/gigs/${id}/members/${await memberId(id, the('customer'))}`
    expect((await manager.put(path, { permission_id: '' })).body).toMatchObject({
      errors: { permission_id: ['Field is required'] },
    })
  })

  it('is for who runs the project: 404 for others, 403 for those who see it', async () => {
    const id = await given({
      status: 'Published',
      team: { [the('expert')]: 'reviewer' },
      customers: { [the('customer')]: 'comment' },
    })
    const body = { members: [{ user_id: the('expert2'), role: 'contributor' }] }
    const status = async (name: string) =>
      (await (await portal.as(name)).post(`/gigs/${id}/members`, body)).status

    expect(await status('manager2')).toBe(404)
    expect(await status('customer2')).toBe(404)
    expect(await status('customer')).toBe(403)
    expect(await status('expert')).toBe(403)
    expect(await status('expert2')).toBe(403)
    expect(await status('admin')).toBe(201)
  })

  it('lets a lead add contributors alone, and a customer who manages customers alone', async () => {
    const id = await given({
      status: 'Published',
      team: { [the('expert')]: 'engagement_manager' },
      customers: { [the('customer')]: 'manage' },
    })
    const staff = { members: [{ user_id: the('hr'), role: 'reviewer' }] }
    const customer = { members: [{ user_id: the('customer2'), permission_id: await permission('view') }] }
    const lead = await portal.as('expert')
    const client = await portal.as('customer')

    expect((await lead.post(`/gigs/${id}/members`, customer)).status).toBe(403)
    expect((await lead.post(`/gigs/${id}/members`, staff)).status).toBe(201)
    expect((await client.post(`/gigs/${id}/members`, staff)).status).toBe(403)
    // somebody of another company does not exist for them
    expect((await client.post(`/gigs/${id}/members`, customer)).status).toBe(422)
  })

  it('waits while the project is locked, and is over once it is closed', async () => {
    const locked = await given({ columns: { locked: true } })
    const closed = await given({ status: 'Closed' })
    const manager = await portal.as('manager')
    const body = { members: [{ user_id: the('expert2'), role: 'contributor' }] }

    expect(await manager.post(`/gigs/${locked}/members`, body)).toMatchObject({
      status: 423,
      body: { message: 'This project is locked.' },
    })
    expect((await manager.post(`/gigs/${closed}/members`, body)).status).toBe(409)
  })

  it('adds somebody once, however often it is asked at the same time', async () => {
    const id = await given()
    const manager = await portal.as('manager')
    const body = { members: [{ user_id: the('expert2'), role: 'contributor' }] }

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => manager.post(`/gigs/${id}/members`, body)),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422])
  })
})

describe('the list of members', () => {
  it('shows each type page by page; addresses only to staff and their owner', async () => {
    const id = await given({
      status: 'Published',
      team: { [the('expert')]: 'contributor', [the('hr')]: 'reviewer' },
      customers: { [the('customer')]: 'view' },
    })
    const path = `/gigs/${id}/members`

    const first = await (await portal.as('manager')).get(`${path}?type=contributor&pageSize=2`)
    const customers = await (await portal.as('customer')).get(`${path}?type=customer`)
    const seen = membersOf((await (await portal.as('customer')).get(`${path}?type=contributor`)).body)

    expect(first.body).toMatchObject({ pagination: { total: 3, totalPages: 2, nextPage: 2 } })
    expect(membersOf(first.body).every(({ user: { email } }) => email !== null)).toBe(true)
    expect(membersOf(customers.body).map(({ user: { email } }) => email)).toEqual(['customer@demo.test'])
    expect(seen.map(({ user: { email } }) => email)).toEqual([null, null, null])
    expect((await (await portal.as('manager')).get(`${path}?type=boss`)).status).toBe(422)
  })

  it('holds ten thousand as it holds three', async () => {
    const id = await given({ status: 'Published' })
    const level = await permission('view')
    for (let from = 1; from <= 10_000; from += 1000)
      await sql`with person as (
          insert into people (first_name, last_name, email)
          select 'Guest', 'Number ' || n, 'guest' || n || '@crowd.test' from generate_series(${from}::int, ${from + 999}::int) n
          returning id, email
        ), login as (
          insert into users (person_id, email) select id, email from person returning id
        ) insert into gig_members (gig_id, user_id, type, permission_id, created_at)
        select ${id}, id, 'customer', ${level}, now() from login`.execute(portal.db)
    const manager = await portal.as('manager')

    const last = await manager.get(`/gigs/${id}/members?type=customer&page=500`)
    const page = await manager.get(`/gigs/${id}`)

    expect(membersOf(last.body)).toHaveLength(20)
    expect(last.body).toMatchObject({ pagination: { total: 10_000, nextPage: null } })
    expect(page.body).toMatchObject({ data: { customers: { total: 10_000 } } })
    expect(page.text.length).toBeLessThan(20_000)
  })

  it('does not exist for an expert who only sees the published project', async () => {
    const id = await given({ status: 'Published' })

    const answer = await (await portal.as('expert2')).get(`/gigs/${id}/members`)

    expect(answer).toMatchObject({ status: 404, text: '{"message":"Not Found","code":"not_found"}' })
  })
})

describe('the permission of a customer', () => {
  it('is changed by who runs the project, by PATCH or PUT, and told to the customer', async () => {
    const id = await given({ status: 'Published', customers: { [the('customer')]: 'view' } })
    const member = await memberId(id, the('customer'))
    const manager = await portal.as('manager')
    const path = `/gigs/${id}/members/${member}`

    const patched = await manager.send('PATCH', path, {
      body: { permission_id: await permission('collaborate') },
    })
    const put = await manager.put(path, { permission_id: await permission('manage') })

    expect(patched.body).toMatchObject({ data: { permission: { value: 'collaborate' } } })
    expect(put.body).toMatchObject({ data: { permission: { value: 'manage' } } })
    const events = await portal.db
      .selectFrom('domain_events')
      .select('differences')
      .where('gig_id', '=', id)
      .where('kind', '=', 'gig.permission_changed')
      .orderBy('id')
      .execute()
    expect(events[0]?.differences).toMatchObject({ permission: { from: 'view', to: 'collaborate' } })
  })

  it('is not raised by its owner, nor removed, nor anybody else by them (B16)', async () => {
    const id = await given({
      status: 'Published',
      customers: { [the('customer')]: 'manage', [the('customer2')]: 'view' },
    })
    const customer = await portal.as('customer2')
    const managing = await portal.as('customer')
    const path = `/gigs/${id}/members/${await memberId(id, the('customer2'))}`
    const owner = `/gigs/${id}/members/${await memberId(id, the('manager'))}`
    const raise = { permission_id: await permission('manage') }

    expect((await customer.put(path, raise)).status).toBe(403)
    expect((await managing.put(path, raise)).status).toBe(403)
    expect((await customer.delete(path)).status).toBe(403)
    expect((await customer.delete(owner)).status).toBe(403)
    expect((await managing.delete(owner)).status).toBe(403)
    const levels = await portal.db
      .selectFrom('gig_members')
      .innerJoin('gig_permissions', 'gig_permissions.id', 'permission_id')
      .select('value')
      .where('gig_id', '=', id)
      .orderBy('level')
      .execute()
    expect(levels).toEqual([{ value: 'view' }, { value: 'manage' }])
  })

  it('is one of the kind of the project, and contributors have none', async () => {
    const id = await given({
      team: { [the('hr')]: 'reviewer' },
      customers: { [the('customer')]: 'view' },
    })
    const manager = await portal.as('manager')
    const customer = `/gigs/${id}/members/${await memberId(id, the('customer'))}`
    const contributor = `/gigs/${id}/members/${await memberId(id, the('hr'))}`

    const foreign = await manager.put(customer, { permission_id: await permission('view', 'award') })
    const none = await manager.put(contributor, { permission_id: await permission('view') })

    expect(foreign).toMatchObject({ status: 422, body: { errors: { permission_id: expect.any(Array) } } })
    expect(none).toMatchObject({ status: 422, body: { errors: { permission_id: expect.any(Array) } } })
  })
})

describe('removing members', () => {
  it('takes somebody off, and finds no member of another project (B17)', async () => {
    const id = await given({ team: { [the('hr')]: 'reviewer' } })
    const other = await gig(portal.db, { owner: the('manager2'), team: { [the('hr')]: 'reviewer' } })
    const manager = await portal.as('manager')
    const foreign = await memberId(other, the('hr'))

    const cross = await manager.delete(`/gigs/${id}/members/${foreign}`)
    const change = await manager.put(`/gigs/${id}/members/${foreign}`, {
      permission_id: await permission('view'),
    })
    const gone = await manager.delete(`/gigs/${id}/members/${await memberId(id, the('hr'))}`)

    expect([cross.status, change.status]).toEqual([404, 404])
    expect(gone.body).toEqual({ success: true, message: 'Member have been deleted successfully' })
    expect(await memberId(other, the('hr'))).toBe(foreign)
  })

  it('keeps the last lead, and an expert who is hired', async () => {
    const id = await given({ team: { [the('expert')]: 'contributor' } })
    const { person_id: personId } = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('id', '=', the('expert'))
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('expert_gigs')
      .values({ engagement_id: id, person_id: personId, gig_id: id, gig_title: 'x', status: 'Hired' })
      .execute()
    const manager = await portal.as('manager')
    const remove = async (name: string) =>
      manager.delete(`/gigs/${id}/members/${await memberId(id, the(name))}`)

    expect(await remove('manager')).toMatchObject({ status: 409, body: { code: 'last_lead' } })
    expect(await remove('expert')).toMatchObject({ status: 409, body: { code: 'still_hired' } })
  })

  it('does not let a lead put out who owns the project', async () => {
    const id = await given({ status: 'Published', team: { [the('expert')]: 'engagement_manager' } })
    const lead = await portal.as('expert')

    const answer = await lead.delete(`/gigs/${id}/members/${await memberId(id, the('manager'))}`)

    expect(answer.status).toBe(403)
  })
})
