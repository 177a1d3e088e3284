import { timingSafeEqual } from 'node:crypto'
import type { Sealer } from '#platform/secrets/sealing.ts'

const PURPOSE = 'file-link'
const LIFE_SECONDS = 60

export interface SignedLinks {
  /** The address of one file, good for a minute and for whoever holds it. */
  sign: (id: string, now: Date) => string
  isValid: (id: string, link: { expires: number; signature: string }, now: Date) => boolean
}

/** Links below `origin`: the host for files, if there is one of its own. */
export function createSignedLinks(sealer: Sealer, origin: string): SignedLinks {
  const signatureOf = (id: string, expires: number) => sealer.mac(PURPOSE, `${id}:${expires}`)
  return {
    sign(id, now) {
      const expires = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
      const query = new URLSearchParams({
        expires: String(expires),
        signature: signatureOf(id, expires).toString('base64url'),
      })
      return `${origin}/api/files/${id}?${query.toString()}`
    },
    isValid(id, { expires, signature }, now) {
      const seconds = now.getTime() / 1000
      if (seconds >= expires || expires > seconds + LIFE_SECONDS + 1) return false
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(id, expires)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
