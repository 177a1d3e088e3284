import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart, Traces } from '#platform/privacy/personal-part.ts'

/** What somebody looks for, and what is found of them. */
export const personalPart: PersonalPart = {
  name: 'search',
  title: 'Saved searches',
  async collect(db, { userId }) {
    const saved = await db
      .selectFrom('search_saved')
      .select(['name', 'query', 'created_at'])
      .where('user_id', '=', userId)
      .execute()
    return { saved }
  },
  async erase({ db }, traces) {
    await db.deleteFrom('search_saved').where('user_id', '=', traces.userId).execute()
    await forget(db, traces)
  },
}

/** Their documents and the texts of their files go at once; those of others that name them are made anew. */
async function forget(db: Db, { personId, words }: Traces): Promise<void> {
  const named = sql`${[...words]}::text[]`
  await sql`delete from search_texts where file_id in (select id from files where owner_person_id = ${personId})`.execute(
    db,
  )
  await sql`delete from search_documents where person_id = ${personId}`.execute(db)
  await sql`with gone as (delete from search_documents
      where mentions(concat_ws(' ', title, headline, body), ${named}) returning source, subject_id)
    insert into search_changes (source, subject_id) select source, subject_id from gone`.execute(db)
}
