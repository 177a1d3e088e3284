import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const Row = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  kinds: z.array(z.string()),
  status: z.nullable(z.string()),
  has_login: z.boolean(),
  actions: z.record(z.string(), z.boolean()),
})
const List = z.object({ data: z.array(Row), meta: z.object({ total: z.number() }) })
const Details = z.object({ data: z.object({ id: z.string(), version: z.number() }) })

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function list(query: string, reader = admin) {
  const answer = await reader.get(`/people?pageSize=100&${query}`)
  expect(answer.status, answer.text).toBe(200)
  const { data, meta } = z.parse(List, answer.body)
  return { rows: data, names: data.map(({ name }) => name), total: meta.total }
}

async function add(form: object): Promise<z.infer<typeof Details>['data']> {
  const answer = await admin.post('/people', form)
  expect(answer.status, answer.text).toBe(201)
  return z.parse(Details, answer.body).data
}

async function grant(role: string, isGranted: boolean) {
  const permission = 'CAN_SEE_ADMIN_PEOPLE_LIST'
  const answer = await admin.put('/users/roles', { permission, role, is_granted: isGranted })
  expect(answer.status).toBe(200)
}

describe('the list of people', () => {
  it('holds everybody, with what they are and whether they can sign in', async () => {
    const [contact] = (await list('keyword=mireille')).rows
    const [manager] = (await list('keyword=manager@demo.test')).rows
    const [customer] = (await list('keyword=customer@demo.test')).rows
    const [expert] = (await list('keyword=pending@demo.test')).rows

    expect(contact).toMatchObject({ kinds: ['contact'], status: null, has_login: false })
    expect(manager).toMatchObject({ kinds: ['staff'], status: 'Active', has_login: true })
    expect(customer).toMatchObject({ kinds: ['customer'], status: 'Active' })
    expect(expert).toMatchObject({ kinds: ['expert'], status: 'Pending' })
    expect(contact?.actions).toMatchObject({ canEdit: true, canDelete: true, canInvite: true })
    expect(expert?.actions).toMatchObject({
      canEdit: false,
      canDelete: false,
      canMerge: true,
      canErase: true,
    })
  })

  it('is found by name, address, number, company and code', async () => {
    const { rows } = await list('keyword=dariusz kowalczyk')
    const record = await admin.get(`/people/${rows[0]?.id}/record`)
    const { internal_id: code, company } = z.parse(
      z.object({ data: z.object({ internal_id: z.string(), company: z.object({ name: z.string() }) }) }),
      record.body,
    ).data

    expect((await list(`keyword=${code}`)).names).toEqual(['Dariusz Kowalczyk'])
    expect((await list('keyword=dariusz.kowalczyk@')).names).toEqual(['Dariusz Kowalczyk'])
    expect((await list(`keyword=${encodeURIComponent(company.name)} dariusz`)).names).toEqual([
      'Dariusz Kowalczyk',
    ])
    expect((await list('keyword=501234567')).names).toEqual(['Rania Khoury'])
    expect((await list('keyword=100%25')).names).toEqual([])
  })

  it('is narrowed by kind, status, login and country, and sorted', async () => {
    const contacts = await list('kind=contact')
    const staff = await list('kind[]=staff&kind[]=customer&has_login=true&status=Active')
    const germany = await portal.db
      .selectFrom('countries')
      .select('id')
      .where('iso', '=', 'DE')
      .executeTakeFirstOrThrow()
    const inGermany = await list(`country_id=${germany.id}&kind=contact`)
    const { names } = await list('kind=contact&sort=name:desc')

    expect(contacts.total).toBeGreaterThanOrEqual(12)
    expect(contacts.rows.every(({ has_login: has }) => !has)).toBe(true)
    expect(staff.names).toContain('Margaret Ashworth')
    expect(staff.names).not.toContain('Mireille Fontaine')
    expect(inGermany.names).toEqual(['Annika Vogel'])
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)))
    expect((await admin.get('/people?sort=bio:asc')).status).toBe(422)
  })

  it('does not exist without the permission, and hides by grant the experts that are hidden elsewhere', async () => {
    const manager = await portal.as('manager')
    expect((await manager.get('/people')).status).toBe(404)
    await grant('growth_experts_manager', true)

    const { names } = await list('kind=expert', manager)
    const [hidden] = (await list('status=Rejected')).rows

    expect(names.length).toBeGreaterThan(0)
    expect((await list('status=Rejected', manager)).names).toEqual([])
    expect((await manager.get(`/people/${hidden?.id}/record`)).status).toBe(404)
    expect((await list('kind=contact', manager)).rows[0]?.actions).toMatchObject({
      canEdit: true,
      canDelete: false,
      canMerge: false,
      canErase: false,
    })
    await grant('growth_experts_manager', false)
    expect((await manager.get('/people')).status).toBe(404)
  })

  it('says of who is only invited that they cannot sign in yet', async () => {
    const invited = await list('status=Invited')

    expect(invited.rows.length).toBeGreaterThan(0)
    expect(invited.rows.every(({ has_login: has }) => !has)).toBe(true)
    expect((await list('status=Invited&has_login=true')).names).toEqual([])
    expect((await list('status=Invited&has_login=false')).names).toEqual(invited.names)
  })

  it('leaves as CSV with its filters, and no cell is a formula', async () => {
    await add({ first_name: '=cmd', last_name: 'Formula', job_title: '@SUM(1)' })

    const answer = await admin.get('/people/export.csv?keyword=formula')

    expect(answer.text.split('\r\n')).toHaveLength(3)
    expect(answer.text).toContain(`"'=cmd Formula"`)
    expect(answer.text).toContain(`"'@SUM(1)"`)
    expect(answer.text).toContain(',Contact,')
  })
})

describe('a contact', () => {
  it('is added, changed and remembered with what happened', async () => {
    const form = {
      first_name: 'Ada',
      last_name: '<b>Bold</b>'.replaceAll(/[<>]/g, ''),
      email: 'Ada@Contact.test',
    }
    const { id, version } = await add({ ...form, phone: '020 7946 0111', country_code: 'GB' })

    const changed = await admin.send('PUT', `/people/${id}/record`, {
      body: { ...form, job_title: 'Buyer', phone: null },
      headers: { 'if-match': `"${version}"` },
    })
    const history = await admin.get(`/people/${id}/history`)

    expect(changed.body).toMatchObject({
      data: { email: 'ada@contact.test', job_title: 'Buyer', phone: null, location: null },
    })
    expect(history.body).toMatchObject({
      data: [{ kind: 'person.changed', createdBy: { name: 'Margaret Ashworth' } }, { kind: 'person.added' }],
    })
    const stale = await admin.send('PUT', `/people/${id}/record`, {
      body: form,
      headers: { 'if-match': `"${version}"` },
    })
    expect(stale.status).toBe(412)
  })

  it('has a name and an address of their own', async () => {
    const bad = await admin.post('/people', { first_name: '', last_name: 'x', email: 'no' })
    const used = await admin.post('/people', { first_name: 'A', last_name: 'B', email: 'admin@demo.test' })
    const number = await admin.post('/people', {
      first_name: 'A',
      last_name: 'B',
      phone: '1234',
      country_code: 'DE',
      company_id: '01932f5e-7d3a-7000-8000-000000000000',
    })

    expect(bad.body).toMatchObject({ errors: { first_name: expect.anything(), email: ['Invalid email.'] } })
    expect(used.body).toMatchObject({ errors: { email: ['This email address is in use already.'] } })
    expect(number.status).toBe(422)
  })

  it('is the only one who is changed here', async () => {
    const [customer] = (await list('keyword=customer@demo.test')).rows
    const answer = await admin.put(`/people/${customer?.id}/record`, { first_name: 'A', last_name: 'B' })
    expect(answer.status).toBe(409)
  })

  it('keeps who they are when they are invited or get a login', async () => {
    const first = await add({ first_name: 'Pro', last_name: 'Moted', email: 'promoted@contact.test' })
    const second = await add({ first_name: 'Cus', last_name: 'Tomer', email: 'cus.tomer@contact.test' })

    const invited = await admin.post('/people/invite', {
      first_name: 'Pro',
      last_name: 'Moted',
      email: 'promoted@contact.test',
    })
    const user = await admin.post('/users', {
      first_name: 'Cus',
      last_name: 'Tomer',
      email: 'cus.tomer@contact.test',
      roles: ['growth_experts_customer'],
    })

    expect(invited.body).toMatchObject({ data: { id: first.id, status: 'Invited' } })
    expect(user.body).toMatchObject({ data: { id: second.id } })
  })
})

describe('erasing a contact', () => {
  it('takes their code and the password, and leaves neither them nor their name', async () => {
    const { id } = await add({ first_name: 'Nologin', last_name: 'Contactsson' })
    const { body } = await admin.get(`/people/${id}/record`)
    const { data } = z.parse(z.object({ data: z.object({ internal_id: z.string() }) }), body)
    const erase = (confirm: string) =>
      admin.post(`/users/${id}/erase`, { confirm, current_password: 'Demo-pass-1' })

    expect((await erase('P-0')).status).toBe(422)
    expect((await erase(data.internal_id)).status).toBe(200)

    expect((await admin.get(`/people/${id}/record`)).status).toBe(404)
    expect((await admin.get('/people?keyword=Contactsson')).body).toMatchObject({ data: [] })
    const events = await portal.db.selectFrom('domain_events').selectAll().execute()
    expect(JSON.stringify(events)).not.toContain('Contactsson')
  })
})

describe('deleting people', () => {
  it('takes contacts at once, and says of the others what holds them', async () => {
    const { id } = await add({ first_name: 'Gone', last_name: 'Soon' })
    const [customer] = (await list('keyword=customer@demo.test')).rows
    const [expert] = (await list('keyword=pending@demo.test')).rows
    await admin.put(`/people/${id}/note`, { note: 'Wrong number.' })

    const answer = await admin.delete('/people/delete', { ids: [id, customer?.id, expert?.id] })

    expect(answer.body).toMatchObject({
      data: [
        { id, status: 200, holds: [] },
        { id: customer?.id, status: 409, holds: expect.arrayContaining(['a login']) },
        { id: expert?.id, status: 409, holds: expect.arrayContaining(['an expert profile']) },
      ],
    })
    expect((await admin.get(`/people/${id}/record`)).status).toBe(404)
    const held = await admin.delete('/people/delete', { ids: [customer?.id] })
    expect(held.status).toBe(409)
    expect(held.body).toMatchObject({ code: 'person_held', data: [{ status: 409 }] })
  })

  it('names them in the body alone, and is for administrators', async () => {
    const { id } = await add({ first_name: 'Stays', last_name: 'Here' })
    expect((await admin.delete(`/people/delete?ids=${id}`, { ids: [id] })).status).toBe(422)

    await grant('growth_experts_hr_generalist', true)
    const hr = await portal.as('hr')
    expect((await hr.delete('/people/delete', { ids: [id] })).status).toBe(403)
    expect((await hr.put(`/people/${id}/record`, { first_name: 'Still', last_name: 'Here' })).status).toBe(
      200,
    )
    await grant('growth_experts_hr_generalist', false)
  })
})

describe('duplicates', () => {
  const Pairs = z.object({
    data: z.array(
      z.object({
        first: z.object({ id: z.string(), name: z.string() }),
        second: z.object({ id: z.string(), name: z.string() }),
        evidence: z.array(z.string()),
        score: z.number(),
      }),
    ),
  })
  const pairs = async (query = '') =>
    z.parse(Pairs, (await admin.get(`/people/duplicates${query}`)).body).data

  it('are pairs with their evidence, the surest first', async () => {
    const all = await pairs('?pageSize=100')
    const of = (name: string) =>
      all.find(({ first, second }) => [first.name, second.name].some((one) => one.startsWith(name)))

    expect(of('Johanna')).toMatchObject({
      evidence: ['phone', 'similar_name', 'company', 'city'],
      score: 100,
    })
    expect(of('Tom')).toMatchObject({ evidence: ['email', 'company', 'city'], score: 85 })
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted((a, b) => b - a))
  })

  it('are found by spellings of one mailbox, but not by a company alone', async () => {
    const one = await add({ first_name: 'Uma', last_name: 'Quill', email: 'u.quill@gmail.com' })
    const two = await add({ first_name: 'Xaver', last_name: 'Zorn', email: 'uquill+work@googlemail.com' })
    const [first] = await pairs(`?person_id=${one.id}`)
    expect([first?.first.id, first?.second.id].toSorted()).toEqual([one.id, two.id].toSorted())
    expect(first?.evidence).toEqual(['email'])
  })

  it('are not asked about again once somebody said so, until it is taken back', async () => {
    const one = await add({ first_name: 'Same', last_name: 'Name' })
    const two = await add({ first_name: 'Säme', last_name: 'name' })
    const ids = [two.id, one.id]
    expect(await pairs(`?person_id=${one.id}`)).toMatchObject([{ evidence: ['name'], score: 40 }])

    expect((await admin.put('/people/duplicates', { ids, is_duplicate: false })).status).toBe(200)
    expect(await pairs(`?person_id=${one.id}`)).toEqual([])
    expect(await pairs(`?person_id=${one.id}&is_dismissed=true`)).toHaveLength(1)

    await admin.put('/people/duplicates', { ids, is_duplicate: true })
    expect(await pairs(`?person_id=${two.id}`)).toHaveLength(1)
    expect(
      (await admin.put('/people/duplicates', { ids: [one.id, one.id], is_duplicate: false })).status,
    ).toBe(422)
  })
})
