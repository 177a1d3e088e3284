import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import type { Client } from '#test/client.ts'

let portal: Portal
let admin: Client
let hr: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  hr = await portal.as('hr')
})
afterAll(() => portal.stop())

const choose = (theme: string) => hr.put('/auth/theme', { theme })

it('keeps the theme of a reader while the portal offers a choice', async () => {
  expect(await choose('dark')).toMatchObject({ status: 409, body: { code: 'theme_off' } })

  await admin.put('/settings', { dark_mode_enable: true })

  expect((await choose('dark')).body).toMatchObject({ data: { theme: 'dark' } })
  expect((await hr.get('/auth')).body).toMatchObject({ data: { theme: 'dark' } })
  expect((await admin.get('/auth')).body).toMatchObject({ data: { theme: 'light' } })
})

it('lets a reader go back to light when the portal offers no choice any more', async () => {
  await admin.put('/settings', { dark_mode_enable: false })

  expect((await choose('light')).body).toMatchObject({ data: { theme: 'light' } })
})

it('knows light and dark only', async () => {
  expect((await choose('blue')).body).toMatchObject({ errors: { theme: ['Choose light or dark.'] } })
})
