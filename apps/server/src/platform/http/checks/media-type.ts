import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#platform/http/refuse.ts'

const VENDOR = /application\/vnd\.([a-z]+)\.v(\d+)\+json/i

/** 406 for a vendor version that we do not speak; plain JSON and wildcards are v1. */
export function checkAccept(request: FastifyRequest): void {
  const accept = request.headers.accept ?? '*/*'
  if (accept.length > 1000) throw refuse('not_acceptable')
  const vendor = VENDOR.exec(accept)
  if (vendor !== null && (vendor[1] !== 'experts' || !['1', '2'].includes(vendor[2] ?? '')))
    throw refuse('not_acceptable')
}

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i
const MULTIPART = /^multipart\/form-data\s*;\s*boundary="?[\w'()+,./:=? -]{1,70}"?$/i

/** 415 for anything but UTF-8 JSON (or a form with files where the endpoint takes them, alone or beside JSON). */
export function checkContentType(request: FastifyRequest, { files, body }: EndpointSpec['input']): void {
  const type = request.headers['content-type']
  if (type === undefined) {
    if (hasBody(request)) throw refuse('unsupported_media_type')
    return
  }
  const takesJson = files === undefined || body !== undefined
  const isKnown = (files !== undefined && MULTIPART.test(type)) || (takesJson && JSON_TYPE.test(type))
  if (!isKnown && hasBody(request)) throw refuse('unsupported_media_type')
}

/** The caller sent a form with files, where JSON would have done too. */
export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return MULTIPART.test(headers['content-type'] ?? '')
}

function hasBody(request: FastifyRequest): boolean {
  const length = request.headers['content-length']
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}
