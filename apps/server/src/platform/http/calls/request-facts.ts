import { randomUUID } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { RequestFacts } from '#platform/http/context.ts'
import { targetOf } from '#platform/http/checks/host-check.ts'

/** The id that the caller gave a request, or a new one. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

export function factsOf(request: FastifyRequest, sessionCookie: string): RequestFacts {
  const { headers } = request
  const cookies = headers.cookie === undefined ? {} : parseCookie(headers.cookie)
  return {
    id: request.id,
    method: request.method,
    url: targetOf(request.url).path,
    ip: request.ip.replace(/^::ffff:/, ''),
    userAgent: headers['user-agent']?.slice(0, 512) ?? null,
    pageUrl: single(headers['x-page-url'])?.slice(0, 2000) ?? null,
    isMain: single(headers['x-is-main']) === 'true',
    activityId: single(headers['x-activity-id']),
    ifMatch: versionOf(single(headers['if-match'])),
    idempotencyKey: single(headers['idempotency-key']),
    sessionToken: cookies[sessionCookie] ?? null,
    cookies,
  }
}

/** `"3"`, `W/"3"` or `3`; anything else (`*` too) names no version of ours. */
function versionOf(ifMatch: string | null): number | null {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

function single(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null
}
