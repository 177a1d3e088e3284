import type { RowQuery, Verdict } from '@guildhall/contract/imports'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import type { Made } from './judged.ts'

function of(db: Db, importId: string) {
  return db.selectFrom('import_rows').selectAll().where('import_id', '=', importId)
}

export type RowRecord = Awaited<ReturnType<typeof after>>[number]

/** The keyword is a part of any cell. */
export function page(db: Db, importId: string, { verdict, keyword }: RowQuery, at: PageAt) {
  const found = of(db, importId)
    .$if(verdict !== undefined, (rows) => rows.where('verdict', 'in', verdict ?? []))
    .$if(keyword !== undefined, (rows) =>
      rows.where(
        sql<boolean>`strpos(lower(array_to_string(cells, ' ')), ${keyword?.toLowerCase() ?? ''}) > 0`,
      ),
    )
  return pageOfRows(found.orderBy('number'), at)
}

/** The next rows behind this one. */
export function after(db: Db, importId: string, number: number, limit: number) {
  return of(db, importId).where('number', '>', number).orderBy('number').limit(limit).execute()
}

/** The next rows of which nothing has become yet. */
export function open(db: Db, importId: string, limit: number) {
  return of(db, importId).where('is_settled', '=', false).orderBy('number').limit(limit).execute()
}

/** The next rows of which something became that is still to be taken back, the last one first; of known experts their resume. */
export function made(db: Db, importId: string, limit: number) {
  return of(db, importId)
    .where('is_settled', '=', true)
    .where('undo', 'is', null)
    .where((row) => row.or([row('verdict', '=', 'new'), row('file_id', 'is not', null)]))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** In pieces, so that no statement grows beyond what the driver takes. */
export async function insert(
  db: Db,
  importId: string,
  { rows, numbers }: { rows: readonly string[][]; numbers: readonly number[] },
): Promise<void> {
  const PIECE = 1000
  for (let start = 0; start < rows.length; start += PIECE) {
    const piece = rows.slice(start, start + PIECE)
    const values = piece.map((cells, index) => ({
      import_id: importId,
      number: numbers[start + index] ?? start + index + 1,
      cells,
    }))
    await db.insertInto('import_rows').values(values).execute()
  }
}

export interface Settling {
  number: number
  verdict: Verdict
  reason: string | null
}

/** What a dry run says of these rows. */
export async function judge(db: Db, importId: string, rows: readonly Settling[]): Promise<void> {
  await sql`update import_rows set verdict = said.verdict, reason = said.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said(number int, verdict text, reason text)
    where import_id = ${importId} and import_rows.number = said.number`.execute(db)
}

/** What became of a row, once. */
export async function settle(
  db: Db,
  importId: string,
  { number, verdict, reason, made: it }: Settling & { made: Made | null },
): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({
      verdict,
      reason,
      is_settled: true,
      person_id: it?.personId ?? null,
      company_id: it?.companyId ?? null,
      is_expert: it?.isExpert ?? false,
      file_id: it?.fileId ?? null,
    })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
}

export async function setUndo(
  db: Db,
  importId: string,
  { number, undo, reason }: { number: number; undo: 'undone' | 'kept'; reason: string | null },
): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ undo, ...(reason === null ? {} : { reason }) })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
}

/** The resume of a known expert that this row brought is gone again. */
export async function letGoOfFile(db: Db, importId: string, number: number, reason: string): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ file_id: null, person_id: null, is_expert: false, reason })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
}

export async function keepFound(db: Db, importId: string, number: number, found: unknown): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ found: JSON.stringify(found) })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
}

export async function clearVerdicts(db: Db, importId: string): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ verdict: null, reason: null })
    .where('import_id', '=', importId)
    .execute()
}

export async function remove(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute()
}

/** What somebody did since with what a row became: the login, and how much was written down about it. */
export async function traces(db: Db, { personId, companyId }: Pick<Made, 'personId' | 'companyId'>) {
  const { rows } = await sql<{ user_id: string | null; is_opened: boolean; events: number }>`
    select u.id as user_id, coalesce(u.email_verified_at is not null or u.last_sign_in_at is not null, false) as is_opened,
      (select count(*)::int from domain_events where subject_id in (${personId}::uuid, ${companyId}::uuid, u.id)) as events
    from (select ${personId}::uuid as person_id) made left join users u on u.person_id = made.person_id`.execute(
    db,
  )
  return rows[0]
}

/** Of a ZIP the files that have not been read yet. */
export function unread(db: Db, importId: string) {
  return of(db, importId).where('found', 'is', null).orderBy('number').execute()
}

export async function moveCompany(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await db.updateTable('import_rows').set({ company_id: into }).where('company_id', '=', from).execute()
}
