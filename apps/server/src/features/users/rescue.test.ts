import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '#test/client.ts'
import { awaitMails } from '#test/mails.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const login = async (name: string, password: string) =>
  new Client(portal.http, name).post('/login', { email: `${name}@demo.test`, password })
const actionsOf = async (name: string) =>
  (await admin.get(`/users/${await portal.userId(name)}/account`)).body

it('an account that wrong passwords keep out is let in again at once', async () => {
  const path = `/users/${await portal.userId('manager')}`
  for (let tries = 0; tries < 5; tries += 1) await login('manager', 'Wrong-pass-1')
  expect((await login('manager', 'Demo-pass-1')).status).toBe(429)
  expect(await actionsOf('manager')).toMatchObject({ actions: { canUnlock: true } })
  expect((await admin.get('/users?keyword=manager@demo.test')).body).toMatchObject({
    data: [{ actions: { canUnlock: true } }],
  })

  expect((await admin.post(`${path}/unlock`, {})).status).toBe(200)

  expect((await login('manager', 'Demo-pass-1')).status).toBe(200)
  expect(await actionsOf('manager')).toMatchObject({
    actions: { canUnlock: false },
    data: { history: [{ kind: 'user.unlocked' }] },
  })
})

it('who lost the second factor gets in by the password, is told, and sees every session ended', async () => {
  const id = await portal.userId('hr')
  const hr = await portal.as('hr')
  const secret = Buffer.from('sealed')
  await portal.db
    .updateTable('users')
    .set({ mfa_enabled_at: portal.clock.now, mfa_secret: secret })
    .where('id', '=', id)
    .execute()
  expect(await actionsOf('hr')).toMatchObject({ actions: { canResetMfa: true } })

  expect((await admin.post(`/users/${id}/reset-two-step`, {})).status).toBe(200)

  expect((await hr.get('/auth')).status).toBe(401)
  expect((await (await portal.as('hr')).get('/auth')).status).toBe(200)
  const [mail] = await awaitMails(portal, 'hr@demo.test')
  expect(mail?.text).toContain('An administrator turned off two-step sign-in')
  expect(await actionsOf('hr')).toMatchObject({
    actions: { canResetMfa: false },
    data: { history: [{ kind: 'user.mfa_reset' }] },
  })
  expect((await admin.post(`/users/${id}/reset-two-step`, {})).status).toBe(409)
})

it('nobody turns off their own second factor that way', async () => {
  const id = await portal.userId('admin')
  await portal.db
    .updateTable('users')
    .set({ mfa_enabled_at: portal.clock.now })
    .where('id', '=', id)
    .execute()
  expect((await admin.post(`/users/${id}/reset-two-step`, {})).status).toBe(409)
})
