import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { expert } from '#features/experts/given.ts'

let portal: Portal
let admin: Client
let manager: Client
let hr: Client
let managerId = ''

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  manager = await portal.as('manager')
  hr = await portal.as('hr')
  const found = portal.db.selectFrom('users').select('id').where('email', '=', 'manager@demo.test')
  managerId = (await found.executeTakeFirstOrThrow()).id
})
afterAll(() => portal.stop())

const List = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      status: z.string(),
      actions: z.record(z.string(), z.boolean()),
      current_gig: z.unknown(),
    }),
  ),
  pagination: z.object({ total: z.number(), pageSize: z.number() }),
})

async function list(client: Client, query: string) {
  const answer = await client.get(`/experts?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return z.parse(List, answer.body)
}
const names = ({ data }: z.infer<typeof List>) => data.map(({ name }) => name)

async function hiredBy(personId: string, status: 'Hired' | 'Closed', wasHired = status === 'Hired') {
  await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, was_hired, manager_ids)
    values (gen_random_uuid(), ${personId}, gen_random_uuid(), 'A gig', ${status}, ${wasHired}, array[${managerId}]::uuid[])`.execute(
    portal.db,
  )
}

describe('the five calls of spec 001 §7', () => {
  it.each(['getExperts', 'managerExperts', 'managerExpertCount', 'getManagerList', 'exportExperts'])(
    '%s takes pageSize, page, status and paginate',
    async (call) => {
      for (const query of [
        'pageSize=10',
        'page=1',
        'paginate=0',
        'status=Approved',
        'status[]=Active&status[]=Past',
      ]) {
        const answer = await manager.get(`/${call}?${query}`)
        expect(answer.status, `${query}: ${answer.text}`).toBe(200)
      }
    },
  )

  it('Active and Past are a manager the experts of own projects, an administrator those of all', async () => {
    const [now, before] = [await expert(portal.db), await expert(portal.db)]
    await hiredBy(now.id, 'Hired')
    await hiredBy(before.id, 'Closed', true)
    const ids = async (client: Client, status: string) =>
      z
        .parse(List, (await client.get(`/managerExperts?status=${status}&paginate=false`)).body)
        .data.map(({ id }) => id)

    for (const client of [manager, admin]) {
      expect(await ids(client, 'Active')).toContain(now.id)
      expect(await ids(client, 'Active')).not.toContain(before.id)
      expect(await ids(client, 'Past')).toContain(before.id)
    }
    expect(await ids(await portal.as('manager2'), 'Active')).not.toContain(now.id)
  })

  it('an export is one page of the list where a page is asked for', async () => {
    const page = await admin.get('/exportExperts?format=json&pageSize=3&page=2&status=Approved')
    const rows = z.parse(z.array(z.looseObject({ Name: z.string() })), page.body)

    expect(rows.map((row) => row.Name)).toEqual(names(await list(admin, 'pageSize=3&page=2&status=Approved')))
  })

  it('managers have no status of the vetting', async () => {
    const total = async (status: string) =>
      z.parse(
        z.object({ meta: z.object({ total: z.int() }) }),
        (await admin.get(`/getManagerList?status=${status}`)).body,
      ).meta.total

    expect(await total('Approved')).toBeGreaterThan(1)
    expect(await total('Screened')).toBe(0)
  })
})

describe('the list of experts', () => {
  it('holds ten rows, the newest applications first, and says how many there are', async () => {
    const { data, pagination } = await list(admin, 'status[]=Approved')

    expect(pagination.pageSize).toBe(10)
    expect(data).toHaveLength(10)
    expect(pagination.total).toBeGreaterThan(20)
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['Approved']))
  })

  it('shows a manager whom they may hire, whom they invited and who works on their gigs, and nobody else', async () => {
    const invited = await expert(portal.db, { lastName: 'Listinvited', expertStatus: 'Pending' })
    const hired = await expert(portal.db, { lastName: 'Listhired', expertStatus: 'Suspended' })
    await expert(portal.db, { lastName: 'Liststranger', expertStatus: 'Pending' })
    await sql`update experts set invited_by = ${managerId} where person_id = ${invited.id}`.execute(portal.db)
    await hiredBy(hired.id, 'Hired')

    const mine = await list(manager, 'keyword=List&sort=name:asc')
    const everybody = await list(admin, 'keyword=List&sort=name:asc')

    expect(names(mine)).toEqual(['Robin Listhired', 'Robin Listinvited'])
    expect(names(everybody)).toEqual(['Robin Listhired', 'Robin Listinvited', 'Robin Liststranger'])
    const scope = await list(manager, 'status[]=Pending&pageSize=100')
    expect(names(scope)).toEqual(['Robin Listinvited'])
  })

  it('says what somebody works on and until when, to a manager of own projects only', async () => {
    const hired = await expert(portal.db, { lastName: 'Listatwork', expertStatus: 'Approved' })
    await hiredBy(hired.id, 'Hired')
    await sql`update expert_gigs set ends_on = '2027-03-31' where person_id = ${hired.id}`.execute(portal.db)
    const gigOf = async (client: Client) => (await list(client, 'keyword=Listatwork')).data[0]?.current_gig

    expect(await gigOf(manager)).toMatchObject({ name: 'A gig', ends_on: '2027-03-31' })
    expect(await gigOf(admin)).toMatchObject({ name: 'A gig' })
    expect(await gigOf(await portal.as('manager2'))).toBeNull()
  })

  it('shows HR nobody who was rejected or suspended', async () => {
    const { data } = await list(hr, 'status[]=Rejected&status[]=Suspended')
    expect(data).toEqual([])
  })

  it('has the tabs of a manager: hired now, before, and to be hired', async () => {
    const now = await expert(portal.db, { lastName: 'Tabnow' })
    const before = await expert(portal.db, { lastName: 'Tabbefore' })
    const never = await expert(portal.db, { lastName: 'Tabnever' })
    await hiredBy(now.id, 'Hired')
    await hiredBy(before.id, 'Closed', true)
    await hiredBy(never.id, 'Closed', false)

    expect(names(await list(manager, 'tab=active&keyword=Tab'))).toEqual(['Robin Tabnow'])
    expect(names(await list(manager, 'tab=past&keyword=Tab'))).toEqual(['Robin Tabbefore'])
    expect((await list(manager, 'tab=approved&keyword=Tab')).pagination.total).toBe(3)
    const counted = await manager.get('/managerExpertCount?keyword=Tab')
    expect(counted.body).toEqual({ data: { Active: 1, Past: 1, Approved: 3, Invited: 0 } })
    for (const client of [admin, hr]) {
      const { body } = await client.get('/managerExpertCount?keyword=Tab')
      expect(body).toMatchObject({ data: { Active: 1, Past: 1 } })
      expect((await client.get('/managerExperts?keyword=Tab&status=Active')).body).toMatchObject({
        pagination: { total: 1 },
      })
    }
  })

  it('says what appears in a view of a manager in which nobody is yet', async () => {
    const newcomer = await portal.as('manager2')
    await sql`delete from expert_gigs where manager_ids @> array[(select id from users where email = 'manager2@demo.test')]`.execute(
      portal.db,
    )

    expect((await newcomer.get('/experts?tab=active')).body).toMatchObject({
      data: [],
      messages: { empty_data: 'Experts hired for a project appear here.' },
    })
  })

  it('takes a keyword without a word for none', async () => {
    const all = await list(admin, 'sort=name:asc')

    // In the order of the matches, as of any keyword.
    expect((await list(admin, 'keyword=%20')).pagination).toEqual(all.pagination)
  })

  it('finds somebody by what they are called and can do now, not by what they were', async () => {
    const { id } = await expert(portal.db, { firstName: 'Zofia', lastName: 'Wandelbar', jobTitle: 'Chemist' })
    const found = async (keyword: string) => names(await list(admin, `keyword=${keyword}`))
    const { rows } = await sql<{ id: string }>`insert into reference_items (list, name)
      values ('skills', 'Xylography') returning id`.execute(portal.db)
    const skill = rows[0]?.id ?? ''

    await sql`insert into expert_skills (person_id, skill_id) values (${id}, ${skill})`.execute(portal.db)
    expect(await found('xylograph chemist')).toEqual(['Zofia Wandelbar'])
    await sql`update reference_items set name = 'Woodcutting' where id = ${skill}`.execute(portal.db)
    expect(await found('xylograph')).toEqual([])
    expect(await found('woodcut')).toEqual(['Zofia Wandelbar'])
    await sql`delete from expert_skills where person_id = ${id}`.execute(portal.db)
    await sql`update people set last_name = 'Beständig' where id = ${id}`.execute(portal.db)
    expect(await found('woodcut')).toEqual([])
    expect(await found('wandelbar')).toEqual([])
    expect(await found('bestandig')).toEqual(['Zofia Beständig'])
  })

  it('finds by name, title, skill and industry, in any order and whatever the accents', async () => {
    expect(names(await list(admin, 'keyword=ekstrom'))).toEqual(['Jonas Ekström'])
    expect(names(await list(admin, 'keyword=Bergmann thomas'))).toEqual(['Thomas Bergmann'])
    const skill = z.parse(
      z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
      (await admin.get('/skills?keyword=pricing')).body,
    ).data[0]
    const bySkill = await list(admin, `skill_id[]=${skill?.id}&pageSize=100`)
    const byWord = await list(admin, `keyword=${encodeURIComponent(skill?.name ?? '')}&pageSize=100`)
    expect(bySkill.data.length).toBeGreaterThan(0)
    expect(byWord.data.map(({ id }) => id)).toEqual(expect.arrayContaining(bySkill.data.map(({ id }) => id)))
    expect((await list(admin, 'keyword=100%25')).data).toEqual([])
  })

  it('shows rates to whom they are for, and nobody learns them by a filter or an order', async () => {
    const given = await expert(portal.db, { lastName: 'Ratehidden', expertStatus: 'Pending' })
    await sql`update experts set rate_type = 'Hourly', invited_by = ${managerId} where person_id = ${given.id}`.execute(
      portal.db,
    )
    await sql`insert into expert_rates (person_id, rate_type, rate) values (${given.id}, 'Hourly', 777)`.execute(
      portal.db,
    )

    expect((await list(admin, 'keyword=Ratehidden')).data[0]).toMatchObject({
      bill_rate: 777,
      rate_type: 'Hourly',
    })
    for (const client of [hr, manager]) {
      expect((await list(client, 'keyword=Ratehidden')).data[0]).not.toHaveProperty('bill_rate')
      expect((await list(client, 'keyword=Ratehidden&rate_min=700')).data).toEqual([])
      expect((await list(client, 'keyword=Ratehidden&rate_type=Hourly')).data).toEqual([])
      expect((await list(client, 'keyword=Ratehidden&demarcation[]=Panel Member')).data).toEqual([])
    }
    expect((await list(admin, 'rate_min=777&rate_max=777&rate_type=Hourly')).data).toHaveLength(1)
  })

  it('says in each row what its reader may do', async () => {
    const given = await expert(portal.db, { lastName: 'Rowactions', expertStatus: 'Pending' })
    const actionsOf = async (client: Client) => (await list(client, 'keyword=Rowactions')).data[0]?.actions

    expect(await actionsOf(admin)).toMatchObject({
      canScreen: true,
      canApprove: true,
      canReject: true,
      canSuspend: false,
    })
    expect(await actionsOf(hr)).toMatchObject({ canScreen: true, canApprove: false, canReject: false })
    expect(given.id).toBeDefined()
  })

  it('sorts by name, years and date, and refuses other keys', async () => {
    const sorted = names(await list(admin, 'sort=name:asc&pageSize=100'))
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('und', { numeric: true }).compare))
    expect((await admin.get('/experts?sort=rate:desc&status[]=Approved')).status).toBe(200)
    expect((await admin.get('/experts?sort=email:asc')).body).toMatchObject({ code: 'invalid' })
    expect((await admin.get('/experts?unknown=1')).status).toBe(422)
    expect((await admin.get('/experts?status[]=Nobody')).status).toBe(422)
  })

  it('answers under the names of the specification too', async () => {
    const plain = await admin.get('/getExperts?status=Rejected&pageSize=5&page=1&paginate=true')
    expect(z.parse(List, plain.body).data.every(({ status }) => status === 'Rejected')).toBe(true)
    expect(
      z.parse(List, (await manager.get('/managerExperts?tab=approved')).body).data.length,
    ).toBeGreaterThan(0)
    expect((await admin.get('/getManagerList?keyword=sofia')).body).toMatchObject({
      data: [{ name: 'Sofia Lindqvist', email: 'manager@demo.test' }],
    })
  })
})

describe('the counts', () => {
  const Counts = z.object({
    data: z.object({
      statuses: z.record(z.string(), z.number()),
      requests: z.record(z.string(), z.number()),
      tabs: z.record(z.string(), z.number()),
    }),
  })

  it('agree with the lists, for every reader', async () => {
    for (const client of [admin, manager, hr]) {
      const { statuses } = z.parse(Counts, (await client.get('/users/statusCount')).body).data
      expect(Object.keys(statuses)).toHaveLength(10)
      for (const status of ['Pending', 'Approved', 'Rejected', 'Incomplete', 'Invited']) {
        expect((await list(client, `status[]=${status}`)).pagination.total, status).toBe(statuses[status])
      }
    }
  })

  it('follow the filter', async () => {
    const { data } = z.parse(Counts, (await admin.get('/users/statusCount?keyword=Rowactions')).body)
    expect(data.statuses).toMatchObject({ Pending: 1, Approved: 0 })
    expect(Object.keys(data.requests)).toHaveLength(5)
  })
})

describe('the export', () => {
  it('has exactly the listed rows, with formulas disarmed', async () => {
    await expert(portal.db, { firstName: '=1+1', lastName: 'Exportformula', jobTitle: 'A, "quoted"' })

    const answer = await admin.get('/exportExperts?keyword=Exportformula')

    expect(answer.headers['content-type']).toContain('text/csv')
    const [head, ...rows] = answer.text.trimEnd().split('\r\n')
    expect(head).toMatch(/^Id,Name,Title,Email,Status/)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`"'=1+1 Exportformula","A, ""quoted"""`)
    const whole = await admin.get('/exportExperts')
    const { pagination } = await list(admin, '')
    expect(whole.text.trimEnd().split('\r\n')).toHaveLength(pagination.total + 1)
  })

  it('keeps from a manager whom they may not see, and from HR what experts cost', async () => {
    const mine = await manager.get('/exportExperts?status[]=Rejected')
    expect(mine.text.trimEnd().split('\r\n')).toHaveLength(1)
    const json = await hr.get('/exportExperts?status[]=Approved&format=json')
    const rows = z.parse(z.array(z.record(z.string(), z.unknown())), json.body)
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows.map((row) => row['Rate in USD']))).toEqual(new Set([null]))
  })
})
