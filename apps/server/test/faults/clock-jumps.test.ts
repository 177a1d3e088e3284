import { Client as Owner } from 'pg'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startPortal, type Portal } from '#test/portal.ts'
import { verifyLog } from '#test/verify-log.ts'

const DAY = 86_400_000
const Made = z.object({ data: z.object({ id: z.string() }) })

let portal: Portal
beforeEach(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterEach(() => portal.stop())

describe('a clock that jumps', () => {
  it.each([
    ['back a day', -DAY],
    ['back seventy days', -70 * DAY],
    ['on by an hour', 3_600_000],
  ])('%s breaks no call, and the log fits together afterwards', async (_, jump) => {
    const manager = await portal.as('manager')
    const made: string[] = []
    const make = async () => {
      const answer = await manager.post('/gigs', { type: 'radar', name: `Made ${made.length}` })
      expect(answer.status, answer.text).toBe(201)
      made.push(z.parse(Made, answer.body).data.id)
    }

    await make()
    portal.clock.pass(jump)
    await make()
    expect((await manager.get('/gigs?pageSize=50')).status).toBe(200)
    expect((await manager.get('/notifications')).status).toBe(200)
    portal.clock.pass(-jump)
    await make()

    const owner = new Owner({ connectionString: portal.databaseUrl })
    await owner.connect()
    const { rows } = await owner.query(`select count(*)::int as logged from activity_logs
      where api_path = '/api/gigs' and type = 'submit'`)
    await owner.end()
    expect(rows[0]).toEqual({ logged: 3 })
    const { code, said } = await verifyLog({ DATABASE_URL: portal.databaseUrl, DATA_DIR: portal.folder })
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Every row fits.') })
  })

  it('makes no session live longer than allowed', async () => {
    const expert = await portal.as('expert2')

    portal.clock.pass(-DAY)
    expect((await expert.get('/auth')).status).toBe(200)
    portal.clock.pass(DAY + 9 * 3_600_000)

    expect((await expert.get('/auth')).status).toBe(401)
  })

  it('opens no second time with the code of a second factor', async () => {
    const admin = await portal.as('admin')
    const { text } = await admin.post('/accounts/mfa', {})
    const secret = /"secret":"([A-Z2-7]+)"/.exec(text)?.[1] ?? ''
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: portal.clock.now.getTime() })
    const signIn = async (code: string) => {
      const browser = portal.stranger()
      await browser.post('/login', { email: 'admin@demo.test', password: 'Demo-pass-1' })
      return (await browser.post('/accounts/mfa/verify', { code })).status
    }
    await admin.post('/accounts/mfa/confirm', { code: codeNow() })
    portal.clock.pass(120_000)
    const used = codeNow()

    expect(await signIn(used)).toBe(200)
    portal.clock.pass(60_000)
    portal.clock.pass(-60_000)

    expect(await signIn(used)).toBe(422)
  })
})
