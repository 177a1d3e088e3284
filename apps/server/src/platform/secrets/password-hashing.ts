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
   * learns from the time whether an account exists.
   */
  verify(hash: string | null, password: string, turn?: Turn): Promise<boolean>
}

interface Turn {
  /** Who asks: one caller's turns come after each other, and others in between. */
  by?: string
  /** Runs when it is this caller's turn. */
  before?: () => Promise<void>
}

/** Hashes at most two passwords at once; 40 more wait, everybody else is told to come back (503 `busy`). */
export async function createPasswordHashing(): Promise<PasswordHashing> {
  const nobody = await hash(randomBytes(16).toString('hex'), COST)
  const inTurn = createTurns(AT_ONCE, QUEUE)
  return {
    hash: (password) => inTurn('', () => hash(password.normalize('NFC'), COST)),
    verify: (stored, password, { by = '', before } = {}) =>
      inTurn(by, async () => {
        await before?.()
        const matches = await verify(stored ?? nobody, password.normalize('NFC'))
        return matches && stored !== null
      }),
  }
}

interface Waiting {
  begin: () => void
  refuse: (reason: Error) => void
}

/** One line for each caller; a free place goes to the lines in turn. */
function createTurns(atOnce: number, most: number) {
  let running = 0
  const lines = new Map<string, Waiting[]>()

  function wait(by: string): Promise<void> {
    const line = lines.get(by) ?? []
    const all = [...lines.values()]
    if (all.reduce((sum, { length }) => sum + length, 0) >= most) {
      const longest = all.reduce((long, one) => (one.length > long.length ? one : long), line)
      // Whoever sends the most gives way.
      if (longest.length <= line.length + 1) throw refuse('busy', { retryAfter: 2 })
      longest.pop()?.refuse(refuse('busy', { retryAfter: 2 }))
    }
    lines.set(by, line)
    return new Promise((begin, refused) => void line.push({ begin, refuse: refused }))
  }

  function handOver(): void {
    const [first] = lines
    if (first === undefined) return void (running -= 1)
    const [by, line] = first
    lines.delete(by)
    const next = line.shift()
    if (line.length > 0) lines.set(by, line)
    // The one who finishes hands over the place, so nobody overtakes.
    next?.begin()
  }

  return async <T>(by: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await wait(by)
    else running += 1
    try {
      return await work()
    } finally {
      handOver()
    }
  }
}
