import type { FastifyRequest } from 'fastify'
import { refuse } from '#platform/http/refuse.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes from another site before the body is read (SECURITY-BAR, CSRF): `Sec-Fetch-Site` first,
 * `Origin` when it is absent, and for callers that are no browser the header that a cross-site form cannot send.
 */
export function checkOrigin(request: FastifyRequest, ownOrigins: ReadonlySet<string>): void {
  // No other site can send a key along: a browser would have to know it, and ask first.
  if (SAFE.has(request.method) || request.actor?.key !== undefined) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') throw refuse('cross_site')
    return
  }
  const { origin } = request.headers
  if (origin !== undefined) {
    if (!ownOrigins.has(origin)) throw refuse('cross_site')
    return
  }
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw refuse('cross_site')
}
