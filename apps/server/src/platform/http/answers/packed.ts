import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'

/** Characters; below it an answer fits into two packets, packed or not. */
const WORTH_IT = 2048

const toGzip = promisify(gzip)

/** JSON as the caller takes it: a long one packed by gzip, in a thread beside ours (docs/decisions/276). */
export async function packed(reply: FastifyReply, json: string): Promise<string | Buffer> {
  if (json.length < WORTH_IT) return json
  reply.header('Vary', 'Cookie, Accept-Encoding')
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  if (negotiate(accepted, ['gzip']) !== 'gzip') return json
  reply.header('Content-Encoding', 'gzip')
  return toGzip(json)
}
