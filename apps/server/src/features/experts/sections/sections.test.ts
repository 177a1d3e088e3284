import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { company } from '#features/companies/given.ts'
import { expert } from '#features/experts/given.ts'
import { givenReference } from '#features/reference/given.ts'
import { Client, type Received } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const UNKNOWN = '01932f5e-7d3a-7000-8000-000000000000'
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
const REQUIRED = 'This field is required.'
const TOMORROW_ANYWHERE = new Date(Date.now() + 40 * 3_600_000).toISOString().slice(0, 10)

type Form = Record<string, unknown>
let portal: Portal
let owner: Client
let stranger: Client
const staff: Record<string, Client> = {}
const ids = { owner: '', stranger: '', experience: '' }
const forms: Record<string, Form> = {}

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  const [mine, other] = [await expert(portal.db), await expert(portal.db)]
  owner = await new Client(portal.http, 'the owner').signIn(mine.email)
  stranger = await new Client(portal.http, 'another expert').signIn(other.email)
  for (const name of ['admin', 'manager', 'hr', 'customer']) staff[name] = await portal.as(name)
  await fillForms()
  ids.owner = mine.id
  ids.stranger = other.id
  ids.experience = dataOf(await owner.post(`/users/${mine.id}/experiences`, forms['experiences'])).id
})
afterAll(() => portal.stop())

async function fillForms(): Promise<void> {
  const { db } = portal
  const { id: acme } = await company(db, 'Acme Instruments')
  const period = { start_at: '2019-03-01', end_at: '2022-02-28' }
  const fullTime = await givenReference.item(db, 'employment_types', 'Full-time')
  const place = await givenReference.place(db, 'DE-BY', 'Munich')
  Object.assign(forms, {
    experiences: {
      title: 'Head of Pricing',
      company_id: acme,
      employment_type_id: fullTime,
      ...place,
      ...period,
    },
    projects: { title: 'Price corridor', description: 'Nine countries', ...period },
    educations: {
      school_id: await givenReference.item(db, 'schools', 'Bocconi University'),
      degree_type_id: await givenReference.item(db, 'degree_types', 'Diplom'),
      field_of_study: 'Economics',
      ...period,
    },
    certifications: { title: 'PMP', company_id: acme, issue_date: '2020-01-15', no_expiration: true },
    skills: { skill_id: await givenReference.item(db, 'skills', 'Due diligence'), level: 'Expert' },
    languages: { language_id: await givenReference.item(db, 'languages', 'Italian'), level: 'Native' },
    rates: { rate_type: 'Daily', rate: 1200.5 },
  })
}

const Data = z.object({ data: z.looseObject({ id: z.uuid(), version: z.int() }) })
function dataOf(answer: Received) {
  return z.parse(Data, answer.body).data
}

const SECTIONS = [
  'experiences',
  'projects',
  'educations',
  'certifications',
  'skills',
  'languages',
  'rates',
] as const
type Name = (typeof SECTIONS)[number]

function pathOf(section: Name, of: 'owner' | 'unknown' = 'owner'): string {
  if (of === 'unknown')
    return section === 'projects' ? `/experiences/${UNKNOWN}/projects` : `/users/${UNKNOWN}/${section}`
  return section === 'projects' ? `/experiences/${ids.experience}/projects` : `/users/${ids.owner}/${section}`
}

function as(name: string): Client {
  const client = staff[name]
  if (client === undefined) throw new Error(name)
  return client
}

describe.each(SECTIONS)('%s', (section) => {
  it('are added, listed, read, changed and deleted by their owner', async () => {
    const created = await owner.post(pathOf(section), forms[section])
    const entry = dataOf(created)
    const listed = await owner.get(`${pathOf(section)}?pageSize=100`)
    const read = await owner.get(`${pathOf(section)}/${entry.id}`)
    const changed = await owner.put(`${pathOf(section)}/${entry.id}`, forms[section])
    const removed = await owner.delete(`${pathOf(section)}/${entry.id}`)
    const after = await owner.get(`${pathOf(section)}/${entry.id}`)

    expect(created.status, created.text).toBe(201)
    expect(listed.body).toMatchObject({ data: expect.arrayContaining([entry]) })
    expect(read.body).toMatchObject({ data: entry, actions: { canEdit: true, canDelete: true } })
    expect([created.headers['etag'], read.headers['etag'], changed.headers['etag']]).toEqual([
      '"1"',
      '"1"',
      '"2"',
    ])
    expect(changed.body, changed.text).toMatchObject({ data: { ...entry, version: 2 } })
    expect(removed).toMatchObject({ status: 200, body: { success: true } })
    expect(after.text).toBe(NOT_FOUND)
  })

  it('of another person do not exist for an expert or a customer, whatever they try', async () => {
    const entry = dataOf(await owner.post(pathOf(section), forms[section]))
    for (const outsider of [stranger, as('customer')]) {
      const answers = await everyCall(outsider, pathOf(section), entry.id, forms[section])
      const unknown = await everyCall(outsider, pathOf(section, 'unknown'), entry.id, forms[section])

      for (const answer of [...answers, ...unknown])
        expect(answer).toMatchObject({ status: 404, text: NOT_FOUND })
    }
    const untouched = await owner.get(`${pathOf(section)}/${entry.id}`)
    await owner.delete(`${pathOf(section)}/${entry.id}`)

    expect(untouched.body).toMatchObject({ data: entry })
  })

  it('are read by staff and changed by admins alone', async () => {
    const entry = dataOf(await owner.post(pathOf(section), forms[section]))
    const read = `${pathOf(section)}/${entry.id}`
    const isHidden = section === 'rates'

    const [manager, hr] = [await as('manager').get(read), await as('hr').get(read)]
    const refused = [await as('manager').put(read, forms[section]), await as('hr').delete(read)]
    const changed = await as('admin').put(read, forms[section])
    await as('admin').delete(read)

    expect(manager.body).toMatchObject({ actions: { canEdit: false, canDelete: false } })
    expect(hr.status).toBe(isHidden ? 404 : 200)
    expect(refused.map(({ status }) => status)).toEqual([403, 403])
    expect(changed.body).toMatchObject({ data: { version: 2 } })
  })

  it('are not changed or deleted by somebody who has seen an older version', async () => {
    const entry = dataOf(await owner.post(pathOf(section), forms[section]))
    const path = `${pathOf(section)}/${entry.id}`
    await as('admin').send('PUT', path, { body: forms[section], headers: { 'if-match': '"1"' } })

    const change = await owner.send('PUT', path, { body: forms[section], headers: { 'if-match': '"1"' } })
    const removal = await owner.send('DELETE', path, { headers: { 'if-match': '"1"' } })
    const fresh = await owner.send('DELETE', path, { headers: { 'if-match': '"2"' } })

    for (const stale of [change, removal]) {
      expect(stale).toMatchObject({ status: 412, body: { code: 'stale', data: { ...entry, version: 2 } } })
    }
    expect(fresh.status).toBe(200)
  })

  it('belong to nobody else because the body says so', async () => {
    const answer = await owner.post(pathOf(section), {
      ...forms[section],
      user_id: ids.stranger,
      person_id: ids.stranger,
    })

    expect(answer).toMatchObject({ status: 422, body: { errors: { user_id: expect.any(Array) } } })
  })

  it('are found by their own person alone', async () => {
    const entry = dataOf(await owner.post(pathOf(section), forms[section]))
    const foreign = section === 'projects' ? undefined : `/users/${ids.stranger}/${section}/${entry.id}`
    const answers = foreign === undefined ? [] : [await stranger.get(foreign), await stranger.delete(foreign)]
    await owner.delete(`${pathOf(section)}/${entry.id}`)

    for (const answer of answers) expect(answer.text).toBe(NOT_FOUND)
  })
})

function everyCall(client: Client, path: string, id: string, form: Form | undefined): Promise<Received[]> {
  return Promise.all([
    client.get(path),
    client.get(`${path}/${id}`),
    client.post(path, form),
    client.put(`${path}/${id}`, form),
    client.delete(`${path}/${id}`),
  ])
}

describe('the rules of', () => {
  const future = { start_at: '2019-03-01', end_at: TOMORROW_ANYWHERE }
  const reversed = { start_at: '2022-03-01', end_at: '2021-03-01' }
  const ongoing = { start_at: '2022-03-01', end_at: null, currently_working: true }

  it.each<[Name, Form, Record<string, string[]>]>([
    ['experiences', { title: '' }, { title: [REQUIRED] }],
    ['experiences', { employment_type_id: null }, { employment_type_id: [REQUIRED] }],
    ['experiences', { company_id: null }, { company_id: [REQUIRED] }],
    [
      'experiences',
      { title: '', employment_type_id: '', company_id: null },
      { title: [REQUIRED], employment_type_id: [REQUIRED], company_id: [REQUIRED] },
    ],
    [
      'experiences',
      { title: '', company_id: null, start_at: TOMORROW_ANYWHERE },
      {
        title: [REQUIRED],
        company_id: [REQUIRED],
        start_at: [
          'Started date should be before or equal today',
          'Started date should be before ended date',
        ],
        end_at: ['Ended date should be after started date'],
      },
    ],
    ['experiences', { company_id: UNKNOWN }, { company_id: ['Choose from the list.'] }],
    ['experiences', { state_id: UNKNOWN }, { state_id: ['Choose a state of this country.'] }],
    ['experiences', { start_at: undefined }, { start_at: [REQUIRED] }],
    ['experiences', { end_at: null }, { end_at: [REQUIRED] }],
    ['experiences', future, { end_at: ['Ended date should be before or equal today'] }],
    [
      'experiences',
      { start_at: TOMORROW_ANYWHERE, end_at: null, currently_working: true },
      { start_at: ['Started date should be before or equal today'] },
    ],
    [
      'experiences',
      reversed,
      {
        start_at: ['Started date should be before ended date'],
        end_at: ['Ended date should be after started date'],
      },
    ],
    [
      'experiences',
      { title: '', ...reversed },
      {
        title: [REQUIRED],
        start_at: ['Started date should be before ended date'],
        end_at: ['Ended date should be after started date'],
      },
    ],
    [
      'experiences',
      { description: 'a\u0000b' },
      { description: ['This text holds characters that cannot be stored.'] },
    ],
    ['experiences', { description: 'x'.repeat(4001) }, { description: ['At most 4000 characters.'] }],
    ['projects', { title: ' ' }, { title: [REQUIRED] }],
    [
      'projects',
      reversed,
      {
        start_at: ['Started date should be before ended date'],
        end_at: ['End date should be after start date'],
      },
    ],
    [
      'educations',
      { school_id: undefined, degree_type_id: null, start_at: '' },
      { school_id: [REQUIRED], degree_type_id: [REQUIRED], start_at: [REQUIRED] },
    ],
    ['educations', future, { end_at: ['Ended date should be before or equal today'] }],
    ['educations', { start_at: '0000-01-01' }, { start_at: ['Use a date after 1900.'] }],
    ['certifications', { title: '', company_id: '' }, { title: [REQUIRED], company_id: [REQUIRED] }],
    [
      'certifications',
      { issue_date: TOMORROW_ANYWHERE },
      { issue_date: ['Issued date should be before or equal today'] },
    ],
    ['certifications', { no_expiration: false }, { expiration_date: [REQUIRED] }],
    [
      'certifications',
      { no_expiration: false, issue_date: '2020-02-01', expiration_date: '2020-01-01' },
      {
        issue_date: ['Issued date should be before expiration date'],
        expiration_date: ['Expiration date should be after issued date'],
      },
    ],
    ['skills', { skill_id: undefined }, { title: [REQUIRED] }],
    ['skills', { skill_id: UNKNOWN }, { skill_id: ['Choose from the list.'] }],
    ['rates', { rate_type: 'Please select rate type' }, { rate_type: ['Please select rate type'] }],
    ['rates', { rate: -1 }, { rate: ['At least 0.'] }],
  ])('%s refuse %o', async (section, wrong, errors) => {
    const answer = await owner.post(pathOf(section), { ...forms[section], ...wrong })

    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors } })
    expect(answer.body).toHaveProperty('errors', errors)
  })

  it('experiences need no company of somebody self-employed, and forget the end of what goes on', async () => {
    const employment_type_id = await givenReference.item(portal.db, 'employment_types', 'Freelance')
    const answer = await owner.post(pathOf('experiences'), {
      ...forms['experiences'],
      employment_type_id,
      company_id: null,
      ...ongoing,
      end_at: '2023-01-01',
    })

    expect(answer.body).toMatchObject({ data: { company: null, end_at: null, currently_working: true } })
  })

  it.each([
    ['skills', 'Skills already exists'],
    ['languages', 'Language already exists'],
  ] as const)('%s know a typed addition by its name, however it is written', async (section, text) => {
    const first = await owner.post(pathOf(section), { title: '  Klingon  Negotiation ' })
    const twice = await Promise.all([
      owner.post(pathOf(section), { title: 'klingon negotiation' }),
      owner.post(pathOf(section), { title: 'KLINGON NEGOTIATION' }),
    ])

    expect(first.status, first.text).toBe(201)
    for (const again of twice)
      expect(again).toMatchObject({ status: 422, body: { errors: { title: [text] } } })
  })

  it('markup and rare characters come back as they were sent', async () => {
    const title = '<img src=x onerror=alert(1)> 𝔘 e\u0301 \u200d${7*7}'
    const answer = await owner.post(pathOf('projects'), { ...forms['projects'], title })

    expect(answer.body).toMatchObject({ data: { title: title.trim() } })
  })
})

describe('a project', () => {
  it('may name its experience, which is that of the path', async () => {
    const form = { ...forms['projects'], experience_id: ids.experience }

    const answer = await owner.post(pathOf('projects'), form)
    const { id } = dataOf(answer)
    const again = await owner.put(`${pathOf('projects')}/${id}`, { ...form, title: 'Price floor' })
    const other = await owner.post(pathOf('projects'), { ...form, experience_id: ids.stranger })

    expect(answer).toMatchObject({ status: 201, body: { data: { experience_id: ids.experience } } })
    expect(again).toMatchObject({ status: 200, body: { data: { title: 'Price floor' } } })
    expect(other).toMatchObject({ status: 422, body: { errors: { experience_id: [expect.any(String)] } } })
  })
})

describe('a section', () => {
  it('holds a hundred entries and says so', async () => {
    const { id, email } = await expert(portal.db)
    const client = await new Client(portal.http, 'a collector').signIn(email)
    const one = dataOf(await client.post(`/users/${id}/experiences`, forms['experiences']))
    await portal.db.executeQuery(
      (await import('kysely'))
        .sql`insert into expert_experience_projects (person_id, experience_id, title, start_at, currently_working)
        select ${id}, ${one.id}, 'Project ' || n, '2020-01-01', true from generate_series(1, 100) n`.compile(
        portal.db,
      ),
    )

    const answer = await client.post(`/experiences/${one.id}/projects`, forms['projects'])

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'too_many_rows', message: expect.any(String) },
    })
  })

  it('makes a New expert Incomplete when they save it first', async () => {
    const fresh = await portal.as('new')
    const { id } = z.parse(
      z.object({ data: z.object({ id: z.uuid() }) }),
      (await fresh.get('/auth')).body,
    ).data
    const before = await fresh.get(`/users/${id}`)
    await fresh.post(`/users/${id}/skills`, forms['skills'])
    const after = await fresh.get(`/users/${id}`)

    expect(before.body).toMatchObject({ data: { status: 'New' } })
    expect(after.body).toMatchObject({ data: { status: 'Incomplete' } })
  })
})
