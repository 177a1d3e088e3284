/**
 * Secret and hidden columns hold values with this prefix in every test database, and everything that a test
 * receives is searched for it: no answer, mail or log may carry one to a reader who may not see it.
 */
export const CANARY = 'canary-'

// Secrets that no reader may ever see, whatever a test planted: password hashes, and canaries of class S, also as
// bytes are written.
const SECRETS = [
  /\$argon2id\$/,
  /canary-secret-[\w-]+/,
  new RegExp(`${Buffer.from('canary-secret-').toString('hex')}\\w*`, 'i'),
  // Of the last byte a part stands in the sign after.
  new RegExp(`${Buffer.from('canary-secret').toString('base64url').slice(0, -1)}[\\w+/-]*`),
]

/** Throws when a text that leaves the server holds a secret, or a hidden value that `allowed` does not name. */
export function sweep(text: string, receiver: string, allowed: readonly string[] = []): void {
  for (const secret of SECRETS) {
    const hit = secret.exec(text)
    if (hit !== null) throw new Error(`${receiver} received a secret: ${hit[0].slice(0, 60)}`)
  }
  for (const hit of hiddenIn(text)) {
    if (!holds(allowed, hit)) throw new Error(`${receiver} received a hidden value: ${hit}`)
  }
}

/** The canaries of hidden columns that a text holds. */
export function hiddenIn(text: string): string[] {
  return [...text.matchAll(/canary-hidden-[\w-]+/g)].map(([hit]) => hit)
}

/** Whether this is one of these canaries, or the beginning of one: of a long text an answer may show no more. */
export function holds(canaries: readonly string[], hit: string): boolean {
  return canaries.some((canary) => canary.startsWith(hit))
}
