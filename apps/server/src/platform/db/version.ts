import { sql } from 'kysely'

/** Of a row that is updated: whoever saw the one before is told that theirs is stale (see `requireSeen`). */
export const nextVersion = sql<number>`version + 1`
