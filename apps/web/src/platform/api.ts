import { urlOf, type CallArguments, type RawInput } from '@guildhall/contract/calling'
import type { Answer, EndpointSpec } from '@guildhall/contract/endpoint'
import * as z from 'zod/mini'
import { ApiError, NO_ANSWER } from './api-error.ts'
import { deviceType } from '#platform/tracking/device.ts'
import { heard, type OnStep } from '#platform/calls/late-answer.ts'
import { pageUrl } from '#platform/tracking/page-url.ts'
import { fieldsOf, refusalIn } from '#platform/calls/refusal-body.ts'

export interface CallOptions {
  /** The call that the page exists for; the activity log marks it "Main". */
  isMain?: boolean
  signal?: AbortSignal
  /** The version that this change was made from; the server refuses with 412 when there is a newer one. */
  version?: number
  /** Names this request, so that sending it again has one effect. */
  idempotencyKey?: string
  /** Hears how far the work is, of an endpoint that answers in steps. */
  onStep?: OnStep
}

/** What the rest of the app adds to every call, and wants to hear of it. */
export interface ApiHooks {
  /** The visit that calls belong to. */
  visitId: () => string | null
  /** The server no longer knows us (401). */
  onSignedOut: () => void
  /** Something else has to be done first: a new password, a second factor. */
  onForced: () => void
  /** Something is not allowed to them (403), maybe not any more. */
  onForbidden: () => void
  /** What a call waits for. */
  untilTurn?: () => Promise<void> | undefined
  /** A call that never reached the server. */
  onUnanswered: (call: UnansweredCall) => void
}

export interface UnansweredCall {
  endpoint: EndpointSpec
  url: string
  /** Seconds until it failed. */
  seconds: number
  isMain: boolean
  visitId: string | null
}

let hooks: ApiHooks = {
  visitId: () => null,
  onSignedOut: () => {},
  onForced: () => {},
  onForbidden: () => {},
  onUnanswered: () => {},
}

export function connectApi(to: ApiHooks): void {
  hooks = to
}

/**
 * Calls an endpoint of the contract and returns its answer. Throws an `ApiError` for every refusal
 * and for a server that cannot be reached; an abort stays an AbortError.
 */
export async function call<S extends EndpointSpec>(
  endpoint: S,
  ...[input, options = {}]: CallArguments<S, CallOptions>
): Promise<Answer<S>> {
  await hooks.untilTurn?.()
  const requestId = crypto.randomUUID()
  const visitId = hooks.visitId()
  const url = urlOf(endpoint, input ?? {})
  const startedAt = performance.now()
  const response = await fetch(url, request(endpoint, input ?? {}, { ...options, requestId, visitId }))
    .then((first) => heard(first, options.onStep))
    .catch((cause: unknown) => {
      if (isAbort(cause)) throw cause
      const seconds = (performance.now() - startedAt) / 1000
      hooks.onUnanswered({ endpoint, url, seconds, visitId, isMain: options.isMain ?? false })
      throw new ApiError({ status: NO_ANSWER, code: 'no_answer', message: '', requestId })
    })
  const body = await bodyOf(response)
  const failed = listFailure(body)
  if (failed !== undefined)
    throw new ApiError({ status: response.status, code: 'list_failed', message: failed, requestId })
  if (response.ok && isAnswer(endpoint, body)) return body
  throw refusalOf(response, body, requestId)
}

/** Headers of every call (specification spec 000 §7), also for uploads that show their progress. */
export function callHeaders({ isMain = false, requestId, visitId = hooks.visitId() }: Facts = {}) {
  return {
    Accept: 'application/vnd.experts.v1+json',
    'X-Device-Type': deviceType(navigator.userAgent),
    'X-Page-Url': pageUrl(location),
    'X-Is-Main': String(isMain),
    'X-Request-Id': requestId ?? crypto.randomUUID(),
    'X-Requested-With': 'XMLHttpRequest',
    ...(visitId === null ? {} : { 'X-Activity-Id': visitId }),
  }
}

interface Facts {
  isMain?: boolean
  requestId?: string
  visitId?: string | null
}

interface Sending extends CallOptions {
  requestId: string
  visitId: string | null
}

function request(
  endpoint: EndpointSpec,
  { body }: RawInput,
  { signal, version, idempotencyKey, ...facts }: Sending,
): RequestInit {
  const headers = {
    ...callHeaders(facts),
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  }
  const isWrite = endpoint.method !== 'GET'
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: isWrite && body !== undefined ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(isWrite && body !== undefined ? { body: JSON.stringify(body) } : {}),
    ...(signal === undefined ? {} : { signal }),
  }
}

/** A list says itself that it failed, as a page past its end does (spec 000 §7). */
function listFailure(body: unknown): string | undefined {
  const { error, errorMessage } = fieldsOf(fieldsOf(body)['meta'])
  return error === true && typeof errorMessage === 'string' ? errorMessage : undefined
}

/** The refusal in an answer that was not read by `call`. */
export async function refusalFrom(response: Response, requestId: string): Promise<ApiError> {
  return refusalOf(response, await bodyOf(response), requestId)
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined
  return response.json().catch(() => undefined)
}

/** In development an answer that breaks the contract is an error; in production the server's presenter is trusted. */
function isAnswer<S extends EndpointSpec>(endpoint: S, body: unknown): body is Answer<S> {
  if (!import.meta.env.DEV || 'file' in endpoint.ok) return true
  const result = z.safeParse(endpoint.ok, body)
  if (!result.success)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${z.prettifyError(result.error)}`)
  return true
}

const FORCED: readonly (string | undefined)[] = ['password_change_required', 'mfa_setup_required']

/** Every refusal passes here, of calls, uploads and files: one of them may be the end of the session. */
function refusalOf(response: Response, body: unknown, requestId: string): ApiError {
  if (response.status === 401) hooks.onSignedOut()
  const refusal = refusalIn(body)
  if (FORCED.includes(refusal.code)) hooks.onForced()
  else if (response.status === 403) hooks.onForbidden()
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new ApiError({
    ...refusal,
    status: response.status,
    requestId: response.headers.get('X-Request-Id') ?? requestId,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  })
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}
