import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startPortal, type Portal } from '#test/portal.ts'
import { gig } from './given.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const Row = z.looseObject({ id: z.string(), name: z.string(), status: z.string() })
const Rows = z.object({ data: z.array(Row), pagination: z.object({ total: z.number() }) })
const rowsOf = (body: unknown) => Rows.parse(body).data

async function named(name: string): Promise<string> {
  const { id } = await portal.db
    .selectFrom('gigs')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

describe('the list of projects', () => {
  it('shows an admin all of them', async () => {
    const admin = await portal.as('admin')

    const { body } = await admin.get('/gigs?pageSize=100')

    expect(rowsOf(body).length).toBeGreaterThanOrEqual(40)
    expect(new Set(rowsOf(body).map(({ status }) => status)).size).toBe(8)
  })

  it('shows a manager what they own or work on', async () => {
    const manager = await portal.as('manager')

    const visible = rowsOf((await manager.get('/gigs?pageSize=100')).body)
    const own = rowsOf((await manager.get('/gigs?pageSize=100&scope=own')).body)

    expect(visible.length).toBe(own.length + 2)
    expect(visible.map(({ name }) => name)).toContain('Identity and access management')
    expect(own.map(({ name }) => name)).not.toContain('Identity and access management')
    expect(visible.map(({ name }) => name)).not.toContain('Merger candidates in fine chemicals')
  })

  it('shows an expert what is published, but nothing restricted', async () => {
    const expert = await portal.as('expert2')

    const rows = rowsOf((await expert.get('/gigs?pageSize=100')).body)

    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['Published']))
    expect(rows.map(({ name }) => name)).not.toContain('Merger candidates in fine chemicals')
  })

  it('shows a customer their own projects, before publication from the level collaborate on', async () => {
    const customer = await portal.as('customer')

    const names = rowsOf((await customer.get('/gigs?pageSize=100')).body).map(({ name }) => name)

    expect(names).toContain('Charging hubs for depot fleets')
    expect(names).toContain('Open banking for small firms')
    expect(names).not.toContain('Alternative proteins in food service')
    expect(names).not.toContain('Instant payments for small businesses')
  })

  it('says to a customer who is only just invited when the first project appears', async () => {
    const newcomer = await portal.as('customer2')
    await sql`delete from gig_members where user_id = (select id from users where email = 'customer2@demo.test')`.execute(
      portal.db,
    )

    expect((await newcomer.get('/gigs')).body).toMatchObject({
      data: [],
      messages: { empty_data: 'Projects you are invited to appear here once they are published.' },
    })
    expect((await newcomer.get('/gigs?keyword=zzzz')).body).toMatchObject({
      messages: { empty_data: 'No results' },
    })
  })

  it('names the members to who is on a project, and to no other expert or customer', async () => {
    const namesMembers = async (login: string) => {
      const rows = rowsOf((await (await portal.as(login)).get('/gigs?pageSize=100')).body)
      return rows.map((row) => [row['contributors'] !== undefined, row['hired_count'] !== undefined])
    }

    const forCustomer = await namesMembers('customer')
    expect(forCustomer.length).toBeGreaterThan(0)
    expect(forCustomer).toEqual(forCustomer.map(() => [true, false]))
    const forExpert = await namesMembers('expert')
    expect(forExpert).toContainEqual([true, false])
    expect(forExpert).toContainEqual([false, false])
  })

  it('shows nothing to experts who are not Approved', async () => {
    for (const name of ['pending', 'incomplete', 'suspended']) {
      const client = await portal.as(name)
      expect(rowsOf((await client.get('/gigs')).body)).toEqual([])
    }
  })

  it('counts on a closed project who worked on it', async () => {
    const { body } = await (await portal.as('manager')).get('/gigs?keyword=Open banking for small firms')
    expect(body).toMatchObject({ data: [{ status: 'Closed', hired_count: 3 }] })
  })

  it('shows HR the projects on which somebody is hired, and those on which it works itself', async () => {
    const hired = await portal.db
      .selectFrom('engagements')
      .innerJoin('gigs', 'gigs.id', 'engagements.gig_id')
      .select('gigs.name')
      .distinct()
      .where('engagements.status', '=', 'Hired')
      .execute()
    const hr = await portal.as('hr')

    const names = rowsOf((await hr.get('/gigs?pageSize=100')).body).map(({ name }) => name)

    expect(hired.length).toBeGreaterThan(0)
    const expected = new Set([...hired.map(({ name }) => name), 'Value-based pricing for imaging software'])
    expect(names.toSorted()).toEqual([...expected].toSorted())
  })

  it('counts the tabs with the filters of the list', async () => {
    const manager = await portal.as('manager')

    const { body } = await manager.get('/gigs/statusCount?scope=own&type[]=radar')

    expect(body).toMatchObject({
      data: { All: 4, Draft: 1, Approved: 1, Submitted: 1, Published: 1, Closed: 0 },
    })
  })

  it('filters, searches and sorts', async () => {
    const admin = await portal.as('admin')

    const found = rowsOf((await admin.get('/gigs?keyword=STORAGE&sort=name:asc')).body)
    const locked = rowsOf((await admin.get('/gigs?locked=true')).body)
    const several = rowsOf((await admin.get('/gigs?status[]=Draft&status[]=Closed&pageSize=100')).body)
    const byCode = await admin.get(`/gigs?keyword=ope-${new Date().getUTCFullYear()}`)

    expect(found.map(({ name }) => name)).toEqual([
      'Company of the Year: stationary storage',
      'Grid-scale storage in the Nordics',
    ])
    expect(locked.map(({ name }) => name)).toEqual(['Smart metering: lessons of the first wave'])
    expect(new Set(several.map(({ status }) => status))).toEqual(new Set(['Draft', 'Closed']))
    expect(rowsOf(byCode.body).length).toBeGreaterThan(2)
    expect((await admin.get('/gigs?status[]=Nothing')).status).toBe(422)
    expect((await admin.get('/gigs?colour=red')).status).toBe(422)
  })
})

describe('one project', () => {
  it('is hidden from whoever may not see it', async () => {
    const id = await named('Instant payments for small businesses')
    const hidden = await named('Merger candidates in fine chemicals')

    expect((await (await portal.as('manager')).get(`/gigs/${id}`)).status).toBe(404)
    expect((await (await portal.as('customer')).get(`/gigs/${id}`)).status).toBe(404)
    expect((await (await portal.as('expert')).get(`/gigs/${id}`)).status).toBe(200)
    expect((await (await portal.as('expert')).get(`/gigs/${hidden}`)).status).toBe(404)
  })

  it('shows its manager everything and what they may do', async () => {
    const manager = await portal.as('manager')

    const { body, headers } = await manager.get(`/gigs/${await named('Charging hubs for depot fleets')}`)

    expect(body).toMatchObject({
      data: {
        type: 'growth-opportunity',
        internal_id: expect.stringMatching(/^GOP-\d{4}-\d{4}$/),
        budget_min: expect.any(Number),
        company: { name: 'Lakeshore Industries' },
        my_role: 'engagement_manager',
        audit: [{ event: 'created' }, { event: 'requested' }, { event: 'approved' }],
      },
      actions: { canEdit: true, canPublish: true, canApprove: false, canLock: false, canHire: true },
    })
    expect(headers['etag']).toBe('"1"')
  })

  it('gives an expert the brief alone', async () => {
    const expert = await portal.as('expert2')

    const { body } = await expert.get(`/gigs/${await named('Robotics benchmark for suppliers')}`)

    expect(body).toMatchObject({
      data: {
        details: { companies: [], criteria: [] },
        refs: { people: [] },
        audit: [{ event: 'created' }, { event: 'published' }],
      },
      actions: { canEdit: false, canSeeMembers: false, canComment: false },
    })
    expect(Object.keys(z.object({ data: z.record(z.string(), z.unknown()) }).parse(body).data)).toEqual(
      expect.not.arrayContaining([
        'budget_min',
        'co_owners',
        'contributors',
        'conflict_companies',
        'status_reason',
      ]),
    )
  })

  it('keeps the customer of a confidential project from experts', async () => {
    const expert = await portal.as('expert2')

    const { text } = await expert.get(`/gigs/${await named('Zero-trust for the mid-market')}`)

    expect(text).not.toContain('Ravelin Gate')
  })

  it('tells no expert by a filter whose project it is, as long as they do not see it', async () => {
    const company = await portal.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Ravelin Gate')
      .executeTakeFirstOrThrow()
    const asked = `company_id[]=${company.id}`
    const foundBy = async (name: string) =>
      rowsOf((await (await portal.as(name)).get(`/gigs?${asked}&pageSize=100`)).body).map((row) => row.name)

    expect(await foundBy('admin')).toContain('Zero-trust for the mid-market')
    expect(await foundBy('expert2')).toEqual([])
    expect((await (await portal.as('expert2')).get(`/gigs/statusCount?${asked}`)).body).toMatchObject({
      data: { All: 0 },
    })
    const project = { id: await named('Zero-trust for the mid-market') }
    await portal.db
      .updateTable('gigs')
      .set({ confidentiality: 'open' })
      .where('id', '=', project.id)
      .execute()
    expect(await foundBy('expert2')).toContain('Zero-trust for the mid-market')
    await portal.db.updateTable('gigs').set({ confidentiality: 'nda' }).where('id', '=', project.id).execute()
  })

  it('tells nobody by a filter who runs it with its owner, but staff', async () => {
    const [owner, other, customer] = await Promise.all(
      ['manager', 'manager2', 'customer'].map((name) => portal.userId(name)),
    )
    const id = await gig(portal.db, {
      owner: owner ?? '',
      status: 'Published',
      customers: { [customer ?? '']: 'view' },
      columns: { co_owner_ids: [other ?? ''] },
    })
    const foundBy = async (name: string, who = '') =>
      rowsOf((await (await portal.as(name)).get(`/gigs?owner_id[]=${who}&pageSize=100`)).body).map(
        (row) => row.id,
      )

    expect(await foundBy('admin', other)).toContain(id)
    for (const name of ['expert2', 'customer']) {
      expect(await foundBy(name, owner)).toContain(id)
      expect(await foundBy(name, other)).not.toContain(id)
    }
  })
})

describe('a new project', () => {
  it('is a draft of its manager, who leads it', async () => {
    const manager = await portal.as('manager')

    const { status, body } = await manager.post('/gigs', { type: 'award', name: '  <b>Best</b> of 2026 ' })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      data: {
        name: '<b>Best</b> of 2026',
        status: 'Draft',
        stage: 'Nomination',
        internal_id: expect.stringMatching(/^AWD-/),
        my_role: 'lead_analyst',
        details: { nominee_companies: [], licence_status: 'none' },
        audit: [{ event: 'created', actor: { name: 'Sofia Lindqvist' } }],
      },
      actions: { canDelete: true, canRequest: true, canEdit: true },
    })
  })

  it('is not for everybody', async () => {
    for (const name of ['hr', 'expert', 'customer']) {
      const client = await portal.as(name)
      expect((await client.post('/gigs', { type: 'radar', name: 'Mine now' })).status).toBe(403)
    }
  })

  it('needs a kind, a name and a year that fits', async () => {
    const manager = await portal.as('manager')

    const { status, body } = await manager.post('/gigs', { type: 'radar', name: 'ab', baseYear: 1999 })

    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: { name: ['At least 3 characters.'], baseYear: ['Invalid base year'] },
    })
    const foreign = await portal.db
      .selectFrom('gig_templates')
      .select('id')
      .where('kind', '=', 'award')
      .executeTakeFirstOrThrow()
    expect(
      (await manager.post('/gigs', { type: 'radar', name: 'Radar', template_id: foreign.id })).status,
    ).toBe(422)
  })

  it('gets the next number of its kind and year', async () => {
    const owner = await portal.userId('manager')
    const first = await gig(portal.db, { owner, type: 'opportunity-engine' })
    const second = await gig(portal.db, { owner, type: 'opportunity-engine' })

    const rows = await portal.db
      .selectFrom('gigs')
      .select(['id', 'internal_id'])
      .where('id', 'in', [first, second])
      .execute()
    const number = (id: string) => Number(rows.find((row) => row.id === id)?.internal_id.slice(-4))

    expect(number(second)).toBe(number(first) + 1)
  })
})
