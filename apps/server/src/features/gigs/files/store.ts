import { pageOfRows } from '#platform/db/page.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StoredFile } from '#platform/files/owner.ts'

export interface NewGigFile {
  id: string
  gigId: string
  isDeliverable: boolean
  storageKey: string
  name: string
  extension: string
  /** In bytes. */
  size: number
  type: string
  sha256: Buffer
  createdBy: string
  createdAt: Date
}

function fileRows(db: Db) {
  return db
    .selectFrom('gig_files as file')
    .leftJoin('users as author', 'author.id', 'file.created_by')
    .leftJoin('people as person', 'person.id', 'author.person_id')
    .select(['file.id', 'file.gig_id', 'file.is_deliverable', 'file.name', 'file.extension', 'file.size'])
    .select(['file.type', 'file.storage_key', 'file.created_by', 'file.created_at'])
    .select(({ ref }) => [
      sql<string | null>`${ref('person.first_name')} || ' ' || ${ref('person.last_name')}`.as('author_name'),
      'person.photo_file as author_photo',
    ])
    .where('file.deleted_at', 'is', null)
}
export type GigFileRow = Awaited<ReturnType<typeof find>> & {}

interface Wanted {
  isDeliverable: boolean | undefined
  keyword: string
  page: number
  pageSize: number
}

/** One page of the files of a gig: deliverables first, then the newest. */
export async function page(db: Db, gigId: string, wanted: Wanted) {
  const { isDeliverable, keyword } = wanted
  const found = fileRows(db)
    .where('file.gig_id', '=', gigId)
    .$if(isDeliverable !== undefined, (all) => all.where('file.is_deliverable', '=', isDeliverable === true))
    .$if(keyword !== '', (all) => all.where(sql<boolean>`strpos(fold(file.name), fold(${keyword})) > 0`))
  const sorted = found
    .orderBy('file.is_deliverable', 'desc')
    .orderBy('file.created_at', 'desc')
    .orderBy('file.id')
  return pageOfRows(sorted, wanted)
}

export function find(db: Db, gigId: string, id: string) {
  return fileRows(db).where('file.gig_id', '=', gigId).where('file.id', '=', id).executeTakeFirst()
}

/** These files, the order of the ids kept. */
export async function findAll(db: Db, gigId: string, ids: readonly string[]): Promise<GigFileRow[]> {
  const rows = await fileRows(db)
    .where('file.gig_id', '=', gigId)
    .where('file.id', 'in', [...ids])
    .execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

/** What stands behind the link to a file. */
export function findStored(db: Db, id: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('gig_files')
    .select(['storage_key', 'name', 'type'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** How many files a gig holds, and how many bytes they take. */
export async function fillOf(db: Db, gigId: string): Promise<{ count: number; bytes: number }> {
  return db
    .selectFrom('gig_files')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
    ])
    .where('gig_id', '=', gigId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export async function insert(db: Db, file: NewGigFile): Promise<void> {
  await db
    .insertInto('gig_files')
    .values({
      id: file.id,
      gig_id: file.gigId,
      is_deliverable: file.isDeliverable,
      storage_key: file.storageKey,
      name: file.name,
      extension: file.extension,
      size: file.size,
      type: file.type,
      sha256: file.sha256,
      created_by: file.createdBy,
      created_at: file.createdAt,
    })
    .execute()
}

export async function update(
  db: Db,
  id: string,
  change: { name?: string; is_deliverable?: boolean },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.updateTable('gig_files').set(change).where('id', '=', id).execute()
}

/** Of two who delete a file at once only one finds it: the other gets false. */
export async function markDeleted(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gig_files')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The storage key of a deleted file whose object may still be there. */
export async function deletedKey(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('gig_files')
    .select('storage_key')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row?.storage_key
}

/** The last trace of a deleted file. */
export async function erase(db: Db, id: string): Promise<void> {
  await db.deleteFrom('gig_files').where('id', '=', id).where('deleted_at', 'is not', null).execute()
}

export async function knownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('gig_files')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}
