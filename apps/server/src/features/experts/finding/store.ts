import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface Country {
  iso: string
  name: string
}

/** The country with the longest name among these words, which stand one space apart. */
export async function countryIn(db: Db, words: string): Promise<Country | undefined> {
  const { rows } = await sql<Country>`select iso, nicename as name from countries
    where strpos(' ' || fold(${words}) || ' ', ' ' || fold(nicename) || ' ') > 0
    order by length(nicename) desc, nicename limit 1`.execute(db)
  return rows[0]
}
