import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { FeedbackQuery } from '@guildhall/contract/feedback'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Feedback } from '#platform/db/tables.gen.ts'
import { containing } from '#platform/db/like.ts'
import { pageOfRows } from '#platform/db/page.ts'
import { nextVersion } from '#platform/db/version.ts'
import { fullName } from '#platform/db/full-name.ts'

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof find>>>

export async function insert(db: Db, row: Insertable<Feedback>): Promise<string> {
  const { id } = await db.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export function find(db: Db, id: string) {
  return withSender(db).where('feedback.id', '=', id).executeTakeFirst()
}

/** Nobody else changes this message until the transaction ends; its version, undefined when there is none. */
export async function lock(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('feedback')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.version
}

export async function update(db: Db, id: string, change: Updateable<Feedback>): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

/** One page, newest first unless asked otherwise; the keyword is a part of the message or of the sender's name. */
export async function page(db: Db, query: FeedbackQuery) {
  const { page: number = 1, pageSize = PAGE_SIZE, type, rates, status, note, keyword } = query
  const { key, direction } = query.order ?? query.sort ?? { key: 'created_at', direction: 'desc' }
  const found = withSender(db)
    .$if(type !== undefined, (all) => all.where('feedback.type', 'in', type ?? []))
    .$if(rates !== undefined, (all) => all.where('feedback.rate', 'in', rates ?? []))
    .$if(status !== undefined, (all) => all.where('feedback.status', 'in', status ?? []))
    .$if(note !== undefined, (all) =>
      all.where(({ or, eb }) =>
        or((note ?? []).map((one) => eb('feedback.note', one === 'with' ? 'is not' : 'is', null))),
      ),
    )
    .$if(keyword !== undefined, (all) =>
      all.where(({ or, eb }) =>
        or([
          eb('feedback.search_key', 'like', containing(keyword ?? '')),
          eb(sql`fold(${fullName('people')})`, 'like', containing(keyword ?? '')),
        ]),
      ),
    )
  const ordered = found
    .orderBy(`feedback.${key}`, direction)
    .orderBy('feedback.created_at', 'desc')
    .orderBy('feedback.id', 'desc')
  return pageOfRows(ordered, { page: number, pageSize })
}

function withSender(db: Db) {
  return db
    .selectFrom('feedback')
    .leftJoin('users', 'users.id', 'feedback.created_by')
    .leftJoin('people', 'people.id', 'users.person_id')
    .select([
      'feedback.id',
      'feedback.type',
      'feedback.rate',
      'feedback.message',
      'feedback.page_url',
      'feedback.ip_address',
      'feedback.status',
      'feedback.note',
      'feedback.version',
      'feedback.created_by',
      'feedback.created_at',
      'users.email',
      'people.first_name',
      'people.last_name',
      'people.photo_file',
    ])
}
