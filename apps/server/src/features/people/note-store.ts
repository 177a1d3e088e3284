import { type Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PersonNotes } from '#platform/db/tables.gen.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'

export interface GivenNote {
  personId: string
  authorId: string | null
  note: string
  at: Date
}

export async function page(db: Db, personId: string, at: PageAt) {
  const found = db
    .selectFrom('person_notes')
    .leftJoin('users', 'users.id', 'person_notes.author_id')
    .leftJoin('people', 'people.id', 'users.person_id')
    .select(['person_notes.id', 'note', 'decision', 'author_id', 'person_notes.created_at'])
    .select(fullName('people').as('author_name'))
    .where('person_notes.person_id', '=', personId)
    .orderBy('person_notes.created_at', 'desc')
    .orderBy('person_notes.id', 'desc')
  return pageOfRows(found, at)
}
export type NoteRow = Awaited<ReturnType<typeof page>>['rows'][number]

export function insert(db: Db, note: Insertable<PersonNotes>) {
  return db
    .insertInto('person_notes')
    .values(note)
    .returning(['id', 'note', 'decision', 'author_id', 'created_at'])
    .executeTakeFirstOrThrow()
}
