import type { Socket } from 'node:net'
import { errors, type ErrorCode } from '@guildhall/contract/api'
import type { FastifyReply } from 'fastify'
import { errorBody } from './errors.ts'
import { refuse } from './refuse.ts'
import { DATA, EVERYWHERE, secureAnswer, secureData } from './security-headers.ts'

/** A path that cannot be decoded meets no route and no hook: its answer carries the headers all the same. */
export function refuseUndecodable(reply: FastifyReply): void {
  secureAnswer(reply)
  secureData(reply)
  const refusal = refuse('bad_request')
  void reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal)))
}

/** Bytes that are no HTTP, too many headers, or headers that never end: answered below HTTP, then closed. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error)
    return
  }
  const code = BY_ERROR[error.code ?? ''] ?? 'bad_request'
  const [status, message] = errors[code]
  const body = JSON.stringify({ message, code })
  const headers = { ...EVERYWHERE, ...DATA, 'Content-Type': 'application/json; charset=utf-8' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

const BY_ERROR: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}
