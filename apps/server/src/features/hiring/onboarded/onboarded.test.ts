import { afterAll, beforeAll, expect, it } from 'vitest'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

it.each([
  ['Boston, USA', 'United States'],
  ['Lyon, 69002', null],
  ['Trondheim, Norway', 'Norway'],
])('names the country of "%s", and nothing else of the place', async (location, country) => {
  const one = await givenExpert(portal.db, { firstName: 'Ottilie' })
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  await portal.db.updateTable('people').set({ location }).where('id', '=', one.id).execute()
  await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })

  const { body } = await (await portal.as('hr')).get('/ics?stage=onboarding&keyword=Ottilie&pageSize=100')

  expect(body).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id: one.id, country })]),
  })
})
