import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { gig, permissionOf } from '#features/gigs/given.ts'
import { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

const Invited = z.object({ data: z.object({ id: z.string() }) })

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

/** An administrator who looks at the portal as this user does. */
async function viewing(name: string): Promise<Client> {
  const viewer = await portal.as('admin')
  const answer = await viewer.post(`/users/${await portal.userId(name)}/impersonate`)
  expect(answer.status).toBe(200)
  return viewer
}

describe('an administrator who views as somebody', () => {
  it('accepts no invitation in their name', async () => {
    const owner = await portal.userId('manager')
    const id = await gig(portal.db, { owner, type: 'growth-opportunity', status: 'Published' })
    const invited = await (
      await portal.as('manager')
    ).post(`/gigs/${id}/invitations`, {
      first_name: 'Second',
      last_name: 'Customer',
      email: 'customer2@demo.test',
      permission_id: await permissionOf(portal.db, 'view', 'growth-opportunity'),
    })
    const invitation = { invitation_id: z.parse(Invited, invited.body).data.id }
    const viewer = await viewing('customer2')

    const answer = await viewer.post('/accounts/invitations/accept', invitation)
    const seen = await viewer.get(`/gigs/${id}`)
    const accepted = await (await portal.as('customer2')).post('/accounts/invitations/accept', invitation)

    expect(answer).toMatchObject({ status: 403, body: { code: 'theirs_alone' } })
    expect(seen.status).toBe(404)
    expect(accepted.status).toBe(200)
  })

  it('sees nothing more once they must change their own password', async () => {
    const { id, email } = await user(portal.db, { roles: ['growth_experts_admin'] })
    const viewer = await new Client(portal.http).signIn(email)
    await viewer.post(`/users/${await portal.userId('manager')}/impersonate`)
    expect((await viewer.get('/gigs')).status).toBe(200)

    await (await portal.as('admin')).put(`/users/${id}/account`, { force_change_password: true })

    expect(await viewer.get('/gigs')).toMatchObject({
      status: 403,
      body: { code: 'password_change_required' },
    })
  })

  it('leaves no session behind by signing in anew', async () => {
    const viewer = await viewing('expert')
    const before = new Client(portal.http)
    for (const pair of viewer.cookies.split('; ')) before.hold(...split(pair))
    expect((await before.get('/auth')).status).toBe(200)

    await viewer.signIn('manager@demo.test')

    expect((await viewer.get('/auth')).body).toMatchObject({ data: { email: 'manager@demo.test' } })
    expect((await before.get('/auth')).status).toBe(401)
  })
})

function split(pair: string): [string, string] {
  const [name = '', value = ''] = pair.split('=')
  return [name, value]
}
