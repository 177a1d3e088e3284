import { z } from 'zod'

/** The database cannot answer now: gone, restarting, too slow or too busy. HTTP: 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Two transactions got into each other's way and nothing was written: run the whole transaction again. */
export class TransactionConflict extends Error {
  override readonly name = 'TransactionConflict'
}

/** Another living server holds the database folder. */
export class FolderHeld extends Error {
  override readonly name = 'FolderHeld'
  readonly holder: number | undefined

  constructor(folder: string, holder: number | undefined) {
    const who =
      holder === undefined ? 'another Guildhall server' : `another Guildhall server (process ${holder})`
    super(
      `The database in ${folder} is in use by ${who}. Stop that one first, or set DATA_DIR to another folder.`,
    )
    this.holder = holder
  }
}

/** The database folder cannot be used and a person has to look at it. The message is one line with the remedy. */
export class DatabaseBroken extends Error {
  override readonly name = 'DatabaseBroken'
}

const Coded = z.object({ code: z.optional(z.string()), message: z.string() })

// Node's words for a connection that failed or for which we have no file handle left, and what PostgreSQL says when it stops, starts or runs out of something.
const connectionCodes =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|EMFILE|ENFILE)$/
const unavailableStates = /^(08|53|57P|58)|^(57014|55P03|25006|25P03|25P04)$/
// Unique, foreign key and exclusion: somebody else wrote between our look and our write. Run again, the transaction
// finds what they wrote and says what it would have said in sequence.
const conflictStates = new Set(['40001', '40P01', '23505', '23503', '23P01'])
// pg gives these no code.
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Query read timeout|Cannot use a pool after calling end)/

/**
 * Gives an error of the driver its meaning: DatabaseUnavailable (connection lost, timeout of a statement, a lock or
 * the pool, server out of room), TransactionConflict (deadlock, serialization, a row taken or gone), or the same error when it is neither.
 */
export function databaseError(error: unknown): unknown {
  const { success, data: known } = Coded.safeParse(error)
  if (!success) return error
  const code = known.code ?? ''
  if (conflictStates.has(code)) return new TransactionConflict(known.message, { cause: error })
  const unavailable =
    connectionCodes.test(code) || unavailableStates.test(code) || unavailableMessages.test(known.message)
  return unavailable ? new DatabaseUnavailable(known.message, { cause: error }) : error
}

/** The SQLSTATE (`23505`) or the system's code (`ENOENT`) of an error. */
export function errorCode(error: unknown) {
  const { data } = Coded.safeParse(error)
  return data?.code
}

export function errorText(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
