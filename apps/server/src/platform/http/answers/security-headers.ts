import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** What every answer carries unless its route says otherwise: nothing of it may be cached, framed or run. */
export const DATA = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  Vary: 'Cookie',
} as const

/** The headers of every answer (security bar, g). */
export function secureAnswer(reply: FastifyReply): void {
  reply.headers(EVERYWHERE)
}

/** The headers of data, before any route: a page, a file or an asset sets its own instead. */
export function secureData(reply: FastifyReply): void {
  reply.headers(DATA)
}

/** Assets are named after their content and the same for everybody. */
export function secureAsset(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  // The policy of content and the name of the request are of answers that say something.
  for (const name of ['Content-Security-Policy', 'Vary', 'X-Request-Id']) reply.removeHeader(name)
  reply.header('Cache-Control', 'public, max-age=31536000, immutable')
}

/** The headers of a file for download: it never runs in our origin. */
export function secureFile(reply: FastifyReply, filename: string): void {
  const plain = filename.replaceAll(/[^\w.-]/g, '_')
  reply.headers({
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie',
  })
}

/** The headers of a service worker: it fetches nothing, and browsers look for a newer one each time. */
export function secureWorker(reply: FastifyReply): void {
  reply.headers({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-cache',
  })
}

/** The headers of a page; returns the nonce for the styles that Mantine writes. */
export function securePage(
  reply: FastifyReply,
  at: { isHttps: boolean; isSecretLink: boolean; hasMaps?: boolean },
): string {
  const nonce = randomBytes(18).toString('base64')
  reply.headers({
    'Content-Security-Policy': pagePolicy(nonce, at.isHttps, at.hasMaps === true),
    'Cache-Control': 'no-store',
    Vary: 'Cookie',
  })
  if (at.isSecretLink) reply.header('Referrer-Policy', 'no-referrer')
  return nonce
}

// Only while place lookup is on.
const MAPS = ' https://maps.googleapis.com'

function pagePolicy(nonce: string, isHttps: boolean, hasMaps: boolean): string {
  const maps = hasMaps ? MAPS : ''
  const rules = [
    "default-src 'none'",
    `script-src 'self'${maps}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${maps}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ]
  if (isHttps) rules.push('upgrade-insecure-requests')
  return rules.join('; ')
}
