import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Heard {
  headers: Record<string, string>
  body: string
}

/** A receiver of webhooks on this machine; `state` says what it answers: a status, where to, nothing at all, or an answer without an end. */
export async function startReceiver() {
  const heard: Heard[] = []
  const state = { status: 204, location: '', isSilent: false, drips: false, answer: '' }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      heard.push({ headers: Object.fromEntries(headers), body })
      if (state.isSilent) return
      const leading = state.location === '' ? {} : { location: state.location }
      response.writeHead(state.status, leading)
      if (state.drips) drip(response)
      else response.end(state.answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('x'), 200)
  response.on('close', () => clearInterval(timer))
}
