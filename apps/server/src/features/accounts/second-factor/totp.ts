import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD = 30

/** A seed in base32, as people type it into an authenticator. */
export function newSeed(): string {
  return new Secret({ size: 20 }).base32
}

/** The address behind the QR code of an authenticator. */
export function seedUrl(seed: string, about: { issuer: string; label: string }): string {
  return new TOTP({ ...about, secret: seed, period: PERIOD }).toString()
}

/**
 * The 30-second step whose code this is, or undefined. Clocks may differ by one step.
 * The caller remembers the step, so that no code counts twice.
 */
export function stepOf(seed: string, code: string, now: Date): number | undefined {
  // Authenticators show it as "123 456".
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = new TOTP({ secret: seed, period: PERIOD }).validate({ token, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

// 32 letters that nobody confuses; 24 of them are 120 bits, enough for a plain hash.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Ten codes for the day when the authenticator is gone. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % 32]).join('')
    return (letters.match(/.{6}/g) ?? []).join('-')
  })
}

/** As it is hashed: however it is typed. */
export function plainRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}
