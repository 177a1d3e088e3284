import type { EndpointSpec } from '#contract/endpoint'
import { urlOf, type RawInput } from '#contract/calling'
import { secondsIn } from './answer.ts'
import { GuildhallError } from './client-error.ts'

/** Where the portal is, and the key that opens it. */
export interface Connection {
  /** `https://portal.example.com` */
  url: string
  /** `gh_…`, from Settings > API keys. */
  key: string
  /** Milliseconds until a call that got no answer is given up; 30 seconds unless given. */
  timeout?: number
  /** How often a call is sent at most; 3 unless given. 1: never again. */
  tries?: number
  /** Sends the requests in place of the global one. */
  fetch?: (url: string, request: RequestInit) => Promise<Response>
}

export interface CallOptions {
  /** A form with files, for endpoints that take one. */
  form?: FormData
  /** The version that a change was made from: refused with 412 when there is a newer one. */
  version?: number
  /** Names a POST, so that sending it again, even from another process, has one effect. Each has one of its own unless given. */
  idempotencyKey?: string
  signal?: AbortSignal
}

const BUSY = [429, 502, 503, 504]
const LONGEST_WAIT = 60

/** Sends a request; one that is safe to repeat is sent again while the portal is busy or out of reach. */
export async function send(
  connection: Connection,
  // A program without types may send a name that the contract does not have (spec 001 §8).
  endpoint: EndpointSpec | undefined,
  input: RawInput,
  options: CallOptions,
): Promise<{ response: Response; requestId: string }> {
  if (endpoint === undefined) throw new TypeError('Simple end point is required.')
  const requestId = crypto.randomUUID()
  const url = new URL(urlOf(endpoint, input), connection.url).href
  const request = requestOf(connection, endpoint, input, { ...options, requestId })
  const tries = isRepeatable(endpoint, options) ? (connection.tries ?? 3) : 1
  for (let left = tries - 1; ; left -= 1) {
    const response = await answered(connection, url, request, options).catch((cause: unknown) => {
      if (options.signal?.aborted === true || left <= 0) throw unanswered(cause, requestId, options)
    })
    const isBusy = response === undefined || BUSY.includes(response.status)
    if (response !== undefined && (!isBusy || left <= 0)) return { response, requestId }
    await response?.body?.cancel()
    await pause(response, tries - left)
  }
}

/** The portal does a POST of one name once; forms with files are not read twice. */
function isRepeatable({ method }: EndpointSpec, { form }: CallOptions): boolean {
  return method !== 'PATCH' && form === undefined
}

function answered(
  { timeout = 30_000, fetch: sent = fetch }: Connection,
  url: string,
  request: RequestInit,
  { signal }: CallOptions,
): Promise<Response> {
  const late = AbortSignal.timeout(timeout)
  return sent(url, { ...request, signal: signal === undefined ? late : AbortSignal.any([signal, late]) })
}

function unanswered(cause: unknown, requestId: string, { signal }: CallOptions): unknown {
  if (signal?.aborted === true) return cause
  return new GuildhallError('The portal did not answer.', { status: 0, code: 'no_answer', requestId, cause })
}

function requestOf(
  { key }: Connection,
  endpoint: EndpointSpec,
  { body }: RawInput,
  { form, version, idempotencyKey, requestId }: CallOptions & { requestId: string },
): RequestInit {
  const isPost = endpoint.method === 'POST'
  const payload = form ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${key}`,
      Accept: 'file' in endpoint.ok ? '*/*' : 'application/vnd.experts.v1+json',
      'X-Request-Id': requestId,
      ...(form === undefined && body !== undefined ? { 'Content-Type': 'application/json' } : {}),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
      ...(isPost ? { 'Idempotency-Key': idempotencyKey ?? requestId } : {}),
    },
    ...(payload === undefined ? {} : { body: payload }),
  }
}

/** As long as the portal says, at most a minute; else half a second, one, two. */
function pause(response: Response | undefined | void, tried: number): Promise<void> {
  const said = secondsIn(response?.headers.get('retry-after') ?? null)
  const seconds = Math.min(said ?? 2 ** (tried - 2), LONGEST_WAIT)
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
