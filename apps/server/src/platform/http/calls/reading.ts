import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { databaseError, DatabaseUnavailable } from '#platform/db/errors.ts'
import type { Db } from '#platform/db/database.ts'
import type { Standby } from '#platform/db/standby.ts'

/** Which database a call works on. */
export interface Reading {
  /** Reads a list on the standby when this person may, else on the primary. */
  list: <T>(person: string | null, work: (db: Db) => Promise<T>) => Promise<T>
  /** This person has just written: until the standby has it, they read from the primary. */
  wrote: (person: string | null) => void
}

const MOST = 10_000

/** Whether the query of this endpoint may name a page. */
export function isList({ method, input: { query } }: EndpointSpec): boolean {
  const shape: unknown = query === undefined ? undefined : Reflect.get(query, 'shape')
  return method === 'GET' && typeof shape === 'object' && shape !== null && 'page' in shape
}

/** Lists are read from the standby, except by somebody whose own last change it does not have yet. */
export function createReading(primary: Db, standby?: Standby): Reading {
  const writes = new Map<string, number>()
  return {
    wrote(person) {
      if (standby === undefined || person === null) return
      const oldest = writes.size >= MOST ? writes.keys().next().value : undefined
      if (oldest !== undefined) writes.delete(oldest)
      writes.delete(person)
      writes.set(person, performance.now())
    },
    async list(person, work) {
      const lastWrite = writes.get(person ?? '') ?? -Infinity
      if (standby?.has(lastWrite) !== true) return work(primary)
      try {
        return await work(standby.db)
      } catch (error) {
        // Gone, or in the way of what it has to follow: the primary has the same rows.
        if (!(databaseError(error) instanceof DatabaseUnavailable)) throw error
        return work(primary)
      }
    },
  }
}
