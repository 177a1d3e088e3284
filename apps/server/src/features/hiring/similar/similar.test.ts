import { SimilarExpert } from '@guildhall/contract/hiring/similar'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let manager: Client
let likeness: { id: string; twin: string; other: string }

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  const { rows } = await sql<{ id: string }>`select person_id as id from experts
    where status = 'Approved' and is_available order by person_id limit 3`.execute(portal.db)
  const [id = '', twin = '', other = ''] = rows.map((row) => row.id)
  likeness = { id, twin, other }
  await write(id, 'Cheese ageing specialist', 'I ripen raw milk cheese in caves and train affineurs.')
  await write(twin, 'Cheese affineur', 'Ageing of raw milk cheese, humidity of caves, rind washing.')
})
afterAll(() => portal.stop())

/** Somebody of whom nothing else is known. */
async function write(id: string, title: string, bio: string): Promise<void> {
  for (const part of [
    'experiences',
    'experience_projects',
    'certifications',
    'skills',
    'industries',
    'segments',
  ]) {
    await sql`delete from ${sql.table(`expert_${part}`)} where person_id = ${id}`.execute(portal.db)
  }
  await sql`update people set job_title = ${title}, bio = ${bio} where id = ${id}`.execute(portal.db)
}

const Answer = z.strictObject({ data: z.array(SimilarExpert) })

async function similar(query = '', asks = manager) {
  const answer = await asks.get(`/users/${likeness.id}/similar${query}`)
  expect(answer.status, answer.text).toBe(200)
  return Answer.parse(answer.body).data
}

describe('similar experts', () => {
  it('are those with the most in common, a few of them, and never the expert themselves', async () => {
    const rows = await similar()

    expect(rows[0]?.expert.id).toBe(likeness.twin)
    expect(rows[0]?.evidence).toMatch(/cheese/i)
    expect(rows.map(({ expert }) => expert.id)).not.toContain(likeness.id)
    expect(rows.length).toBeLessThanOrEqual(5)
    expect(rows.every(({ score }) => score === null)).toBe(true)
    expect(await similar()).toEqual(rows)
  })

  it('are found for an expert who takes on no work too', async () => {
    const off = (isAvailable: boolean) =>
      sql`update experts set is_available = ${isAvailable} where person_id = ${likeness.id}`.execute(
        portal.db,
      )
    await off(false)
    expect((await similar())[0]?.expert.id).toBe(likeness.twin)
    await off(true)
  })

  it('leave out for a project who was engaged on it, and say how well the others match', async () => {
    const gig = await portal.db
      .selectFrom('gigs')
      .select('id')
      .where('name', '=', 'Second-life batteries as a business')
      .executeTakeFirstOrThrow()
    expect((await similar(`?gig_id=${gig.id}`)).map(({ expert }) => expert.id)).toContain(likeness.twin)
    const asked = await manager.post(`/gigs/${gig.id}/engagements`, { expert_ids: [likeness.twin] })
    expect(asked.status, asked.text).toBeLessThan(300)

    const rows = await similar(`?gig_id=${gig.id}`)
    expect(rows.map(({ expert }) => expert.id)).not.toContain(likeness.twin)
    expect(rows.every(({ score }) => score !== null && score >= 0 && score <= 100)).toBe(true)

    const stranger = await portal.as('manager2')
    const refused = await stranger.get(`/users/${likeness.id}/similar?gig_id=${gig.id}`)
    expect([403, 404]).toContain(refused.status)
  })

  it('are for staff alone, and show no rates to HR', async () => {
    const expert = await portal.as('expert')
    expect((await expert.get(`/users/${likeness.id}/similar`)).status).toBe(404)
    const hr = await portal.as('hr')
    expect((await similar('', hr)).every(({ expert: { rate } }) => rate === null)).toBe(true)
    expect((await similar()).some(({ expert: { rate } }) => rate !== null)).toBe(true)
  })
})
