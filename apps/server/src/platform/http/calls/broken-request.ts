import type { Socket } from 'node:net'
import { errors, type ErrorCode } from '@guildhall/contract/api'
import type { FastifyReply } from 'fastify'
import { errorBody } from '#platform/http/errors.ts'
import { fewATurn } from '#platform/http/limits/few-a-turn.ts'
import { refuse } from '#platform/http/refuse.ts'
import { DATA, EVERYWHERE, secureAnswer, secureData } from '#platform/http/answers/security-headers.ts'

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
  // Node finds thousands of silent connections too old in one turn; 4,000 answers held up the others for 0.3 s.
  if (error.code === TOO_SLOW) slowly(() => answerOrDestroy(error, socket))
  else answerOrDestroy(error, socket)
}

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'
const slowly = fewATurn(50)

function answerOrDestroy(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy(error)
  else socket.end(BY_ERROR[error.code ?? ''] ?? BAD)
}

const BAD = bytesOf('bad_request')
const BY_ERROR: Record<string, Buffer> = {
  HPE_HEADER_OVERFLOW: bytesOf('headers_too_large'),
  [TOO_SLOW]: bytesOf('request_timeout'),
}

function bytesOf(code: ErrorCode): Buffer {
  const [status, message] = errors[code]
  const body = JSON.stringify({ message, code })
  const headers = { ...EVERYWHERE, ...DATA, 'Content-Type': 'application/json; charset=utf-8' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(
    `HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
