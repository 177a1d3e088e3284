import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { companyWith } from '#features/companies/given.ts'
import { expert } from '#features/experts/given.ts'
import { person } from '#features/people/given.ts'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

const GRANTS = [
  ['CAN_SEE_ADMIN_PEOPLE_LIST', 'growth_experts_manager'],
  ['CAN_SEE_ADMIN_PEOPLE_LIST', 'growth_experts_hr_generalist'],
  ['CAN_SEE_ADMIN_COMPANIES_LIST', 'growth_experts_manager'],
] as const

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '10000' })
})
afterAll(() => portal.stop())

async function grant([permission, role]: (typeof GRANTS)[number], isGranted: boolean) {
  const admin = await portal.as('admin')
  const answer = await admin.put('/users/roles', { permission, role, is_granted: isGranted })
  expect(answer.status, answer.text).toBe(200)
}

const People = z.object({ data: z.array(z.object({ id: z.string(), kinds: z.array(z.string()) })) })
const WithMembers = z.object({
  data: z.object({ members_total: z.number(), members: z.array(z.object({ id: z.string() })) }),
})

describe('the list of people', () => {
  it.each(['admin', 'manager', 'hr'])('leads %s to pages that open, of everybody in it', async (who) => {
    for (const one of GRANTS) await grant(one, true)
    const reader = await portal.as(who)
    const misled: string[] = []
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { data } = z.parse(People, (await reader.get(`/people?pageSize=100&page=${page}`)).body)
      for (const { id, kinds } of data) {
        const path = kinds.includes('expert') ? `/experts/${id}` : `/people/${id}`
        if ((await reader.get(path)).status !== 200) misled.push(path)
      }
      isMore = data.length === 100
    }
    for (const one of GRANTS) await grant(one, false)

    expect(misled).toEqual([])
  })
})

describe('the members of a company', () => {
  it('are those alone whom the reader may see elsewhere, so that each name leads to a page', async () => {
    const company = await companyWith(portal.db, { name: 'Three Members' })
    const [hidden, open] = await Promise.all([
      expert(portal.db, { firstName: 'Hidden', expertStatus: 'Pending' }),
      expert(portal.db, { firstName: 'Open', expertStatus: 'Approved' }),
    ])
    const contact = await person(portal.db, { firstName: 'Contact', email: 'contact@three.test' })
    const ids = [hidden.id, open.id, contact.id]
    await portal.db.updateTable('people').set({ company_id: company }).where('id', 'in', ids).execute()
    const [admin, manager] = [await portal.as('admin'), await portal.as('manager')]
    const seenBy = async (client: Client) => {
      const { body } = await client.get(`/companies/${company}?include=members`)
      const { data } = z.parse(WithMembers, body)
      return { total: data.members_total, ids: data.members.map(({ id }) => id).toSorted() }
    }

    await grant(GRANTS[2], true)
    const byManager = await seenBy(manager)
    const opened = await Promise.all(ids.map(async (id) => (await manager.get(`/people/${id}`)).status))
    await grant(GRANTS[0], true)
    const byReaderOfPeople = await seenBy(manager)
    for (const one of GRANTS) await grant(one, false)

    expect(await seenBy(admin)).toEqual({ total: 3, ids: ids.toSorted() })
    expect(byManager).toEqual({ total: 1, ids: [open.id] })
    expect(opened).toEqual([404, 200, 404])
    expect(byReaderOfPeople).toEqual({ total: 2, ids: [open.id, contact.id].toSorted() })
  })
})
