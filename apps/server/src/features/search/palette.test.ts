import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { refresh } from './refreshing.ts'

const NAMES = ['admin', 'manager', 'manager2', 'hr', 'expert', 'expert2', 'customer'] as const
type Name = (typeof NAMES)[number]

let portal: Portal
const clients = new Map<Name, Client>()
const users = new Map<Name, { id: string; person_id: string; name: string }>()
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  for (const name of NAMES) {
    clients.set(name, await portal.as(name))
    const { rows } = await sql<{ id: string; person_id: string; name: string }>`
      select u.id, u.person_id, p.first_name || ' ' || p.last_name as name from users u
      join people p on p.id = u.person_id where u.email = ${`${name}@demo.test`}`.execute(portal.db)
    if (rows[0] !== undefined) users.set(name, rows[0])
  }
  await plant()
  await refresh(portal.db, portal.clock.now)
})
afterAll(() => portal.stop())

const user = (name: Name) => users.get(name) ?? { id: '', person_id: '', name: '' }

async function plant(): Promise<void> {
  const { db } = portal
  const given = { owner: user('manager').id, isBare: true } as const
  ids['draft'] = await gig(db, { ...given, name: 'Quokka draft' })
  ids['published'] = await gig(db, { ...given, name: 'Quokka published', status: 'Published' })
  const columns = { confidentiality: 'restricted' }
  ids['restricted'] = await gig(db, { ...given, name: 'Quokka restricted', status: 'Published', columns })
  const name = { firstName: 'Quokka', email: 'canary-hidden-quokka@example.test' }
  ids['approved'] = (await expert(db, { ...name, lastName: 'Approved' })).id
  const other = { ...name, email: 'quokka2@example.test', expertStatus: 'Rejected' }
  ids['rejected'] = (await expert(db, { ...other, lastName: 'Rejected' })).id
}

const Quick = z.object({
  data: z.object({
    people: z.array(z.looseObject({ id: z.string(), name: z.string() })),
    gigs: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  }),
})
async function quick(name: Name, query: string) {
  const answer = await clients.get(name)?.get(`/search/quick?${query}`)
  expect(answer?.status, answer?.text).toBe(200)
  return Quick.parse(answer?.body).data
}
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).toSorted()

it('says to HR and administrators alone who can be reminded to apply', async () => {
  const { id } = await expert(portal.db, {
    firstName: 'Numbat',
    lastName: 'Waiting',
    email: 'numbat@example.test',
    expertStatus: 'Incomplete',
  })
  await refresh(portal.db, portal.clock.now)
  const remindable = async (name: Name, keyword: string) =>
    (await quick(name, `keyword=${keyword}`)).people.map((one) => one['can_remind'])

  for (const name of ['admin', 'hr'] as const) expect(await remindable(name, 'Numbat')).toEqual([true])
  expect(await remindable('admin', 'Quokka Approved')).toEqual([false])
  expect((await quick('manager', `people[]=${id}`)).people.map((one) => one['can_remind'])).not.toContain(
    true,
  )
})

// By hand from PRODUCT 5.2 rows 12 and 29.
const EXPECTED: Record<Name, { people: string[]; gigs: string[] }> = {
  admin: { people: ['Approved', 'Rejected'], gigs: ['draft', 'published', 'restricted'] },
  manager: { people: ['Approved'], gigs: ['draft', 'published', 'restricted'] },
  manager2: { people: ['Approved'], gigs: [] },
  hr: { people: ['Approved'], gigs: [] },
  expert: { people: [], gigs: ['published'] },
  expert2: { people: [], gigs: ['published'] },
  customer: { people: [], gigs: [] },
}

describe('the palette', () => {
  it.each(NAMES)('offers %s the people and projects of the own lists', async (name) => {
    const { people, gigs } = await quick(name, 'keyword=quok')

    expect(namesOf(people)).toEqual(EXPECTED[name].people.map((last) => `Quokka ${last}`))
    expect(namesOf(gigs)).toEqual(EXPECTED[name].gigs.map((last) => `Quokka ${last}`))
  })

  it('finds nobody by an address', async () => {
    expect((await quick('admin', 'keyword=canary-hidden')).people).toEqual([])
  })

  it('offers an expert the managers whose projects they see, and no other staff', async () => {
    expect(
      namesOf((await quick('expert', `keyword=${encodeURIComponent(user('manager').name)}`)).people),
    ).toEqual([user('manager').name])
    expect((await quick('expert', `keyword=${encodeURIComponent(user('hr').name)}`)).people).toEqual([])
  })

  it('names an expert to a customer once they are hired for them', async () => {
    const put = (status: string) =>
      sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, shown_to)
        values (gen_random_uuid(), ${ids['approved']}, ${ids['published']}, 'Quokka', ${status}, array[${user('customer').id}]::uuid[])`.execute(
        portal.db,
      )
    await put('Reviewed')
    expect((await quick('customer', 'keyword=quokka')).people).toEqual([])
    await put('Hired')
    expect(namesOf((await quick('customer', 'keyword=quokka')).people)).toEqual(['Quokka Approved'])
  })

  it('shows earlier choices again, as long as they may be seen', async () => {
    const query = `gigs[]=${ids['draft']}&gigs[]=${ids['published']}&people[]=${ids['approved']}`

    expect(namesOf((await quick('manager', query)).gigs)).toEqual(['Quokka draft', 'Quokka published'])
    expect(await quick('expert', query)).toMatchObject({ people: [], gigs: [{ name: 'Quokka published' }] })
  })

  it('finds a project by its code, and takes wildcards as they are', async () => {
    const { internal_id: code } = await portal.db
      .selectFrom('gigs')
      .select('internal_id')
      .where('id', '=', ids['draft'] ?? '')
      .executeTakeFirstOrThrow()

    expect(namesOf((await quick('manager', `keyword=${code.toLowerCase()}`)).gigs)).toEqual(['Quokka draft'])
    expect((await quick('admin', 'keyword=%25')).gigs).toEqual([])
    expect((await quick('admin', '')).gigs).toEqual([])
  })
})
