import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Db } from '#platform/db/database.ts'
import { personalColumns } from '#app/brought.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Tables whose rows are people, or stand for one of them. */
const PEOPLE = ['people', 'users', 'experts', 'expert_areas', 'sessions']
/** What columns are called that name a person or hold what is theirs, with or without a foreign key. */
const NAMED =
  '(^|_)(user|person|expert|actor|author|owner|manager|co_owner)_ids?$|_by$|^(view_as|shown_to|mentions)$|' +
  '(^|_)(e?mail|phone|ip|ip_address|user_agent)(_|$)|^(first|last|typed|actor)_name$|linked_in_url|twitter'
/** They sound like it. */
const OTHER = new Set([
  'notifications.mail',
  'notifications.mailed_at',
  'users.email_verified_at',
  'erasures.blocked_by',
])

async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select distinct c.relname || '.' || a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (a.attname ~ ${NAMED}
      or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
        and f.confrelid in (select oid from pg_class where relname = any(${PEOPLE}))))
    order by 1`.execute(db)
  return rows.map(({ column }) => column).filter((column) => !OTHER.has(column))
}

async function allColumns(): Promise<Set<string>> {
  const { rows } = await sql<{ column: string }>`select table_name || '.' || column_name as column
    from information_schema.columns where table_schema = 'public'`.execute(db)
  return new Set(rows.map(({ column }) => column))
}

const listed = Object.entries(personalColumns.tables).flatMap(([table, { columns }]) =>
  columns.split(' ').map((column) => `${table}.${column}`),
)

it('knows every column of the database that leads to a person', async () => {
  const columns = await columnsOfPeople()

  expect(columns.length).toBeGreaterThan(80)
  expect(columns.filter((column) => !listed.includes(column))).toEqual([])
})

it('knows no column that does not exist', async () => {
  const all = await allColumns()

  expect(listed.filter((column) => !all.has(column))).toEqual([])
})

it('says of each table what the archive holds and what an erasure leaves', () => {
  const unsaid = Object.entries(personalColumns.tables).filter(
    ([, { exported, erased }]) => exported === '' || erased === '',
  )

  expect(unsaid).toEqual([])
})
