import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import ece from 'http_ece'

interface Pushed {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A push service on this machine that keeps what it is given; `status` is what it answers. */
export async function startPushService() {
  const pushed: Pushed[] = []
  const state = { status: 201, location: '' }
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(state.status, state.location === '' ? {} : { location: state.location }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    pushed,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A browser that subscribes: only it can open what is sent to it. */
export function createPushBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    open(body: Buffer): unknown {
      const text = ece.decrypt(body, {
        version: 'aes128gcm',
        privateKey: keys,
        authSecret: auth.toString('base64url'),
      })
      const message: unknown = JSON.parse(text.toString('utf8'))
      return message
    },
  }
}
