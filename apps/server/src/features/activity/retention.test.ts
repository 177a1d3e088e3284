import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createSealer } from '#platform/secrets/sealing.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { idAt } from '#features/activity/capture/entry.ts'
import { activity } from './given.ts'
import { DAY, ensureMonths, runRetention } from './retention.ts'

const sealer = createSealer(Buffer.alloc(32, 7))
const NOW = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)

let database: TestDatabase
let db: Db
let retention: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
  retention = openDatabase<DB>({ url: database.url, role: 'guildhall_retention', max: 1 })
})
afterAll(async () => {
  await db.destroy()
  await retention.destroy()
  await database.drop()
})

const months = async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'activity_months'::regnamespace and relkind = 'r' order by relname`.execute(db)
  return rows.map((row) => row.name)
}

describe('the rows', () => {
  it.each([
    ['changed', 'update activity_logs set log_name = $$forged$$'],
    ['deleted', 'delete from activity_logs'],
    ['emptied', 'truncate activity_logs'],
    ['deleted in their month', 'delete from activity_months.other'],
    ['changed as events', 'update domain_events set kind = $$forged$$'],
    ['deleted as events', 'delete from domain_events'],
    ['dropped', 'select activity_drop_month(now())'],
    ['dropped with their chain', 'select activity_chain.drop_month(now())'],
    ['taken out of the chain', 'delete from activity_chain.entries'],
    ['changed in the chain', 'update activity_chain.tail set digest = null'],
  ])('cannot be %s by the app', async (_what, statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' })
  })

  it('cannot be renamed by retention, nor read or added', async () => {
    await expect(
      retention.updateTable('activity_logs').set({ log_name: 'forged' }).execute(),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(activity(retention)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('retention', () => {
  beforeEach(async () => {
    await activity(db, { created_at: daysAgo(300), log_name: 'a dropped month' })
    await activity(db, { created_at: daysAgo(182), log_name: 'a day too old' })
    await activity(db, { created_at: daysAgo(179), log_name: 'old', ip: '203.0.113.77', version: '141.0.7' })
    await activity(db, { created_at: daysAgo(91), log_name: 'old too', ip: '2001:db8:4a:1:2:3:4:5' })
    await activity(db, { created_at: daysAgo(89), log_name: 'full', ip: '203.0.113.77', user_agent: 'UA' })
  })

  it('drops whole months, deletes the rest and coarsens what is older than 90 days', async () => {
    const kept = await runRetention({ db: retention, sealer }, NOW, { days: 180, fullDays: 90 })

    expect(kept).toMatchObject({ deleted: 1, coarsened: 2 })
    expect(kept.droppedMonths).toBeGreaterThanOrEqual(1)
    const rows = await db
      .selectFrom('activity_logs')
      .select(['log_name', 'ip', 'user_agent', 'version'])
      .orderBy('created_at')
      .execute()
    expect(rows).toEqual([
      { log_name: 'old', ip: '203.0.113.0/24', user_agent: null, version: '141' },
      { log_name: 'old too', ip: '2001:db8:4a::/48', user_agent: null, version: null },
      { log_name: 'full', ip: '203.0.113.77', user_agent: 'UA', version: null },
    ])
    expect(await months()).not.toContain('m2026_01')
    expect(await runRetention({ db: retention, sealer }, NOW, { days: 180, fullDays: 90 })).toEqual({
      droppedMonths: 0,
      deleted: 0,
      coarsened: 0,
    })
  })
})

describe('the months', () => {
  it('are made ahead, and take in rows that came before them', async () => {
    const at = new Date('2031-05-05T05:05:05Z')
    const row = {
      type: 'visit',
      status: 'success',
      source: 'server',
      log_name: 'early',
      created_at: at,
    } as const
    await db
      .insertInto('activity_logs')
      .values({ ...row, id: idAt(at) })
      .execute()
    expect(await months()).not.toContain('m2031_05')

    await ensureMonths(db, at)
    await ensureMonths(db, at)

    expect(await months()).toEqual(expect.arrayContaining(['m2031_04', 'm2031_05', 'm2031_06', 'm2031_07']))
    const { rows } = await sql<{ place: string }>`select tableoid::regclass::text as place
      from activity_logs where log_name = 'early'`.execute(db)
    expect(rows).toEqual([{ place: 'activity_months.m2031_05' }])
  })
})
