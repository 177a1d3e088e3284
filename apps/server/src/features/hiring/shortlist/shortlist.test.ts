import { afterAll, beforeAll, expect, it } from 'vitest'
import { user as givenUser } from '#features/accounts/given.ts'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { engagement } from '#features/hiring/given.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

/** Two skills that a gig requires instead of others; of them the expert has the one that is returned. */
async function requireSkills(gigId: string, personId: string): Promise<string> {
  const skills = await portal.db
    .selectFrom('reference_items')
    .select(['id', 'name'])
    .where('list', '=', 'skills')
    .orderBy('name')
    .limit(2)
    .execute()
  const [had] = skills
  if (had === undefined) throw new Error('There are no skills.')
  await portal.db.deleteFrom('gig_skills').where('gig_id', '=', gigId).execute()
  await portal.db.deleteFrom('expert_skills').where('person_id', '=', personId).execute()
  const asked = skills.map(({ id }) => ({ gig_id: gigId, skill_id: id, is_required: true }))
  await portal.db.insertInto('gig_skills').values(asked).execute()
  await portal.db.insertInto('expert_skills').values({ person_id: personId, skill_id: had.id }).execute()
  return had.name
}

it('says which of the required skills somebody has', async () => {
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const { id: expert } = await givenExpert(portal.db)
  const had = await requireSkills(gig, expert)
  await engagement(portal.db, { gig, expert, status: 'Reviewed' })

  const answer = await (await portal.as('manager')).get(`/gigs/${gig}/shortlist`)

  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toMatchObject({
    data: [{ required_skills: [had], required_total: 2, skills: [had] }],
  })
})

it.each([
  ['Lyon, France', 'France'],
  ['Oakland, California 94607 US', 'United States'],
  ['Leeds, UK', 'United Kingdom'],
  ['Prague, Czech Republic', 'Czechia'],
  ['Oakland, CA', null],
  ['Lyon, ', null],
  ['12 Harbour Street', null],
  [null, null],
])('names the country of "%s", and nothing else of the place', async (location, country) => {
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const { id: expert } = await givenExpert(portal.db)
  await portal.db.updateTable('people').set({ location }).where('id', '=', expert).execute()
  await engagement(portal.db, { gig, expert, status: 'Reviewed' })

  expect((await (await portal.as('manager')).get(`/gigs/${gig}/shortlist`)).body).toMatchObject({
    data: [{ country }],
  })
})

it('says whether somebody is free, or works on a project', async () => {
  const owner = await portal.userId('manager')
  const gig = await givenGig(portal.db, { owner, status: 'Published' })
  const other = await givenGig(portal.db, { owner, status: 'Published' })
  const { id: free } = await givenExpert(portal.db)
  const { id: busy } = await givenExpert(portal.db)
  for (const expert of [free, busy]) await engagement(portal.db, { gig, expert, status: 'Reviewed' })
  await engagement(portal.db, { gig: other, expert: busy, status: 'Hired' })

  const answer = await (await portal.as('manager')).get(`/gigs/${gig}/shortlist`)

  expect(answer.body).toMatchObject({ data: [{ is_available: true }, { is_available: false }] })
})

it('lists whoever works here for a second time once, in their old place', async () => {
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const { id: back } = await givenExpert(portal.db)
  const { id: other } = await givenExpert(portal.db)
  await engagement(portal.db, { gig, expert: back, status: 'Closed', closed: 'completed' })
  await engagement(portal.db, { gig, expert: other, status: 'Reviewed' })
  await engagement(portal.db, { gig, expert: back, status: 'Hired' })

  const answer = await (await portal.as('manager')).get(`/gigs/${gig}/shortlist`)

  expect(answer.body).toMatchObject({
    data: [
      { expert_id: back, label: 'Expert 1', is_hired: true, is_past: false },
      { expert_id: other, label: 'Expert 2' },
    ],
    meta: { total: 2 },
  })
})

it('keeps showing what customers wrote when somebody is put forward again, but counts votes anew', async () => {
  const { id: customerId, email } = await givenUser(portal.db, { roles: ['growth_experts_customer'] })
  const gig = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    customers: { [customerId]: 'comment' },
  })
  const { id: expert } = await givenExpert(portal.db)
  const first = await engagement(portal.db, { gig, expert, status: 'Reviewed' })
  const customer = await portal.stranger().signIn(email)
  const said = { opinion: 'down', comment: 'Too few years.', wants_to_talk: true }
  await customer.send('PUT', `/engagements/${first}/opinion`, { body: said })

  await portal.db
    .updateTable('engagements')
    .set({ status: 'Closed', close_reason: 'not_selected' })
    .where('id', '=', first)
    .execute()
  await engagement(portal.db, { gig, expert, status: 'Reviewed' })

  expect(await customer.get(`/gigs/${gig}/shortlist`)).toMatchObject({
    body: {
      data: [
        {
          comments: [{ comment: 'Too few years.' }],
          comment: null,
          opinion: null,
          thumbs_down: 0,
          wishes: 0,
        },
      ],
    },
  })
})
