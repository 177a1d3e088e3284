import type { Level } from '@guildhall/contract/gigs/kinds'
import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'
import { gig, permissionOf } from '#features/gigs/given.ts'
import { demoIds } from '#test/demo-ids.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const NAME = 'Quiet takeover of Halden'

let portal: Portal
let the: (name: string) => string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  the = await demoIds(portal.db)
})
afterAll(() => portal.stop())

/** What a customer reads anywhere of a project to which they are added, or invited. */
async function readBy(status: GigStatus, level: Level, way: 'members' | 'invitations') {
  const { id, email } = await user(portal.db, { roles: ['growth_experts_customer'] })
  const project = await gig(portal.db, { owner: the('manager'), status, name: NAME })
  const permission = await permissionOf(portal.db, level, 'growth-opportunity')
  const manager = await portal.as('manager')
  const one = { first_name: 'Ada', last_name: 'Quist', email, permission_id: permission }
  const added = { members: [{ user_id: id, role: 'customer', permission_id: permission }] }
  const answer = await manager.post(`/gigs/${project}/${way}`, way === 'members' ? added : one)
  expect(answer.status, answer.text).toBe(201)

  const customer = await portal.stranger().signIn(email)
  const mail = JSON.stringify(await awaitMails(portal, email))
  const bell = (await customer.get('/notifications')).text
  return {
    opens: (await customer.get(`/gigs/${project}`)).status,
    isTold: [mail, bell].map((text) => text.includes(NAME)),
    isToldOfId: bell.includes(project),
  }
}

describe('a customer', () => {
  it.each([
    ['Approved', 'view'],
    ['Approved', 'comment'],
    ['Draft', 'manage'],
  ] as const)(
    'of a project that is %s hears nothing of it by name at the level %s',
    async (status, level) => {
      expect(await readBy(status, level, 'members')).toEqual({
        opens: 404,
        isTold: [false, false],
        isToldOfId: false,
      })
      expect((await readBy(status, level, 'invitations')).isTold).toEqual([false, false])
    },
  )

  it.each([
    ['Published', 'view'],
    ['Approved', 'collaborate'],
  ] as const)('of a project that is %s hears of it at the level %s', async (status, level) => {
    expect(await readBy(status, level, 'members')).toEqual({
      opens: 200,
      isTold: [true, true],
      isToldOfId: true,
    })
    expect((await readBy(status, level, 'invitations')).isTold).toEqual([true, true])
  })
})
