import type { Level } from '@guildhall/contract/gigs/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { gig, permissionOf } from '#features/gigs/given.ts'
import { demoIds } from '#test/demo-ids.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let the: (name: string) => string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100' })
  the = await demoIds(portal.db)
})
afterAll(() => portal.stop())

const One = z.object({ data: z.object({ id: z.string() }) })

/** Somebody with an account is invited by this person and accepts, after something has happened; answers who is told. */
async function toldAfter(by: string, gigId: string, happens: () => Promise<unknown>) {
  const { email } = await user(portal.db, { roles: ['growth_experts_customer'] })
  const sent = await (
    await portal.as(by)
  ).post(`/gigs/${gigId}/invitations`, {
    first_name: 'Ines',
    last_name: 'Duarte',
    email,
    permission_id: await permissionOf(portal.db, 'view', 'growth-opportunity'),
  })
  expect(sent.status, sent.text).toBe(201)
  await happens()
  const invited = await portal.stranger().signIn(email)
  const accepted = await invited.post('/accounts/invitations/accept', {
    invitation_id: One.parse(sent.body).data.id,
  })
  expect(accepted.status, accepted.text).toBe(200)
  const rows = await portal.db
    .selectFrom('notifications')
    .select('user_id')
    .where('gig_id', '=', gigId)
    .where('kind', '=', 'gig.invitation_accepted')
    .execute()
  return rows.map((row) => row.user_id)
}

const nothing = () => Promise.resolve()
const shared = (customers: Record<string, Level> = {}) =>
  gig(portal.db, {
    owner: the('manager'),
    status: 'Approved',
    isBare: true,
    columns: { co_owner_ids: [the('manager2')] },
    customers,
  })

describe('an accepted invitation', () => {
  it('is told to the co-owner who sent it', async () => {
    expect(await toldAfter('manager2', await shared(), nothing)).toEqual([the('manager2')])
  })

  it('is told to the owner once whoever sent it runs the project no more', async () => {
    const id = await shared()
    const leave = async () => {
      const left = await (await portal.as('manager')).put(`/gigs/${id}`, { co_owner_ids: [] })
      expect(left.status, left.text).toBe(200)
    }

    expect(await toldAfter('manager2', id, leave)).toEqual([the('manager')])
  })

  it('is told to the customer who manages and sent it', async () => {
    const id = await shared({ [the('customer')]: 'manage' })

    expect(await toldAfter('customer', id, nothing)).toEqual([the('customer')])
  })
})
