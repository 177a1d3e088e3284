import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Lets a server listen and says where. */
export async function listen(http: FastifyInstance): Promise<number> {
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Sends these bytes over a connection of their own: what no client in JavaScript would send. */
export async function sendBytes(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => void chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return answerOf(Buffer.concat(chunks).toString())
}

/** The bytes of a request that ends its connection. */
export function requestBytes(line: string, headers: Record<string, string>, body = ''): string {
  const all = { Host: '127.0.0.1:3000', Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  return `${line} HTTP/1.1\r\n${[...lines, ...length].join('\r\n')}\r\n\r\n${body}`
}

function answerOf(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = lines.map((one) => {
    const at = one.indexOf(':')
    return [one.slice(0, at).toLowerCase(), one.slice(at + 1).trim()] as const
  })
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  }
}
