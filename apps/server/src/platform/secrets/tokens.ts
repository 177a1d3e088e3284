import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits that fits into a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: its SHA-256. The token itself is random, so no salt is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
