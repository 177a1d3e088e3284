import type { ErrorBody } from '@guildhall/contract/errors'
import { errors, type ErrorCode } from '@guildhall/contract/api'
import type { FastifyError } from 'fastify'
import { databaseError, DatabaseUnavailable, TransactionConflict } from '#platform/db/errors.ts'
import { ThreadEnded } from '#platform/threads/thread.ts'
import { Refusal, refuse } from './refuse.ts'

/** What a thrown value means to the caller; null when it is our fault and must be logged. */
export function refusalOf(thrown: unknown): Refusal | null {
  if (thrown instanceof Refusal) return thrown
  const known = databaseError(thrown)
  if (known instanceof DatabaseUnavailable || thrown instanceof ThreadEnded)
    return refuse('unavailable', { retryAfter: 2 })
  if (known instanceof TransactionConflict) return refuse('conflict')
  return fromFastify(thrown)
}

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
  503: 'unavailable',
}

function fromFastify(thrown: unknown): Refusal | null {
  if (!isFastifyError(thrown)) return null
  const code = BY_STATUS[thrown.statusCode ?? 500]
  return code === undefined ? null : refuse(code)
}

function isFastifyError(thrown: unknown): thrown is FastifyError {
  return thrown instanceof Error && 'code' in thrown && 'statusCode' in thrown
}

/** The fixed shape of every refusal, in the words of this portal. */
export function errorBody(refusal: Refusal | null, wording = asWritten): ErrorBody {
  if (refusal === null) return { message: wording(errors.internal[1]), code: 'internal' }
  const body: ErrorBody = { message: wording(refusal.message), code: refusal.code }
  if (refusal.fields !== undefined) body.errors = worded(refusal.fields, wording)
  if (refusal.data !== undefined) body.data = refusal.data
  return body
}

function worded(fields: Record<string, string[]>, wording: (text: string) => string) {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(wording)]))
}

function asWritten(text: string): string {
  return text
}
