import { afterAll, beforeAll, expect, it } from 'vitest'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig, permissionOf } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it('shows who is hired to a customer once they see the project', async () => {
  const [manager, customer] = [await portal.as('manager'), await portal.as('customer2')]
  const id = await gig(portal.db, { owner: await portal.userId('manager'), status: 'Approved', isBare: true })
  const one = await givenExpert(portal.db)
  await engagement(portal.db, { gig: id, expert: one.id, status: 'Hired' })
  const added = await manager.post(`/gigs/${id}/members`, {
    members: [
      {
        user_id: await portal.userId('customer2'),
        role: 'customer',
        permission_id: await permissionOf(portal.db, 'comment', 'growth-opportunity'),
      },
    ],
  })
  expect(added.status, added.text).toBe(201)
  const seen = async () => [
    (await customer.get(`/gigs/${id}`)).status,
    (await customer.get(`/experts/${one.id}`)).status,
  ]

  expect(await seen()).toEqual([404, 404])
  expect((await manager.post(`/gigs/${id}/publish`, {})).status).toBe(200)
  expect(await seen()).toEqual([200, 200])
})
