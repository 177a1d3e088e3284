import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { TABLES } from './sources.ts'

type FileSource = 'person_file' | 'gig_file'

export interface WaitingFile {
  storage_key: string
  extension: string
  size: number
}

/** A file that nobody has read yet and that is still there. */
export async function find(db: Db, source: FileSource, id: string): Promise<WaitingFile | undefined> {
  const { rows } = await sql<WaitingFile>`select f.storage_key, f.extension, f.size
    from ${sql.table(TABLES[source])} f join search_texts t on t.file_id = f.id
    where f.id = ${id} and f.deleted_at is null and t.status = 'waiting'`.execute(db)
  return rows[0]
}

/** What was read, null for nothing; its document has to be made anew. */
export async function put(
  db: Db,
  source: FileSource,
  { id, text, at }: { id: string; text: string | null; at: Date },
): Promise<void> {
  const status = text === null ? 'unreadable' : 'read'
  await db.updateTable('search_texts').set({ status, text, read_at: at }).where('file_id', '=', id).execute()
  await db.insertInto('search_changes').values({ source, subject_id: id }).execute()
  await sql`select pg_notify('search', '')`.execute(db)
}
