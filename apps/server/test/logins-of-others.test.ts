import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#features/accounts/given.ts'
import { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

const HOUR = 3_600_000

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

describe('a login in the hands of an administrator', () => {
  it('that becomes one of staff is signed in no longer than staff are', async () => {
    const { id, email } = await user(portal.db, { roles: ['growth_experts_customer'] })
    const mine = await new Client(portal.http).signIn(email)
    const before = await endOf(id)

    await admin.put(`/users/${id}/account`, { roles: ['growth_experts_hr_generalist'] })

    expect(before - portal.clock.now.getTime()).toBe(14 * 24 * HOUR)
    expect((await endOf(id)) - portal.clock.now.getTime()).toBe(12 * HOUR)
    expect((await mine.get('/auth')).body).toMatchObject({
      data: { active_role: 'growth_experts_hr_generalist' },
    })
  })

  async function endOf(userId: string): Promise<number> {
    const rows = portal.db.selectFrom('sessions').select('expires_at').where('user_id', '=', userId)
    return (await rows.executeTakeFirstOrThrow()).expires_at.getTime()
  }

  it('is changed by nobody without a word in its history', async () => {
    const { id } = await user(portal.db, { roles: ['growth_experts_manager'], jobTitle: 'Lead' })
    const changed = { job_title: 'Head', timezone: 'Europe/Rome', force_change_password: true }

    await admin.put(`/users/${id}/account`, { ...changed, first_name: 'Robin' })
    await admin.put(`/users/${id}/account`, changed)

    const { body } = await admin.get(`/users/${id}/account`)
    const fields = { from: null, to: ['Job title', 'Time zone', 'Forced password change'] }
    expect(body).toMatchObject({ data: { history: [{ kind: 'user.changed', differences: { fields } }] } })
  })

  it.each([
    ['to set a new password', 'reset-password', false],
    ['of an invitation', 'invite', true],
  ])('gets three mails %s an hour', async (_what, call, isUnverified) => {
    const { id } = await user(portal.db, { isUnverified, hasNoPassword: isUnverified })
    const send = async () => (await admin.post(`/users/${id}/${call}`)).status
    const sent = [await send(), await send(), await send()]

    const fourth = await admin.post(`/users/${id}/${call}`)
    portal.clock.pass(HOUR)
    const later = await (await portal.as('admin')).post(`/users/${id}/${call}`)

    expect(sent).toEqual([200, 200, 200])
    expect(fourth).toMatchObject({ status: 429, body: { code: 'mails_used_up' } })
    expect(fourth.headers['retry-after']).toBeDefined()
    expect(later.status).toBe(200)
  })
})
