import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expert as givenExpert } from '#features/experts/given.ts'
import type { Level } from '@guildhall/contract/gigs/kinds'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

let portal: Portal
let customer: Client
let owner: string
let userId: string

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  customer = await portal.as('customer')
  owner = await portal.userId('manager')
  userId = await portal.userId('customer')
})
afterAll(() => portal.stop())

/** What a customer of this level is told of an expert who stands so on their project. */
async function profileOf(level: Level, status: EngagementStatus, closed?: 'completed') {
  const gig = await givenGig(portal.db, { owner, status: 'Published', customers: { [userId]: level } })
  const { id } = await givenExpert(portal.db, { phone: { iso: 'US', code: '+1', number: '6175550123' } })
  await engagement(portal.db, { gig, expert: id, status, ...(closed && { closed }) })
  return (await customer.get(`/users/${id}`)).body
}

describe('mail and phone of an expert', () => {
  it('are told to customers of level manage while the expert is hired', async () => {
    expect(await profileOf('manage', 'Hired')).toMatchObject({
      data: { email: expect.any(String), phone: { number: '6175550123' } },
    })
  })

  it.each([
    ['collaborate', 'Hired', undefined],
    ['manage', 'Reviewed', undefined],
    ['manage', 'Closed', 'completed'],
  ] as const)('are not told at level %s while the expert is %s', async (level, status, closed) => {
    const seen = await profileOf(level, status, closed)

    expect(seen).toMatchObject({ data: { is_expert: true } })
    expect(JSON.stringify(seen)).not.toMatch(/"email"|6175550123|linked_in/u)
  })
})
