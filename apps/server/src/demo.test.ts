import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { loadDemo } from '#app/demo.ts'
import { limits, openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase } from '#test/database.ts'

it('fills a database on a machine on which a statement takes longer than a request may', async () => {
  const { url, drop } = await createTestDatabase()
  const owner = openDatabase<DB>({ url, isPooled: true })
  const db = openDatabase<DB>({ url })
  const seconds = limits.statement_timeout / 1000 + 1
  await sql`create function takes_long() returns trigger language plpgsql as $$
    begin perform pg_sleep(${sql.lit(seconds)}); return null; end $$`.execute(owner)
  await sql`create trigger slow after insert on faqs for each statement execute function takes_long()`.execute(
    owner,
  )

  await loadDemo(db, { hasHistory: false, now: new Date() })

  expect(await db.selectFrom('faqs').selectAll().execute()).not.toEqual([])
  await Promise.all([db.destroy(), owner.destroy()])
  await drop()
})
