import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import type { Client } from '#test/client.ts'

let portal: Portal
let admin: Client
let newcomer: Client
let id: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  newcomer = await portal.as('new')
  const user = portal.db.selectFrom('users').select('person_id').where('email', '=', 'new@demo.test')
  id = (await user.executeTakeFirstOrThrow()).person_id
})
afterAll(() => portal.stop())

const emptyPassword = () => newcomer.put(`/users/${id}/password`, { old_password: 'x', password: '' })
const completeness = async () => JSON.stringify((await newcomer.get(`/users/${id}/completeness`)).body)

describe('corrected wording', () => {
  it('is off until an administrator turns it on, and holds at once', async () => {
    expect(JSON.stringify((await emptyPassword()).body)).toContain('Enter  new password')

    await admin.put('/settings', { corrected_wording: true })

    const { body } = await emptyPassword()
    expect(body).toHaveProperty('errors.password.0', 'Enter a new password')
    expect((await portal.stranger().get('/accounts/config')).body).toHaveProperty(
      'data.corrected_wording',
      true,
    )
    await admin.put('/settings', { corrected_wording: false })
    expect(JSON.stringify((await emptyPassword()).body)).toContain('Enter  new password')
  })

  it('spells what a profile lacks', async () => {
    expect(await completeness()).toContain('Add atleast one Skill')

    await admin.put('/settings', { corrected_wording: true })

    expect(await completeness()).toContain('Add at least one skill')
    await admin.put('/settings', { corrected_wording: false })
  })
})
