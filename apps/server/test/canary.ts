/**
 * Secret and hidden columns hold values with this prefix in every test database, and everything that a test
 * receives is searched for it: no answer, mail or log may carry one to a reader who may not see it.
 */
export const CANARY = 'canary-'

// Secrets that no reader may ever see, whatever a test planted: password hashes, and canaries of class S.
const SECRETS = [/\$argon2id\$/, /canary-secret-[\w-]+/]

/** Throws when a text that leaves the server holds a secret, or a hidden value that `allowed` does not name. */
export function sweep(text: string, receiver: string, allowed: readonly string[] = []): void {
  for (const secret of SECRETS) {
    const hit = secret.exec(text)
    if (hit !== null) throw new Error(`${receiver} received a secret: ${hit[0].slice(0, 60)}`)
  }
  for (const [hit] of text.matchAll(/canary-hidden-[\w-]+/g)) {
    if (!allowed.includes(hit)) throw new Error(`${receiver} received a hidden value: ${hit}`)
  }
}
