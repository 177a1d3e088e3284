import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { Client } from '#test/client.ts'
import { awaitMails, mailsTo } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const Row = z.object({ id: z.string(), name: z.string(), email: z.string(), status: z.string() })
const List = z.object({ data: z.array(Row), meta: z.object({ total: z.number() }) })
const Details = z.object({
  data: z.object({
    version: z.number(),
    roles: z.array(z.string()),
    status: z.string(),
    first_name: z.string(),
    history: z.array(z.object({ kind: z.string(), actor_name: z.nullable(z.string()) })),
    sessions: z.array(z.object({ id: z.string() })),
  }),
  actions: z.record(z.string(), z.boolean()),
})
const Added = z.object({ data: z.object({ id: z.string() }) })

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function idOf(name: string): Promise<string> {
  const query = portal.db.selectFrom('users').select('id').where('email', '=', `${name}@demo.test`)
  return (await query.executeTakeFirstOrThrow()).id
}
const list = async (query: string) => z.parse(List, (await admin.get(`/users?${query}`)).body)
const open = async (id: string) => z.parse(Details, (await admin.get(`/users/${id}/account`)).body)
const PERSON = { first_name: 'Nora', last_name: 'Vale', roles: ['growth_experts_manager'] }

async function add(more: object) {
  const answer = await admin.post('/users', { ...PERSON, ...more })
  expect(answer.status, answer.text).toBe(201)
  return z.parse(Added, answer.body).data.id
}

async function signIn(email: string, password = 'Demo-pass-1') {
  return (await new Client(portal.http, email).post('/login', { email, password })).status
}

describe('the list of users', () => {
  it('is searched by name and address', async () => {
    expect((await list('keyword=ashworth')).data.map((row) => row.email)).toEqual(['admin@demo.test'])
    expect((await list('keyword=hr@demo')).data.map((row) => row.name)).toEqual(['Camille Fournier'])
    expect((await list('keyword=%25')).data).toEqual([])
  })

  it('is filtered by role and status', async () => {
    const hr = await list('role[]=growth_experts_hr_generalist')
    expect(hr.data.map((row) => row.email)).toContain('hr@demo.test')
    expect(hr.data.map((row) => row.email)).not.toContain('admin@demo.test')
    const { data } = await list('status=Suspended')
    expect(data.every((row) => row.status === 'Suspended')).toBe(true)
  })

  it('is sorted and paged', async () => {
    const first = await list('sort=email:desc&pageSize=2')
    const second = await list('sort=email:desc&pageSize=2&page=2')
    const emails = [...first.data, ...second.data].map((row) => row.email)
    expect(emails).toEqual(emails.toSorted().toReversed())
    expect(first.meta.total).toBeGreaterThan(4)
  })

  it.each(['role=nobody', 'sort=password_hash:asc', 'status=Gone', 'more=1'])('refuses %s', async (query) => {
    expect((await admin.get(`/users?${query}`)).status).toBe(422)
  })
})

describe('somebody who was added', () => {
  it('comes in by the link of the invitation, and only once', async () => {
    const id = await add({ email: 'nora@added.test', send_invitation: true })
    expect((await open(id)).data).toMatchObject({ status: 'Invited', roles: ['growth_experts_manager'] })
    expect(await signIn('nora@added.test')).toBe(422)
    const token = await tokenSentTo('nora@added.test')
    const form = { token, password: 'Nora-pass-2', password_confirmation: 'Nora-pass-2' }

    expect((await portal.stranger().post('/accounts/password/reset', form)).status).toBe(200)

    expect(await signIn('nora@added.test', 'Nora-pass-2')).toBe(200)
    expect((await portal.stranger().post('/accounts/password/reset', form)).status).toBe(422)
    expect((await open(id)).data).toMatchObject({ status: 'Active' })
    expect((await admin.post(`/users/${id}/invite`)).status).toBe(409)
  })

  it('accepts as everybody who is invited does, and agrees to the notice who becomes an expert', async () => {
    const id = await add({
      email: 'vera@added.test',
      roles: ['growth_experts_expert'],
      send_invitation: true,
    })
    const token = await tokenSentTo('vera@added.test')
    const form = { token, password: 'Vera-pass-2', password_confirmation: 'Vera-pass-2' }
    const vera = portal.stranger()

    const look = await vera.post('/accounts/invitations/look', { token })
    const hasty = await vera.post('/accounts/invitations/accept', form)
    const accepted = await vera.post('/accounts/invitations/accept', { ...form, consent: true })

    expect((await mailsTo(portal, 'vera@added.test')).at(-1)).toContain('/accounts/accept-invitation?token=')
    expect(look.body).toEqual({
      data: {
        first_name: 'Nora',
        email: 'vera@added.test',
        needs: 'password',
        title: null,
        asks_consent: true,
      },
    })
    expect(hasty).toMatchObject({ status: 422, body: { errors: { consent: ['This field is required.'] } } })
    expect(accepted).toMatchObject({ status: 200, body: { data: { user: { id }, link: null } } })
    expect((await vera.get('/auth')).status).toBe(200)
    expect((await open(id)).data).toMatchObject({ status: 'Active', roles: ['growth_experts_expert'] })
    expect((await portal.stranger().post('/accounts/password/reset', form)).status).toBe(422)
  })

  it('has an address that nobody else has', async () => {
    const answer = await admin.post('/users', { ...PERSON, email: 'MANAGER@demo.test' })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { email: ['Somebody else uses this email address.'] } })
  })

  it.each([
    { email: 'x' },
    { email: 'a@b.test', roles: [] },
    { email: 'a@b.test', roles: ['root'] },
    { email: 'a@b.test', timezone: 'Mars/Base' },
    { email: 'a@b.test', company_id: '01932f5e-7d3a-7000-8000-000000000000' },
    { email: 'a@b.test', password: 'x' },
    { email: 'a@b.test', phone: '020 7946 0187' },
  ])('is refused as %j', async (form) => {
    const before = (await list('')).meta.total
    expect((await admin.post('/users', { ...PERSON, ...form })).status).toBe(422)
    expect((await list('')).meta.total).toBe(before)
  })
})

describe('an account', () => {
  it('names the projects of its owner, and what they are on each', async () => {
    const { body } = await admin.get(`/users/${await portal.userId('customer')}/account`)
    const owner = await admin.get(`/users/${await portal.userId('manager')}/account`)
    expect(body).toMatchObject({
      data: { gigs: expect.arrayContaining([expect.objectContaining({ as: 'customer' })]) },
    })
    expect(owner.body).toMatchObject({
      data: { gigs: expect.arrayContaining([expect.objectContaining({ as: 'owner' })]) },
    })
  })

  it('has a phone number with its country, which nobody else has, or none', async () => {
    const id = await add({ email: 'phone@added.test', phone: '+44 (20) 7946 0155' })
    const other = await add({ email: 'phone2@added.test' })
    expect((await admin.get(`/users/${id}/account`)).body).toMatchObject({
      data: { phone: '+44 2079460155' },
    })

    const taken = await admin.put(`/users/${other}/account`, { phone: '+442079460155' })
    expect([taken.status, taken.body]).toMatchObject([
      422,
      { errors: { phone: ['Somebody else uses this phone number.'] } },
    ])
    expect((await admin.put(`/users/${id}/account`, { phone: '' })).body).toMatchObject({
      data: { phone: null },
    })
  })

  it('is changed as it was read, or not at all', async () => {
    const id = await add({ email: 'change@added.test' })
    const { data } = await open(id)
    const change = { first_name: 'Nadia', job_title: '<b>Lead</b>', timezone: 'Europe/Berlin' }
    const headers = { 'if-match': `"${data.version}"` }

    const changed = await admin.send('PUT', `/users/${id}/account`, { body: change, headers })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ data: { first_name: 'Nadia', timezone: 'Europe/Berlin' } })

    const late = await admin.send('PUT', `/users/${id}/account`, { body: { first_name: 'Nell' }, headers })
    expect(late.status).toBe(412)
    expect((await open(id)).data.first_name).toBe('Nadia')
  })

  it('gets another address of an administrator: the former one hears of it, and its links are dead', async () => {
    const { id, email } = await user(portal.db, {
      email: 'moved@added.test',
      roles: ['growth_experts_manager'],
    })
    await admin.post(`/users/${id}/reset-password`)
    const [reset] = await awaitMails(portal, email)

    const changed = await admin.put(`/users/${id}/account`, { email: 'elsewhere@added.test' })

    expect(changed.status, changed.text).toBe(200)
    const [, told] = await awaitMails(portal, email, 2)
    expect(told?.text).toContain('An administrator gave your account another email address.')
    const used = { token: reset?.token, password: 'Another-pass-2', password_confirmation: 'Another-pass-2' }
    const answer = await new Client(portal.http, 'reset').post('/accounts/password/reset', used)
    expect(answer.body).toMatchObject({ code: 'bad_token' })
    expect((await open(id)).data.history.map(({ kind }) => kind)).toContain('user.email_changed')
  })

  it('that was invited at a wrong address is opened by nobody there once the address is corrected', async () => {
    const id = await add({ email: 'typo@added.test', send_invitation: true })
    const [{ token } = {}] = await awaitMails(portal, 'typo@added.test')
    const look = async () =>
      (await new Client(portal.http, 'look').post('/accounts/invitations/look', { token })).text
    expect(await look()).toContain('typo@added.test')

    await admin.put(`/users/${id}/account`, { email: 'right@added.test' })

    expect(await look()).toBe('{"data":null}')
  })

  it('of an administrator gets another address where the password is asked for, and not here', async () => {
    const answer = await admin.put(`/users/${await portal.userId('admin')}/account`, {
      email: 'me@added.test',
    })

    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { email: ['Change your own address in your profile settings.'] } },
    })
  })

  it('loses and wins rights with the next call', async () => {
    const someone = await user(portal.db, { email: 'rights@added.test', roles: ['growth_experts_manager'] })
    const browser = await new Client(portal.http, 'rights').signIn('rights@added.test')
    expect((await browser.get('/users')).status).toBe(404)

    await admin.put(`/users/${someone.id}/account`, {
      roles: ['growth_experts_admin', 'growth_experts_manager'],
    })
    expect((await browser.get('/users')).status).toBe(200)

    await admin.put(`/users/${someone.id}/account`, { roles: ['growth_experts_manager'] })
    expect((await browser.get('/users')).status).toBe(404)
    const kinds = (await open(someone.id)).data.history.map((event) => event.kind)
    expect(kinds).toEqual(['user.roles_changed', 'user.roles_changed'])
  })

  it('that is switched off is out at once, and comes back when switched on', async () => {
    const someone = await user(portal.db, { email: 'off@added.test', roles: ['growth_experts_manager'] })
    const browser = await new Client(portal.http, 'off').signIn('off@added.test')

    expect((await admin.post(`/users/${someone.id}/deactivate`)).status).toBe(200)

    expect((await browser.get('/auth')).status).toBe(401)
    expect(await signIn('off@added.test')).toBe(403)
    expect((await admin.post(`/users/${someone.id}/deactivate`)).status).toBe(409)
    expect((await admin.post(`/users/${someone.id}/activate`)).status).toBe(200)
    expect(await signIn('off@added.test')).toBe(200)
  })

  it('has its sessions ended', async () => {
    const someone = await user(portal.db, { email: 'ended@added.test', roles: ['growth_experts_manager'] })
    const browser = await new Client(portal.http, 'ended').signIn('ended@added.test')
    expect((await open(someone.id)).data.sessions).toHaveLength(1)

    await admin.post(`/users/${someone.id}/revoke-sessions`)

    expect((await browser.get('/auth')).status).toBe(401)
    expect((await open(someone.id)).data.sessions).toEqual([])
  })
})

describe('administrators', () => {
  it('do not touch their own roles or account', async () => {
    const id = await idOf('admin')
    const roles = { roles: ['growth_experts_manager'] }
    expect((await admin.put(`/users/${id}/account`, roles)).status).toBe(409)
    expect((await admin.post(`/users/${id}/deactivate`)).status).toBe(409)
    expect((await open(id)).actions).toMatchObject({ canEditRoles: false, canSuspend: false })
  })

  it('who demote each other at the same moment leave one', async () => {
    const other = await portal.as('admin2')
    const [first, second] = [await idOf('admin'), await idOf('admin2')]
    const roles = { roles: ['growth_experts_manager'] }

    const answers = await Promise.all([
      admin.put(`/users/${second}/account`, roles),
      other.put(`/users/${first}/account`, roles),
    ])

    // Who comes so late that they are no administrator any more finds no such page.
    const [taken, refused] = answers.map((answer) => answer.status).toSorted()
    expect([taken, refused]).toEqual([200, refused === 404 ? 404 : 409])
    const left = await portal.db
      .selectFrom('user_roles')
      .select('user_id')
      .where('role', '=', 'growth_experts_admin')
      .where('user_id', 'in', [first, second])
      .execute()
    expect(left).toHaveLength(1)
    const both = ['growth_experts_admin'].map((role) => ({ user_id: second, role }))
    await portal.db
      .insertInto('user_roles')
      .values(both)
      .onConflict((is) => is.doNothing())
      .execute()
    await portal.db
      .insertInto('user_roles')
      .values({ user_id: first, role: 'growth_experts_admin' })
      .onConflict((is) => is.doNothing())
      .execute()
    admin = await portal.as('admin')
  })
})

describe('roles', () => {
  it('are given what may be given, and it holds from the next call on', async () => {
    const manager = await portal.as('manager')
    const grant = { permission: 'CAN_SEE_ADMIN_PEOPLE_LIST', role: 'growth_experts_manager' }
    const permissions = async () => JSON.stringify((await manager.get('/auth')).body)
    expect(await permissions()).not.toContain('CAN_SEE_ADMIN_PEOPLE_LIST')

    expect((await admin.put('/users/roles', { ...grant, is_granted: true })).status).toBe(200)
    expect(await permissions()).toContain('CAN_SEE_ADMIN_PEOPLE_LIST')

    await admin.put('/users/roles', { ...grant, is_granted: false })
    expect(await permissions()).not.toContain('CAN_SEE_ADMIN_PEOPLE_LIST')
  })

  it.each([
    { permission: 'CAN_SEE_ADMIN_USER_LIST', role: 'growth_experts_manager' },
    { permission: 'CAN_SEE_ADMIN_PEOPLE_LIST', role: 'growth_experts_expert' },
  ])('are never given %j', async (grant) => {
    expect((await admin.put('/users/roles', { ...grant, is_granted: true })).status).toBe(422)
  })
})

describe('viewing as somebody', () => {
  it('shows what they see, changes nothing, and is in the log under the administrator', async () => {
    const [own, expert] = [await idOf('admin'), await idOf('expert')]
    const viewer = await portal.as('admin')

    expect((await viewer.post(`/users/${expert}/impersonate`)).status).toBe(200)

    expect((await viewer.get('/auth')).body).toMatchObject({
      data: { email: 'expert@demo.test', viewed_by: { name: 'Margaret Ashworth' } },
    })
    expect((await viewer.get('/users')).status).toBe(404)
    const write = await viewer.put(`/people/${expert}`, { job_title: 'Changed' })
    expect(write).toMatchObject({ status: 403, body: { code: 'read_only' } })
    const visit = await viewer.post('/activities', {
      type: 'visit',
      log_name: 'Visit',
      url: '/expert/projects',
    })
    expect(visit.status).toBe(202)

    expect((await viewer.delete('/users/impersonation')).status).toBe(200)
    expect((await viewer.get('/auth')).body).toMatchObject({
      data: { email: 'admin@demo.test', viewed_by: null },
    })
    const rows = await portal.db
      .selectFrom('activity_logs')
      .select(['user_id', 'log_name'])
      .where('description', '=', 'Viewed as Elena Marchetti')
      .execute()
    expect(rows.map((row) => row.log_name)).toContain('Visit')
    expect(rows.every((row) => row.user_id === own)).toBe(true)
  })

  it('hands out no address that would open after it', async () => {
    const [expert, viewer] = [await idOf('expert'), await portal.as('admin')]
    const { body: own } = await (await portal.as('expert')).get('/calendar/feed')
    await viewer.post(`/users/${expert}/impersonate`)

    const asked = await viewer.get('/calendar/feed')

    expect(own).toMatchObject({ url: expect.stringContaining('.ics') })
    expect(asked).toMatchObject({ status: 403, body: { code: 'theirs_alone' } })
    await viewer.delete('/users/impersonation')
    expect((await viewer.get('/calendar/feed')).status).toBe(200)
  })

  it('is not for administrators to be looked at', async () => {
    expect((await admin.post(`/users/${await idOf('admin2')}/impersonate`)).status).toBe(409)
  })
})

/** The token in the last mail to this address. */
async function tokenSentTo(email: string): Promise<string> {
  const find = async () => /token=([\w-]+)/.exec((await mailsTo(portal, email)).at(-1) ?? '')?.[1]
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}
