import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const LONG = '/gigs?pageSize=20&sort=name'
const taking = (path: string, encodings: string) => admin.get(path, { 'accept-encoding': encodings })

describe('a long answer', () => {
  it.each(['gzip, deflate, br, zstd', 'gzip', 'br, *;q=0.1', 'gzip;q=0.5'])(
    'comes packed to whom takes "%s", and says the same',
    async (taken) => {
      const plain = await admin.get(LONG)

      const { status, headers, bytes } = await taking(LONG, taken)

      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(bytes.length),
        'content-type': 'application/json; charset=utf-8',
        vary: 'Cookie, Accept-Encoding',
      })
      expect(bytes.length).toBeLessThan(plain.bytes.length / 3)
      expect(gunzipSync(bytes).equals(plain.bytes)).toBe(true)
    },
  )

  it.each(['identity', 'br, zstd', 'gzip;q=0', 'nothing known', ''])(
    'comes plain to whom takes only "%s"',
    async (taken) => {
      const { headers, body } = await taking(LONG, taken)

      expect(headers).not.toHaveProperty('content-encoding')
      expect(headers).toMatchObject({ vary: 'Cookie, Accept-Encoding' })
      expect(body).toMatchObject({ pagination: { pageSize: 20 } })
    },
  )
})

describe('comes plain to everybody', () => {
  it('what is short', async () => {
    const { headers } = await taking('/accounts/keep-alive', 'gzip')

    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).toMatchObject({ vary: 'Cookie' })
  })

  it('a refusal', async () => {
    const { status, body } = await taking('/gigs?pageSize=many', 'gzip')

    expect(status).toBe(422)
    expect(body).toHaveProperty('errors')
  })
})
