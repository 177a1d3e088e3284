import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const count = (table: string) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where person_id = people.id)`

/** How much stands in each part of a profile. */
export async function amounts(db: Db, personId: string) {
  return db
    .selectFrom('people')
    .select([
      count('expert_experiences').as('experiences'),
      count('expert_industries').as('industries'),
      count('expert_educations').as('educations'),
      count('expert_certifications').as('certifications'),
      count('expert_skills').as('skills'),
      count('expert_languages').as('languages'),
      sql<number>`(select count(*)::int from files
        where owner_person_id = people.id and kind = 'attachment' and deleted_at is null)`.as('attachments'),
    ])
    .where('people.id', '=', personId)
    .executeTakeFirstOrThrow()
}
export type Amounts = Awaited<ReturnType<typeof amounts>>
