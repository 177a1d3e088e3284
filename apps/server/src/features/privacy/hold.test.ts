import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const REASON = 'A court has asked for it.'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

it('tells in the history of the user who set a legal hold and who lifted it', async () => {
  const admin = await portal.as('admin')
  const one = await expert(portal.db)
  for (const reason of [REASON, REASON, null, null]) {
    const answer = await admin.put(`/users/${one.id}/legal-hold`, { reason })
    expect(answer.status, answer.text).toBeLessThan(300)
  }

  const account = await admin.get(`/users/${one.id}/account`)

  const { data } = z.parse(z.object({ data: z.object({ history: z.array(z.unknown()) }) }), account.body)
  expect(data.history).toMatchObject([
    { kind: 'user.hold_lifted', actor_name: 'Margaret Ashworth' },
    { kind: 'user.hold_set', actor_name: 'Margaret Ashworth' },
  ])
  expect(account.text).not.toContain(REASON)
})
