import { sql, type SelectQueryBuilder, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'
import { literally } from '#platform/db/like.ts'
import { pageOfRows, startOf, type PageAt } from '#platform/db/page.ts'
import type { ActivityLogs, DB } from '#platform/db/tables.gen.ts'
import { SUMMARY, type Creator, type Sort, type SummaryRow } from './list-store.ts'

export type LogRow = Selectable<ActivityLogs> & Creator

/** These ids, and those that the log may name their people by: logins that were merged into theirs. */
export async function loginsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct id
    from unnest(${[...ids]}::uuid[]) as given(login), unnest(ids_of_person(person_of(login)) || login) as id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export function find(db: Db, id: string): Promise<LogRow | undefined> {
  return withCreator(db.selectFrom('activity_logs'))
    .selectAll('activity_logs')
    .where('activity_logs.id', '=', id)
    .executeTakeFirst()
}

/** The row before or after this one in a walk of `along`: the same session, or the same user. */
export function neighbour(
  db: Db,
  row: LogRow,
  along: 'session_id' | 'user_id',
  side: 'previous' | 'next',
): Promise<SummaryRow | undefined> {
  const isNext = side === 'next'
  const order = { key: 'created_at', direction: isNext ? 'asc' : 'desc' } as const
  const at = sql`(created_at, id)`
  const here = sql`(${row.created_at}::timestamptz, ${row.id}::uuid)`
  const chosen = sorted(db.selectFrom('activity_logs'), order)
    .where(along, '=', row[along])
    .where('user_id', 'is not distinct from', row.user_id)
    .where(isNext ? sql<boolean>`${at} > ${here}` : sql<boolean>`${at} < ${here}`)
    .limit(1)
  return named(db, chosen, order).executeTakeFirst()
}

/** The calls made under a visit by the person who made it, in the order in which they happened. */
export async function children(
  db: Db,
  parent: Pick<LogRow, 'id' | 'user_id'>,
  at: PageAt,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const all = db
    .selectFrom('activity_logs')
    .where('parent_id', '=', parent.id)
    .where('user_id', 'is not distinct from', parent.user_id)
  const order = { key: 'created_at', direction: 'asc' } as const
  const chosen = sorted(all, order).limit(at.pageSize).offset(startOf(at))
  const rows = await named(db, chosen, order).execute()
  return { rows, total: await childrenTotal(db, parent) }
}

export async function childrenTotal(db: Db, parent: Pick<LogRow, 'id' | 'user_id'>): Promise<number> {
  const { count } = await db
    .selectFrom('activity_logs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('parent_id', '=', parent.id)
    .where('user_id', 'is not distinct from', parent.user_id)
    .executeTakeFirstOrThrow()
  return count
}

/** People with a login, by name: `keyword` is a part of it, `ids` names single ones. */
export async function users(
  db: Db,
  wanted: { keyword?: string | undefined; ids?: readonly string[] | undefined },
  at: PageAt,
) {
  let query = db.selectFrom('users').innerJoin('people', 'people.id', 'users.person_id')
  if (wanted.ids !== undefined) query = query.where('users.id', 'in', wanted.ids)
  if (wanted.keyword !== undefined)
    query = query.where(
      sql<boolean>`lower(${fullName('people')}) like lower(${`%${literally(wanted.keyword)}%`})`,
    )
  const ordered = query
    .select(['users.id', 'people.first_name', 'people.last_name', 'people.photo_file'])
    .orderBy(sql`people.first_name collate alphabetical`)
    .orderBy(sql`people.last_name collate alphabetical`)
    .orderBy('users.id')
  return pageOfRows(ordered, at)
}

type Logs = SelectQueryBuilder<DB, 'activity_logs', object>

function sorted(query: Logs, { direction }: Sort): Logs {
  return query.orderBy('created_at', direction).orderBy('id', direction)
}

function named(db: Db, chosen: Logs, sort: Sort) {
  const rows = sorted(db.selectFrom(chosen.select(SUMMARY).as('activity_logs')), sort)
  return withCreator(rows).select(SUMMARY.map((name) => `activity_logs.${name}` as const))
}

function withCreator(query: Logs) {
  return query
    .leftJoin('people', (join) => join.on(sql<boolean>`people.id = person_of(activity_logs.user_id)`))
    .select(['people.first_name', 'people.last_name', 'people.photo_file'])
}
