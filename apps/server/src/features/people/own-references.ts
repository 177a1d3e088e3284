import type { ChoicePlaces } from '#features/settings/service.ts'
import { sql } from 'kysely'
import type { PersonHolder } from './references.ts'

/** What the people themselves hold of each other. */
export const ownReferences: PersonHolder = {
  references: [
    { table: 'person_notes', column: 'person_id', names: 'person', what: 'note', isLoose: true },
    { table: 'person_notes', column: 'author_id', names: 'user', what: 'written note' },
    { table: 'people_keys', column: 'person_id', names: 'person', ends: true, isLoose: true },
    { table: 'distinct_people', column: 'first_id', names: 'person', ends: true, isLoose: true },
    { table: 'distinct_people', column: 'second_id', names: 'person', ends: true, isLoose: true },
    { table: 'distinct_people', column: 'decided_by', names: 'user' },
    { table: 'person_merges', column: 'survivor_id', names: 'person', isLoose: true },
    { table: 'person_merges', column: 'merged_by', names: 'user' },
  ],
  /** Who is another person than the one who goes, is another than the one who stays. */
  async beforeMoving({ db }, { from, to }) {
    await sql`insert into distinct_people (first_id, second_id, decided_by, decided_at)
      select least(other, ${to}::uuid), greatest(other, ${to}::uuid), decided_by, decided_at
      from (select case when first_id = ${from} then second_id else first_id end as other, decided_by, decided_at
        from distinct_people where ${from} in (first_id, second_id)) d
      where other <> ${to} on conflict do nothing`.execute(db)
  },
}

export const personWords: ChoicePlaces = { hear_about_us: [{ table: 'people', column: 'hear_about_us' }] }
