import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#platform/http/refuse.ts'

/** argon2id with 19 MiB and 2 passes: 12 ms a hash (SECURITY-BAR, Password). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const QUEUE = 40

export interface PasswordHashing {
  hash(password: string): Promise<string>
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and answers false, so that nobody
   * learns from the time whether an account exists. `before` runs when it is this caller's turn.
   */
  verify(hash: string | null, password: string, before?: () => Promise<void>): Promise<boolean>
}

/** Hashes at most two passwords at once; 40 more wait, everybody else is told to come back (503 `busy`). */
export async function createPasswordHashing(): Promise<PasswordHashing> {
  const nobody = await hash(randomBytes(16).toString('hex'), COST)
  const turn = turns(AT_ONCE, QUEUE)
  return {
    hash: (password) => turn(() => hash(password.normalize('NFC'), COST)),
    verify: (stored, password, before) =>
      turn(async () => {
        await before?.()
        const matches = await verify(stored ?? nobody, password.normalize('NFC'))
        return matches && stored !== null
      }),
  }
}

function turns(atOnce: number, queue: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw refuse('busy', { retryAfter: 2 })
      // The one who finishes hands over the place, so nobody overtakes.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
