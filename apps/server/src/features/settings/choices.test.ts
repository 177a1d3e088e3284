import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Client, type Received } from '#test/client.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
/** Who talks to another server on the same database. */
let elsewhere: Client
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.as('admin')
  elsewhere = await new Client(await portal.another(), 'elsewhere').signIn('admin@demo.test')
})
afterAll(() => portal.stop())

const publicConfig = async () => (await elsewhere.get('/accounts/config')).body
const version = async (of: Client, path: string) =>
  z.parse(z.object({ data: z.object({ version: z.int() }) }), (await of.get(path)).body).data.version
const idOf = ({ body }: Received) => z.parse(z.object({ data: z.object({ id: z.string() }) }), body).data.id

describe('what forms offer', () => {
  it('is offered at once everywhere, and is no longer once it is taken away; where it was chosen it stays', async () => {
    const types = ['Customer', 'Supplier']
    const currencies = ['USD', 'CHF']
    const before = idOf(
      await admin.post('/companies', { name: 'Old partner', type: 'Partner', currency: 'EUR' }),
    )

    expect((await admin.put('/settings', { company_types: types, currencies })).status).toBe(200)

    await expect.poll(publicConfig).toMatchObject({ data: { company: { types, currency: currencies } } })
    const added = await elsewhere.post('/companies', { name: 'New one', type: 'Supplier', currency: 'CHF' })
    expect([added.status, added.body]).toMatchObject([201, { success: true }])
    const refused = await elsewhere.post('/companies', { name: 'Another', type: 'Partner' })
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { type: ['Choose from the list.'] } },
    ])
    const kept = await elsewhere.send('PUT', `/companies/${before}`, {
      body: { type: 'Partner', currency: 'EUR', description: 'As ever' },
    })
    expect([kept.status, kept.body]).toMatchObject([200, { data: { type: 'Partner', currency: 'EUR' } }])
    expect((await elsewhere.get('/companies?include=details&type=Partner')).text).toContain('Old partner')
  })

  it('is what an expert may answer, with the name that the answer asks for', async () => {
    const ways = [{ name: 'A friend at {product}', asks_name: true }]
    const expert = await portal.as('expert')
    const { id } = z.parse(
      z.object({ data: z.object({ id: z.string() }) }),
      (await expert.get('/auth')).body,
    ).data

    expect((await admin.put('/settings', { hear_about_us: ways })).status).toBe(200)

    const answer = (choice: string) => expert.put(`/users/${id}`, { ...ACCOUNT, hear_about_us: choice })
    await expect.poll(publicConfig).toMatchObject({
      data: { hear_about_us: [{ name: 'A friend at Guildhall', asks_name: true }] },
    })
    expect((await answer('Social Media')).status).toBe(422)
    expect((await answer('A friend at Guildhall')).body).toMatchObject({
      data: { hear_about_us: 'A friend at Guildhall', referral_name: 'Charles' },
    })
  })

  it('is renamed with every row that keeps it, two words may change places, and the history tells it', async () => {
    const way = { name: 'Met at {product}', asks_name: false }
    await admin.put('/settings', { company_types: ['Vendor', 'Client'], hear_about_us: [way] })
    const vendor = idOf(await admin.post('/companies', { name: 'A vendor', type: 'Vendor' }))
    const client = idOf(await admin.post('/companies', { name: 'A client', type: 'Client' }))
    const expert = await portal.as('expert2')
    const { id } = z.parse(
      z.object({ data: z.object({ id: z.string() }) }),
      (await expert.get('/auth')).body,
    ).data
    await portal.db
      .updateTable('people')
      .set({ hear_about_us: 'Met at Guildhall' })
      .where('id', '=', (row) => row.selectFrom('users').select('person_id').where('users.id', '=', id))
      .execute()

    const companySeen = await version(admin, `/companies/${vendor}`)
    const personSeen = await version(expert, `/users/${id}`)
    const change = {
      company_types: ['Client', 'Vendor'],
      hear_about_us: [{ ...way, name: 'Came to {product}' }],
      renamed: [
        { list: 'company_types', from: 'Vendor', to: 'Client' },
        { list: 'company_types', from: 'Client', to: 'Vendor' },
        { list: 'hear_about_us', from: 'Met at {product}', to: 'Came to {product}' },
      ],
    }
    expect((await admin.put('/settings', change)).status).toBe(200)

    expect((await admin.get(`/companies/${vendor}`)).body).toMatchObject({
      data: { type: 'Client' },
    })
    expect((await admin.get(`/companies/${client}`)).body).toMatchObject({
      data: { type: 'Vendor' },
    })
    expect((await expert.get(`/users/${id}`)).body).toMatchObject({
      data: { hear_about_us: 'Came to Guildhall' },
    })
    const openForm = (seen: number, body: object) => ({ body, headers: { 'if-match': `"${seen}"` } })
    const company = openForm(companySeen, { name: 'A vendor', type: 'Vendor' })
    const staleCompany = await admin.send('PUT', `/companies/${vendor}`, company)
    expect([staleCompany.status, staleCompany.body]).toMatchObject([412, { data: { type: 'Client' } }])
    const person = openForm(personSeen, {
      ...ACCOUNT,
      email: 'expert2@demo.test',
      hear_about_us: 'Met at Guildhall',
    })
    const stalePerson = await expert.send('PUT', `/users/${id}`, person)
    expect([stalePerson.status, stalePerson.body]).toMatchObject([
      412,
      { data: { hear_about_us: 'Came to Guildhall' } },
    ])
    expect((await admin.get('/settings/choices')).body).toMatchObject({
      data: { company_types: { Client: 1, Vendor: 1 }, hear_about_us: { 'Came to Guildhall': 1 } },
    })
    expect((await admin.get('/settings/history?keyword=companies&pageSize=1')).body).toMatchObject({
      data: [
        {
          differences: expect.arrayContaining([
            { field: 'renamed', from: 'Vendor, Client', to: 'Client, Vendor' },
          ]),
        },
      ],
    })
  })

  it('is not renamed from or to a word that is not in the list', async () => {
    const renamed = [{ list: 'company_types', from: 'Nothing', to: 'Customer' }]
    const answer = await admin.put('/settings', { company_types: ['Customer'], renamed })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { renamed: ['Choose from the list.'] } },
    ])
    expect((await admin.get('/settings')).body).not.toMatchObject({ data: { company_types: ['Customer'] } })
  })

  it('say which of them is there twice', async () => {
    const { body } = await admin.put('/settings', { company_types: ['Customer', 'Partner', 'partner'] })
    expect(body).toMatchObject({ errors: { company_types: ['partner is listed twice.'] } })
  })

  it.each([
    ['no USD', { currencies: ['EUR'] }, 'currencies'],
    ['no code', { currencies: ['USD', 'euro'] }, 'currencies.1'],
    ['nothing', { company_types: [] }, 'company_types'],
    ['the same twice', { company_types: ['Partner', 'partner'] }, 'company_types'],
    [
      'an answer without a name',
      { hear_about_us: [{ name: ' ', asks_name: false }] },
      'hear_about_us.0.name',
    ],
    ['a script', { project_types: [quickLink({ url: 'javascript:alert(1)' })] }, 'project_types.0.url'],
    [
      'a kind that is none',
      { project_types: [quickLink({ link_kind: 'internal' })] },
      'project_types.0.type',
    ],
  ])('is refused with %s', async (_what, body, field) => {
    const answer = await admin.put('/settings', body)
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { [field]: [expect.any(String)] } }])
  })
})

const ACCOUNT = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'expert@demo.test',
  phone: '617 555 0199',
  country_code: 'US',
  referral_name: 'Charles',
}

function quickLink(change: object) {
  return {
    type: 'forum',
    description: 'thread',
    link_kind: 'external_login',
    url: 'https://f.example/',
    ...change,
  }
}

describe('on another server the very next request sees', () => {
  it('the banner, a flag and the quick links', async () => {
    const change = { banner: 'Closed on Friday', feedback_enable: false, project_types: [quickLink({})] }
    expect((await admin.put('/settings', change)).status).toBe(200)
    await expect.poll(publicConfig).toMatchObject({ data: change })
    await admin.put('/settings', { feedback_enable: true, banner: null })
  })

  it('a reason that was added', async () => {
    const name = 'The budget is gone'
    const reason = { name, allow_resubmit: false, default_text: null, text_required: false }
    expect((await admin.post('/settings/reasons', { ...reason, kind: 'gig_reject' })).status).toBe(201)
    expect((await elsewhere.get('/config')).text).toContain(name)
  })

  it('an entry of a list that was added, and no longer one that was retired', async () => {
    const name = 'Tidal forecasting'
    const id = idOf(await admin.post('/settings/reference/skills', { name }))
    expect((await elsewhere.get(`/skills?keyword=${name}`)).text).toContain(name)
    expect((await admin.post(`/settings/reference/skills/${id}/retire`)).status).toBe(200)
    expect((await elsewhere.get(`/skills?keyword=${name}`)).text).not.toContain(name)
  })

  it('a right that was given to a role, and its end', async () => {
    const hr = await new Client(await portal.another(), 'hr').signIn('hr@demo.test')
    const grant = { permission: 'CAN_SEE_ADMIN_PEOPLE_LIST', role: 'growth_experts_hr_generalist' }
    expect((await hr.get('/people')).status).toBe(404)
    await admin.put('/users/roles', { ...grant, is_granted: true })
    await expect.poll(async () => (await hr.get('/people')).status).toBe(200)
    await admin.put('/users/roles', { ...grant, is_granted: false })
    await expect.poll(async () => (await hr.get('/people')).status).toBe(404)
  })

  it('the words of a mail', async () => {
    const words = { subject: 'Back to {product}', body: '{greeting}', button: 'Go', closing: '' }
    expect((await admin.put('/settings/mails/accounts.reset_password', words)).status).toBe(200)
    await elsewhere.post('/accounts/password/forgot', { email: 'manager@demo.test' })
    // The demo network reminds them of their calls meanwhile.
    await expect
      .poll(async () => (await awaitMails(portal, 'manager@demo.test')).map(({ subject }) => subject))
      .toContain('Back to Guildhall')
  })

  it('how long a comment can be changed, and how many wrong passwords an account may have', async () => {
    const limits = { comment_minutes: 0, login_tries: 3 }
    const { id } = await portal.db
      .selectFrom('gigs')
      .select('id')
      .where('status', '=', 'Published')
      .limit(1)
      .executeTakeFirstOrThrow()
    const comment = idOf(await admin.post(`/gigs/${id}/comments`, { body: 'Frist' }))
    const path = `/gigs/${id}/comments/${comment}`
    expect((await elsewhere.send('PATCH', path, { body: { body: 'First' } })).status).toBe(200)

    expect((await admin.put('/settings', { limits })).status).toBe(200)

    const late = await elsewhere.send('PATCH', path, { body: { body: 'x' } })
    expect([late.status, late.body]).toMatchObject([409, { code: 'comment_settled' }])
    const stranger = new Client(await portal.another(), 'a stranger')
    const login = () => stranger.post('/login', { email: 'hr@demo.test', password: 'Wrong-pass-1' })
    const tries = [await login(), await login(), await login(), await login()]
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 429])
  })
})
