import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { COMPANY_SIZES, COMPANY_SOURCES } from '@guildhall/contract/companies/form'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { companyWith } from './given.ts'

const Facts = z.looseObject({ type: z.nullable(z.string()), members: z.number(), projects: z.number() })
const Row = z.looseObject({
  id: z.string(),
  name: z.string(),
  is_draft: z.boolean(),
  details: z.optional(Facts),
})
const List = z.object({ data: z.array(Row), meta: z.object({ total: z.number() }) })
const Details = z.object({
  data: z.looseObject({ id: z.string(), name: z.string(), version: z.number(), is_draft: z.boolean() }),
  actions: z.record(z.string(), z.boolean()),
})
const Added = z.object({ data: z.object({ id: z.string() }) })
const History = z.object({
  data: z.array(
    z.object({
      kind: z.string(),
      actor_name: z.nullable(z.string()),
      differences: z.nullable(z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))),
    }),
  ),
})
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
const UNKNOWN = '01932f5e-7d3a-7000-8000-000000000000'

let portal: Portal
let admin: Client
let manager: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  manager = await portal.as('manager')
})
afterAll(() => portal.stop())

const list = async (query: string, by = admin) =>
  z.parse(List, (await by.get(`/companies?include=details&${query}`)).body)
const open = async (id: string) => z.parse(Details, (await admin.get(`/companies/${id}`)).body)
const idOf = async (name: string) =>
  (await portal.db.selectFrom('companies').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const history = async (id: string) =>
  z.parse(History, (await admin.get(`/companies/${id}/history`)).body).data

async function add(form: object) {
  const answer = await admin.post('/companies', { type: 'Partner', ...form })
  expect(answer.status, answer.text).toBe(201)
  return z.parse(Added, answer.body).data.id
}

async function grant(isGranted: boolean) {
  const grant = {
    permission: 'CAN_SEE_ADMIN_COMPANIES_LIST',
    role: 'growth_experts_manager',
    is_granted: isGranted,
  }
  expect((await admin.put('/users/roles', grant)).status).toBe(200)
}

describe('the list of companies', () => {
  it('tells what is known of each, for those who keep it', async () => {
    const { data } = await list('keyword=Lakeshore')
    expect(data).toMatchObject([
      {
        name: 'Lakeshore Industries',
        is_draft: false,
        details: { type: 'Customer', country: { name: 'United States' }, members: 2, source: 'Admin' },
      },
    ])
    expect(data[0]?.details?.projects).toBeGreaterThan(3)
  })

  it('is filtered by draft, type, country and source', async () => {
    const drafts = await list('draft=true')
    expect(drafts.data.map(({ name }) => name)).toContain('Castellan Bank plc')
    expect(drafts.data.every((row) => row.is_draft)).toBe(true)
    const customers = await list('type[]=Customer&pageSize=100')
    expect(new Set(customers.data.map(({ details }) => details?.type))).toEqual(new Set(['Customer']))
    const norway = await portal.db
      .selectFrom('countries')
      .select('id')
      .where('iso', '=', 'NO')
      .executeTakeFirst()
    expect((await list(`country_id=${norway?.id}`)).data.map(({ name }) => name)).toEqual(['Halden Power'])
    expect((await list('source=Import')).data).toEqual([])
  })

  it('is sorted and paged', async () => {
    const byMembers = await list('sort=members:desc&pageSize=3')
    const counts = byMembers.data.map(({ details }) => details?.members ?? 0)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const [first, second] = [
      await list('sort=name:asc&pageSize=2'),
      await list('sort=name:asc&pageSize=2&page=2'),
    ]
    const names = [...first.data, ...second.data].map(({ name }) => name)
    expect(new Set(names).size).toBe(4)
    expect(first.meta.total).toBeGreaterThan(25)
  })

  it('leaves as CSV with its filters, and no cell is a formula', async () => {
    await add({ name: '=SUM(1) Formula Works' })
    await add({ name: 'Formula Works "Two", Ltd', type: 'Customer' })

    const answer = await admin.get('/companies/export.csv?keyword=formula&type=Partner')
    const both = await admin.get('/companies/export.csv?keyword=formula&sort=name:desc')

    expect(answer.text.split('\r\n').filter(Boolean)).toHaveLength(2)
    expect(answer.text).toContain(`"'=SUM(1) Formula Works",Partner`)
    expect(both.text).toContain('"Formula Works ""Two"", Ltd",Customer')
    expect((await manager.get('/companies/export.csv')).text).toBe(NOT_FOUND)
    expect((await admin.get('/companies/export.csv?page=2')).status).toBe(422)
  })

  it('leaves with all the rows of the list, in its order', async () => {
    const shown = await list('pageSize=100&sort=members:desc')

    const { text } = await admin.get('/companies/export.csv?sort=members:desc')

    const names = text.split('\r\n').slice(1, 101)
    expect(shown.data.map(({ name }, at) => names[at]?.includes(name.slice(0, 8)))).not.toContain(false)
    expect(text.split('\r\n').length - 2).toBe(shown.meta.total)
  })

  it.each(['draft=maybe', 'sort=version:asc', 'include=members', 'more=1'])('refuses %s', async (query) => {
    expect((await admin.get(`/companies?${query}`)).status).toBe(422)
  })

  it.each(['include=details', 'type=Customer', 'draft=true', 'sort=members:desc', 'source=Admin'])(
    'does not exist for a manager without the grant (%s), while the picker does',
    async (query) => {
      expect((await manager.get(`/companies?${query}`)).text).toBe(NOT_FOUND)
      const picked = z.parse(List, (await manager.get('/companies?keyword=Lakeshore')).body)
      expect(picked.data).toEqual([{ id: expect.any(String), name: 'Lakeshore Industries', is_draft: false }])
    },
  )

  it('opens to managers by a grant, who neither merge nor delete, and count only projects that they see', async () => {
    const id = await idOf('Halden Power')
    await grant(true)

    const own = await list('keyword=Halden', manager)
    const opened = z.parse(Details, (await manager.get(`/companies/${id}`)).body)
    const refused = [
      await manager.post(`/companies/${id}/merge`, {
        into_id: await idOf('Telmar'),
        confirm: 'Halden Power',
      }),
      await manager.get(`/companies/${id}/merge?into_id=${await idOf('Telmar')}`),
      await manager.delete(`/companies/${id}`),
    ]
    const changed = await manager.put(`/companies/${id}`, { website: 'halden.example/en' })
    await grant(false)

    const all = await list('keyword=Halden')
    const count = ({ data }: typeof all) =>
      data.find(({ name }) => name === 'Halden Power')?.details?.projects ?? 0
    expect(count(own)).toBeLessThan(count(all))
    expect(opened.actions).toEqual({ canEdit: true, canApprove: false, canMerge: false, canDelete: false })
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(changed.body).toMatchObject({ data: { website: 'https://halden.example/en' } })
    expect((await manager.get(`/companies/${id}`)).text).toBe(NOT_FOUND)
  })
})

describe('a company', () => {
  it('is added with everything that is known of it, and its history begins', async () => {
    const [country] = await portal.db.selectFrom('countries').select('id').where('iso', '=', 'DE').execute()
    const form = {
      website: 'HTTPS://ems.example',
      country_id: country?.id,
      revenue: 12_000_000,
      currency: 'EUR',
    }
    const id = await add({ name: ' Emsland Pumps ', size: '51-200', ...form })

    expect((await open(id)).data).toMatchObject({
      name: 'Emsland Pumps',
      is_draft: false,
      source: 'Admin',
      country: { name: 'Germany' },
      revenue: 12_000_000,
      created_by: 'Margaret Ashworth',
    })
    expect(await history(id)).toMatchObject([
      {
        kind: 'company.added',
        actor_name: 'Margaret Ashworth',
        differences: { revenue: { from: null, to: 'EUR 12,000,000' }, country: { to: 'Germany' } },
      },
    ])
  })

  it.each([
    [{ name: '' }, 'name', 'This field is required.'],
    [{ name: '...' }, 'name', 'Use letters or digits.'],
    [{ name: 'LAKESHORE  industries' }, 'name', 'There is a company of this name already.'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Invalid website ex: www.company.com.'],
    [{ revenue: -1 }, 'revenue', 'At least 0.'],
    [{ industry_id: UNKNOWN }, 'industry_id', 'Choose from the list.'],
    [{ country_id: UNKNOWN }, 'country_id', 'Choose from the list.'],
    [{ parent_id: UNKNOWN }, 'parent_id', 'Choose from the list.'],
    [{ size: 'big' }, 'size', 'Choose from the list.'],
  ])('is refused as %j', async (form, field, text) => {
    const answer = await admin.post('/companies', { name: 'Refused works', type: 'Partner', ...form })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { [field]: [text] } })
  })

  it('takes segments of its industry alone', async () => {
    const [one, other] = await portal.db
      .selectFrom('industry_segments')
      .select(['id', 'industry_id'])
      .distinctOn('industry_id')
      .limit(2)
      .execute()
    const id = await add({ name: 'Segment works', industry_id: one?.industry_id, segment_ids: [one?.id] })

    const refused = await admin.put(`/companies/${id}`, { segment_ids: [other?.id] })

    expect(refused.body).toMatchObject({ errors: { segment_ids: ['Choose segments of this industry.'] } })
    const moved = await admin.put(`/companies/${id}`, {
      industry_id: other?.industry_id,
      segment_ids: [other?.id],
    })
    expect(moved.body).toMatchObject({ data: { segments: [{ id: other?.id }] } })
  })

  it('is changed as it was read, or not at all', async () => {
    const id = await add({ name: 'Version works' })
    const { data } = await open(id)
    const headers = { 'if-match': `"${data.version}"` }
    const body = { name: 'Version & <b>works</b>', description: '<script>x</script>' }

    const changed = await admin.send('PUT', `/companies/${id}`, { body, headers })
    const late = await admin.send('PUT', `/companies/${id}`, { body: { size: '1-10' }, headers })

    expect(changed.status).toBe(200)
    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ data: { name: 'Version & <b>works</b>', size: null } })
    expect((await history(id))[0]).toMatchObject({
      kind: 'company.changed',
      differences: {
        name: { from: 'Version works', to: 'Version & <b>works</b>' },
        description: { from: null, to: '<script>x</script>' },
      },
    })
  })

  it('never stands below itself', async () => {
    const top = await add({ name: 'Tree top' })
    const middle = await add({ name: 'Tree middle', parent_id: top })
    const low = await add({ name: 'Tree low', parent_id: middle })

    for (const parent of [top, middle, low]) {
      const answer = await admin.put(`/companies/${top}`, { parent_id: parent })
      expect(answer.body).toMatchObject({ errors: { parent_id: ['A company cannot stand below itself.'] } })
    }
    expect((await open(middle)).data).toMatchObject({ parent: { name: 'Tree top' }, children: [{ id: low }] })
  })

  it('is approved once, alone or with others', async () => {
    const [one, two] = await Promise.all(
      ['Waiting one', 'Waiting two'].map((name) =>
        companyWith(portal.db, { name, is_draft: true, source: 'Profile' }),
      ),
    )
    expect((await admin.post(`/companies/${one}/approve`)).body).toMatchObject({ data: { is_draft: false } })
    expect((await admin.post(`/companies/${one}/approve`)).status).toBe(409)

    const both = await admin.post('/companies/approve', { ids: [one, two, UNKNOWN] })

    expect(both.body).toEqual({ data: { approved: 1, skipped: 2 } })
    expect((await open(two ?? '')).data.is_draft).toBe(false)
    expect((await history(two ?? '')).map(({ kind }) => kind)).toEqual(['company.approved'])
  })

  it('is deleted only when nothing names it', async () => {
    const id = await add({ name: 'Short lived' })
    expect((await admin.delete(`/companies/${id}`)).status).toBe(200)
    expect((await admin.get(`/companies/${id}`)).text).toBe(NOT_FOUND)

    const used = await admin.delete(`/companies/${await idOf('Helios Meridian')}`)

    expect(used.status).toBe(409)
    expect(used.body).toMatchObject({ code: 'company_in_use', errors: { subsidiaries: ['3'] } })
  })

  it('shows its members: staff, customers, experts and contacts', async () => {
    const answer = await admin.get(`/companies/${await idOf('Lakeshore Industries')}?include=members`)
    expect(answer.body).toMatchObject({
      data: {
        members: [
          { name: 'Grace Okonkwo', kind: 'contact', status: null },
          { name: 'Julia Whitfield', kind: 'customer', status: 'Active' },
        ],
      },
    })
  })

  it('knows the same values as the database', async () => {
    for (const [column, values] of Object.entries({
      size: COMPANY_SIZES,
      source: COMPANY_SOURCES,
    })) {
      for (const value of values) {
        const id = await companyWith(portal.db, { name: `Value ${column} ${value}`, [column]: value })
        expect((await open(id)).data).toMatchObject({ [column]: value })
      }
    }
  })
})

describe('a name that is there already, nearly', () => {
  it('is found before a duplicate is made', async () => {
    const answer = await admin.get('/companies/similar?name=lakeshor%20industry')
    expect(answer.body).toMatchObject({ data: [{ name: 'Lakeshore Industries', is_same_name: false }] })
    const id = await idOf('Lakeshore Industries')
    const same = await admin.get(`/companies/similar?name=LAKESHORE%20Industries&except=${id}`)
    expect(same.body).toEqual({ data: [] })
    expect((await admin.get('/companies/similar?name=%25')).body).toEqual({ data: [] })
  })
})

describe('the accounts API', () => {
  it('answers the calls of companies as the other address does (spec 002 §7)', async () => {
    const id = await idOf('Castellan Bank')
    for (const path of [`${id}?include=members`, `${id}/related-people`, `${id}/projects`]) {
      const [plain, accounts] = [
        await admin.get(`/companies/${path}`),
        await admin.get(`/accounts/companies/${path}`),
      ]
      expect([accounts.status, accounts.body]).toEqual([200, plain.body])
    }
    const added = await admin.post('/accounts/companies', { name: 'Added By Accounts', is_draft: true })
    expect(added).toMatchObject({ status: 201, body: { success: true, data: { name: 'Added By Accounts' } } })
  })
})

describe('what belongs to features below', () => {
  it('is seen by who keeps the list of companies, and by nobody else', async () => {
    const id = await idOf('Halden Power')
    const total = async (who: string, what: string) => {
      const answer = await (await portal.as(who)).get(`/companies/${id}/${what}`)
      return answer.status === 200
        ? z.parse(z.object({ meta: z.object({ total: z.number() }) }), answer.body).meta.total
        : answer.text
    }
    expect(await total('admin', 'projects')).toBeGreaterThan(0)
    for (const who of ['manager', 'hr', 'expert', 'customer']) {
      expect(await total(who, 'projects')).toBe(NOT_FOUND)
      expect(await total(who, 'related-people')).toBe(NOT_FOUND)
    }
  })

  it('names the experts of a company with their jobs there, to managers only those whom they may see', async () => {
    const id = await idOf('Castellan Bank')
    const Related = z.object({
      data: z.array(
        z.object({
          status: z.string(),
          is_current: z.boolean(),
          jobs: z.array(z.object({ title: z.string() })),
        }),
      ),
      meta: z.object({ total: z.number() }),
    })
    const seen = async (by: Client, query = '') =>
      z.parse(Related, (await by.get(`/companies/${id}/related-people?pageSize=100${query}`)).body)

    await grant(true)
    const [all, some] = [await seen(admin), await seen(manager)]
    await grant(false)

    expect(all.data.every(({ jobs }) => jobs.length > 0)).toBe(true)
    expect(new Set(all.data.map(({ status }) => status)).size).toBeGreaterThan(1)
    expect(some.meta.total).toBeLessThan(all.meta.total)
    expect((await seen(admin, '&keyword=nobodyofthisname')).data).toEqual([])
    expect((await admin.get(`/companies/${UNKNOWN}/related-people`)).text).toBe(NOT_FOUND)
  })
})
