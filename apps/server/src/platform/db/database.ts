import type { Kysely } from 'kysely'
import type { DB } from './tables.gen.ts'

/** The pool, or the transaction of a write. Features see it as `ctx.db`. */
export type Db = Kysely<DB>
