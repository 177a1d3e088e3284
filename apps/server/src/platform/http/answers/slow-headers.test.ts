import { afterAll, beforeAll, expect, it } from 'vitest'
import { setImmediate as turn } from 'node:timers/promises'
import { once } from 'node:events'
import { connect, createServer as createHolder, type Socket } from 'node:net'
import { listen, sendBytes } from '#test/raw-http.ts'
import { until } from '#test/until.ts'
import { refuseBytes } from '#platform/http/calls/broken-request.ts'
import { createServer } from '#platform/http/server.ts'

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
  // Node looks for such twice a second, as told; untold, every 30.
  { timeout: 20_000 },
  async () => {
    const begun = ['GET /api/auth HTTP/1.1\r\nHost: 127.0.0.1:3000\r\n', 'GET /api/au', '']
    expect(http.server.headersTimeout).toBe(15_000)
    http.server.headersTimeout = 100

    const answers = await Promise.all(begun.map((bytes) => sendBytes(port, bytes)))

    expect(answers.map(({ status }) => status)).toEqual([408, 408, 408])
  },
)

it('answers few of those in a turn, however many are found at once, and each of them', async () => {
  const tooSlow = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  const { sockets, leave } = await connections(200)
  const answered = () => sockets.filter(({ writableEnded }) => writableEnded).length

  for (const socket of sockets) refuseBytes(tooSlow, socket)
  const turns = [answered()]
  while (answered() < sockets.length) {
    await turn()
    turns.push(answered())
  }

  leave()
  expect(turns).toEqual([0, 50, 100, 150, 200])
})

/** So many connections, as a server holds them. */
async function connections(count: number) {
  const sockets: Socket[] = []
  const holder = createHolder((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const at = typeof address === 'object' && address !== null ? address.port : 0
  const callers = Array.from({ length: count }, () => connect(at, '127.0.0.1'))
  await until(() => sockets.length === count)
  return {
    sockets,
    leave() {
      for (const socket of [...callers, ...sockets]) socket.destroy()
      holder.close()
    },
  }
}
