import { sql } from 'kysely'
import type { Db } from './database.ts'

/** For a transaction that no request waits for: takes the limits of the pool off it, on a slow machine too. */
export async function unhurried(tx: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
}
