import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Below it an answer fits into two packets, packed or not. */
const WORTH_IT = 2048

// The level at which brotli packs JSON as small as gzip does at its best, in less time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const PACKERS = { br: (text: string) => toBrotli(text, BROTLI), gzip: (text: string) => toGzip(text) }
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** JSON as the caller takes it: a long one packed, in a thread beside ours (docs/decisions/276). */
export async function packed(reply: FastifyReply, json: string): Promise<string | Buffer> {
  if (json.length < WORTH_IT) return json
  const encoding = encodingFor(reply.request)
  reply.header('Vary', 'Cookie, Accept-Encoding')
  if (encoding === null) return json
  reply.header('Content-Encoding', encoding)
  return PACKERS[encoding](json)
}

function encodingFor({ headers }: FastifyRequest) {
  const asked = headers['accept-encoding']
  return asked === undefined ? null : negotiate(asked, ['br', 'gzip'])
}
