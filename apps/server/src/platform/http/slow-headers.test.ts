import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, sendBytes } from '#test/raw-http.ts'
import { createServer } from './server.ts'

const http = createServer({
  publicUrl: 'http://127.0.0.1:3000',
  ownHosts: [],
  filesHost: 'files.test',
  trustedProxies: [],
  sessionCookie: 'sid',
  logger: false,
  actorOf: async () => null,
})

let port: number
beforeAll(async () => {
  port = await listen(http)
})
afterAll(() => {
  http.server.closeAllConnections()
  return http.close()
})

it(
  'closes connections whose headers never end',
  // Node looks for such every 5 seconds, as told; untold, every 30.
  { timeout: 20_000 },
  async () => {
    const begun = ['GET /api/auth HTTP/1.1\r\nHost: 127.0.0.1:3000\r\n', 'GET /api/au', '']
    expect(http.server.headersTimeout).toBe(15_000)
    http.server.headersTimeout = 100

    const answers = await Promise.all(begun.map((bytes) => sendBytes(port, bytes)))

    expect(answers.map(({ status }) => status)).toEqual([408, 408, 408])
  },
)
