import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type FileKind = 'attachment' | 'certification' | 'nda' | 'photo' | 'resume'

/** A set of files: those of one kind of a person, or of one of their certificates. */
export interface FileSet {
  personId: string
  kind: FileKind
  certificationId: string | null
}

export interface NewFile extends FileSet {
  id: string
  storageKey: string
  name: string
  extension: string
  /** In bytes. */
  size: number
  type: string
  sha256: Buffer
  createdBy: string
  createdAt: Date
  tagIds: readonly string[]
}

export interface FileRow {
  id: string
  owner_person_id: string
  kind: FileKind
  certification_id: string | null
  name: string
  extension: string
  size: number
  type: string
  storage_key: string
  created_at: Date
  tags: { id: string; title: string }[]
  is_public: boolean
}

const KINDS = ['attachment', 'certification', 'nda', 'photo', 'resume'] as const

function fileRows(db: Db) {
  return db
    .selectFrom('files')
    .select(['id', 'owner_person_id', 'certification_id', 'name', 'extension', 'size', 'type'])
    .select(['storage_key', 'created_at'])
    .select((row) => [
      sql<FileKind>`kind`.as('kind'),
      sql<{ id: string; title: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', tag.id, 'title', tag.name) order by tag.name)
        from file_tags join reference_items tag on tag.id = tag_id where file_id = ${row.ref('files.id')}), '[]')`.as(
        'tags',
      ),
      sql<boolean>`exists (select from file_tags join reference_items tag on tag.id = tag_id
        where file_id = ${row.ref('files.id')} and tag.code = 'public')`.as('is_public'),
    ])
    .where('deleted_at', 'is', null)
}

/** One page of a set, the newest first; `publicOnly` leaves out what is not tagged so. */
export async function page(
  db: Db,
  set: FileSet,
  { publicOnly, keyword, ...at }: PageAt & { publicOnly: boolean; keyword: string },
): Promise<{ rows: FileRow[]; total: number }> {
  const wanted = db
    .selectFrom(inSet(fileRows(db), set).as('file'))
    .selectAll()
    .$if(publicOnly, (rows) => rows.where('is_public', '=', true))
    .$if(keyword !== '', (rows) => rows.where(sql<boolean>`strpos(fold(name), fold(${keyword})) > 0`))
  return pageOfRows(wanted.orderBy('created_at', 'desc').orderBy('id'), at)
}

function inSet(rows: ReturnType<typeof fileRows>, { personId, kind, certificationId }: FileSet) {
  return rows
    .where('owner_person_id', '=', personId)
    .where('kind', '=', kind)
    .$if(certificationId !== null, (all) => all.where('certification_id', '=', certificationId))
}

export function find(db: Db, id: string): Promise<FileRow | undefined> {
  return fileRows(db).where('id', '=', id).executeTakeFirst()
}

export function findInSet(db: Db, set: FileSet, id: string): Promise<FileRow | undefined> {
  return inSet(fileRows(db), set).where('id', '=', id).executeTakeFirst()
}

export function newest(db: Db, personId: string, kind: FileKind): Promise<FileRow | undefined> {
  return inSet(fileRows(db), { personId, kind, certificationId: null })
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The files of all certificates of a person, the newest first. */
export function ofCertifications(db: Db, personId: string): Promise<FileRow[]> {
  return inSet(fileRows(db), { personId, kind: 'certification', certificationId: null })
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Bytes that the files of this person take. */
export async function bytesOf(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('owner_person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.bytes
}

export async function insert(db: Db, file: NewFile): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: file.id,
      owner_person_id: file.personId,
      kind: file.kind,
      certification_id: file.certificationId,
      name: file.name,
      extension: file.extension,
      size: file.size,
      type: file.type,
      sha256: file.sha256,
      storage_key: file.storageKey,
      created_by: file.createdBy,
      created_at: file.createdAt,
    })
    .execute()
  await putTags(db, file.id, file.tagIds)
}

export async function rename(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('files').set({ name }).where('id', '=', id).execute()
}

export async function replaceTags(db: Db, id: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('file_tags').where('file_id', '=', id).execute()
  await putTags(db, id, tagIds)
}

async function putTags(db: Db, id: string, tagIds: readonly string[]): Promise<void> {
  const rows = [...new Set(tagIds)].map((tagId) => ({ file_id: id, tag_id: tagId }))
  if (rows.length > 0) await db.insertInto('file_tags').values(rows).execute()
}

/** Of two who delete a file at once only one finds it: the other gets false. */
export async function markDeleted(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The last trace of a deleted file. */
export async function erase(db: Db, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).where('deleted_at', 'is not', null).execute()
}

/** The storage key of a deleted file whose object may still be there. */
export async function deletedKey(db: Db, id: string): Promise<{ key: string; kind: FileKind } | undefined> {
  const row = await db
    .selectFrom('files')
    .select(['storage_key', 'kind'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  const kind = KINDS.find((one) => one === row?.kind)
  return row === undefined || kind === undefined ? undefined : { key: row.storage_key, kind }
}

/** Those of these storage keys that a row knows. */
export async function knownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}

/** The person of a certificate. */
export async function ownerOfCertification(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('expert_certifications')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.person_id
}
