import { afterAll, beforeAll, expect, it } from 'vitest'
import { gig } from '#features/gigs/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

it('tells an expert the last day to answer by their own clock', async () => {
  const id = await gig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    isBare: true,
  })
  // One of the ends of the world has another day than UTC.
  const zone = portal.clock.now.getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const expert = await portal.userId('expert2')
  await portal.db.updateTable('users').set({ timezone: zone }).where('id', '=', expert).execute()

  const asked = await (await portal.as('manager')).post(`/gigs/${id}/engagements`, { expert_ids: [expert] })

  expect(asked.status, asked.text).toBe(201)
  const { expires_at: end } = await portal.db
    .selectFrom('engagements')
    .select('expires_at')
    .where('gig_id', '=', id)
    .executeTakeFirstOrThrow()
  const last = new Intl.DateTimeFormat('en', { timeZone: zone, day: '2-digit' }).format(end ?? undefined)
  const { letter } = await portal.db
    .selectFrom('notifications')
    .select('letter')
    .where('gig_id', '=', id)
    .where('kind', '=', 'engagement.requested')
    .executeTakeFirstOrThrow()
  expect(last).not.toBe(end?.toISOString().slice(8, 10))
  expect(letter).toMatchObject({ paragraphs: [expect.stringContaining(` ${last},`)] })
})
