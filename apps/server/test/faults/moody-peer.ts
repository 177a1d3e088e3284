import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** How a peer may be: as it should, out of reach, slow, talking nonsense, stopping half way, without room, closed to us. */
export type Mood = 'well' | 'gone' | 'silent' | 'nonsense' | 'stalling' | 'full' | 'closed'

/** Stands before an HTTP server and passes on to it, or not, as its mood is. */
export async function startMoodyPeer(origin: string) {
  const state: { mood: Mood } = { mood: 'well' }
  const server = createServer((asked, answer) => {
    asked.on('error', () => undefined)
    answer.on('error', () => undefined)
    if (state.mood === 'well' || state.mood === 'stalling')
      return pass(origin, asked, answer, state.mood === 'stalling')
    asked.resume()
    if (state.mood === 'gone') asked.socket.destroy()
    else if (state.mood === 'nonsense')
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome')
    else if (state.mood === 'full')
      answer.writeHead(507).end('<Error><Code>XMinioStorageFull</Code><Message>Full</Message></Error>')
    else if (state.mood === 'closed')
      answer.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>No</Message></Error>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    state,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(origin: string, asked: IncomingMessage, answer: ServerResponse, stalls: boolean): void {
  const { method, headers, url = '/' } = asked
  const onward = request(origin + url, { method: method ?? 'GET', headers }, (came) => {
    answer.writeHead(came.statusCode ?? 500, came.headers)
    // Headers, and a few bytes of what they promise.
    if (stalls && method === 'GET') came.once('data', (bytes: Buffer) => answer.write(bytes.subarray(0, 100)))
    else came.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
