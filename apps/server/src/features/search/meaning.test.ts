import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { refresh } from './refreshing.ts'

let portal: Portal
let admin: Client
let personId: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  personId = (await expert(portal.db, { firstName: 'Meaning', lastName: 'Tester' })).id
  await sql`with skill as (insert into reference_items (list, name) values ('skills', 'Anti-money laundering')
      on conflict (list, name_key) do update set name = excluded.name returning id)
    insert into expert_skills (person_id, skill_id) select ${personId}, id from skill`.execute(portal.db)
  await sql`update people set bio = 'I replace accumulators.' where id = ${personId}`.execute(portal.db)
  await refresh(portal.db, portal.clock.now)
})
afterAll(() => portal.stop())

const Hits = z.object({ data: z.array(z.object({ id: z.string() })) })

async function ids(path: string): Promise<string[]> {
  const answer = await admin.get(path)
  expect(answer.status, answer.text).toBe(200)
  return Hits.parse(answer.body).data.map(({ id }) => id)
}

it('finds people by other words for the same in the lists of experts', async () => {
  expect(await ids('/experts?keyword=KYC&pageSize=100')).toContain(personId)
  expect(await ids('/experts?keyword=money+laundering&pageSize=100')).toContain(personId)
  expect(await ids('/experts?keyword=tester+aml')).toEqual([personId])
  expect(await ids('/experts?keyword=tester+batteries')).toEqual([])
})

it('finds them by content, and marks the words that made it a hit', async () => {
  const answer = await admin.get('/content-search?keyword=KYC')

  expect(answer.status, answer.text).toBe(200)
  expect(answer.text).toContain(personId)
  expect((await admin.get('/content-search?keyword=%22KYC%22')).text).not.toContain(personId)
})

it('finds them in the palette by what they know, and says what it is', async () => {
  const Quick = z.object({
    data: z.object({ people: z.array(z.object({ id: z.string(), detail: z.nullable(z.string()) })) }),
  })
  const people = async (keyword: string, asks = admin) =>
    Quick.parse((await asks.get(`/search/quick?keyword=${encodeURIComponent(keyword)}`)).body).data.people

  await sql`delete from expert_skills where skill_id in (select id from reference_items
    where name = 'Anti-money laundering') and person_id <> ${personId}`.execute(portal.db)
  expect((await people('KYC')).find(({ id }) => id === personId)?.detail).toContain('Anti-money laundering')
  await sql`update people set job_title = 'Head of batteries' where id = ${personId}`.execute(portal.db)
  expect((await people('battery')).map(({ id }) => id)).toContain(personId)
  expect(await people('KYC', await portal.as('expert'))).toEqual([])
})

it('says in a row of the list which words made it a hit', async () => {
  const Rows = z.object({ data: z.array(z.object({ id: z.string(), matched: z.array(z.string()) })) })
  const row = async (keyword: string) =>
    Rows.parse((await admin.get(`/experts?keyword=${keyword}&pageSize=100`)).body).data.find(
      ({ id }) => id === personId,
    )

  expect((await row('KYC'))?.matched).toEqual(['Anti-money laundering'])
  expect((await row('tester'))?.matched).toEqual([])
})
