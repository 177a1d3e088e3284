import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const DAY = 86_400_000
const Briefs = z.object({ data: z.array(z.object({ id: z.string() })) })

let portal: Portal
let expert: Client
let email: string
let near: string
let remote: string
let late: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  const owner = await portal.userId('manager')
  ;({ email } = await givenExpert(portal.db))
  expert = await portal.stranger().signIn(email)
  const open = (type: 'growth-opportunity' | 'opportunity-engine', days: number, columns: object) =>
    givenGig(portal.db, {
      owner,
      status: 'Published',
      type,
      columns: {
        screening_questions: '[]',
        minimum_rating: null,
        applications_until: new Date(portal.clock.now.getTime() + days * DAY).toISOString().slice(0, 10),
        ...columns,
      },
    })
  near = await open('growth-opportunity', 1, { is_remote: false, published_at: ago(30) })
  remote = await open('growth-opportunity', 9, { is_remote: true, published_at: ago(20) })
  late = await open('opportunity-engine', 90, { is_remote: false, published_at: ago(-1) })
})
afterAll(() => portal.stop())

const ago = (days: number) => new Date(portal.clock.now.getTime() - days * DAY)

/** Of the open projects those of this file, as they are listed. */
async function listed(query: string): Promise<string[]> {
  const answer = await expert.get(`/engagements/own?tab=open&pageSize=100${query}`)
  expect(answer.status).toBe(200)
  const ours = [near, remote, late]
  return Briefs.parse(answer.body).data.flatMap(({ id }) => (ours.includes(id) ? [id] : []))
}

it('finds open projects by kind and by where the work is done', async () => {
  expect(await listed('&type=opportunity-engine')).toEqual([late])
  expect(await listed('&is_remote=true')).toEqual([remote])
  expect((await listed('')).toSorted()).toEqual([near, remote, late].toSorted())
})

it('finds those that close within two weeks, ask for a skill of theirs, or show that they pay their rate', async () => {
  expect((await listed('&closes_soon=true')).toSorted()).toEqual([near, remote].toSorted())
  const { id } = await portal.db
    .selectFrom('people')
    .innerJoin('users', 'users.person_id', 'people.id')
    .select('people.id')
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
  const { skill_id } = await portal.db
    .selectFrom('gig_skills')
    .select('skill_id')
    .where('gig_id', '=', remote)
    .where('is_required', '=', true)
    .executeTakeFirstOrThrow()
  await portal.db.deleteFrom('expert_skills').where('person_id', '=', id).execute()
  expect(await listed('&fits=true')).toEqual([])
  await portal.db.insertInto('expert_skills').values({ person_id: id, skill_id }).execute()
  expect(await listed('&fits=true')).toContain(remote)

  await portal.db.deleteFrom('expert_rates').where('person_id', '=', id).execute()
  await portal.db
    .insertInto('expert_rates')
    .values({ person_id: id, rate_type: 'Daily', rate: 800 })
    .execute()
  const budget = { bid_type: 'Daily', budget_min: 500, budget_max: 900, currency: 'USD' } as const
  const pay = (gig: string, columns: object) =>
    portal.db
      .updateTable('gigs')
      .set({ ...budget, ...columns })
      .where('id', '=', gig)
      .execute()
  await pay(near, { show_budget: true })
  await pay(remote, { show_budget: false })
  await pay(late, { show_budget: true, budget_max: 700 })
  expect(await listed('&pays_rate=true')).toEqual([near])
})

it('lists the newest first, or those that close first', async () => {
  expect(await listed('&sort=published_at')).toEqual([late, remote, near])
  expect(await listed('&sort=applications_until')).toEqual([near, remote, late])
})

it('refuses an order that it does not know', async () => {
  expect((await expert.get('/engagements/own?sort=budget')).status).toBe(422)
})

it('keeps work that has ended in sight, while its expert applies again and after', async () => {
  const one = await givenExpert(portal.db)
  const client = await portal.stranger().signIn(one.email)
  const ended = await engagement(portal.db, {
    gig: near,
    expert: one.id,
    status: 'Closed',
    at: ago(10),
    columns: { assigned_at: ago(10), ended_at: ago(2), close_reason: 'completed', rate: 120 },
  })
  const applied = await engagement(portal.db, { gig: near, expert: one.id, status: 'Applied' })
  const Past = z.object({
    data: z.array(
      z.object({
        engagement: z.nullable(z.looseObject({ id: z.string() })),
        actions: z.looseObject({ canApply: z.boolean() }),
      }),
    ),
  })
  const past = async () => {
    const { data } = z.parse(Past, (await client.get('/engagements/own?tab=past')).body)
    return data.map((row) => [row.engagement?.id, row.actions.canApply])
  }
  const page = async () => (await client.get(`/gigs/${near}/brief`)).body

  expect(await past()).toEqual([[ended, false]])
  expect(await page()).toMatchObject({
    data: { engagement: { id: applied }, hires: [{ id: ended, has_agreement: true }] },
  })
  expect((await client.post(`/engagements/${applied}/withdraw`, {})).status).toBe(200)

  expect(await past()).toEqual([[ended, true]])
  expect(await page()).toMatchObject({ data: { engagement: { id: ended, outcome: 'Completed' } } })
})

it("tells how a request ended in an expert's own list as the card of the project does", async () => {
  const one = await givenExpert(portal.db)
  const client = await portal.stranger().signIn(one.email)
  await engagement(portal.db, { gig: near, expert: one.id, status: 'Closed', closed: 'declined' })
  const listOf = async (reader: Client) => (await reader.get(`/users/${one.id}/projects`)).body

  expect((await client.get(`/gigs/${near}/brief`)).body).toMatchObject({
    data: { engagement: { outcome: 'Declined by you' } },
  })
  expect(await listOf(client)).toMatchObject({ data: [{ id: near, status: 'Declined by you' }] })
  expect(await listOf(await portal.as('manager'))).toMatchObject({ data: [{ id: near, status: 'Closed' }] })
})
