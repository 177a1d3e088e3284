import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { until } from '#test/until.ts'
import { DatabaseUnavailable, TransactionConflict, databaseError } from './errors.ts'
import { isReady, openDatabase } from './pool.ts'

interface Tables {
  counter: { id: number; value: number }
}

let database: TestDatabase
let db: Kysely<Tables>

beforeAll(async () => {
  database = await createTestDatabase()
  const owner = new Client({ connectionString: database.url })
  await owner.connect()
  await owner.query('create table counter (id integer primary key, value integer not null)')
  await owner.query('insert into counter values (1, 0), (2, 0)')
  await owner.end()
  db = openDatabase<Tables>({ url: database.url, max: 3 })
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** What the server's error handler would see. */
async function faultOf(work: Promise<unknown>) {
  try {
    await work
    return undefined
  } catch (error) {
    return databaseError(error)
  }
}

function bump(id: number, on: Kysely<Tables> = db) {
  return on.updateTable('counter').set('value', 1).where('id', '=', id).execute()
}

/** As an administrator would do it, or a crash. */
async function cutConnections() {
  const owner = new Client({ connectionString: database.url })
  await owner.connect()
  const query = `select count(pg_terminate_backend(pid)) from pg_stat_activity
    where datname = current_database() and query like 'select pg_sleep(60)%'`
  await until(async () => Number((await owner.query(query)).rows[0].count) > 0)
  await owner.end()
}

/** Two of these in opposite order lock each other out. */
function bumpBoth(first: number, second: number) {
  return db.transaction().execute(async (tx) => {
    await bump(first, tx)
    await sql`select pg_sleep(0.2)`.execute(tx)
    await bump(second, tx)
  })
}

describe('the app role', () => {
  it('reads and writes the rows of tables that the owner made', async () => {
    await bump(1)

    const row = await db.selectFrom('counter').select('value').where('id', '=', 1).executeTakeFirst()

    expect(row).toEqual({ value: 1 })
  })

  it.each([
    ['create tables', sql`create table mine (id integer)`],
    ['change tables', sql`alter table counter add extra integer`],
    ['drop tables', sql`drop table counter`],
    ['empty tables', sql`truncate counter`],
    ['read the applied migrations', sql`select * from schema_migrations`],
    ['make roles', sql`create role intruder`],
    ['read files of the server', sql`select pg_read_file('/etc/passwd')`],
  ])('cannot %s', async (_what, statement) => {
    const refused = statement.execute(db)

    await expect(refused).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a URL with options of its own', () => {
  it('keeps them and the role', async () => {
    const url = `${database.url}?options=-c%20work_mem%3D7MB`
    const own = openDatabase({ url })

    const settings = await sql`select current_setting('work_mem') mem, current_user as role`.execute(own)

    expect(settings.rows).toEqual([{ mem: '7MB', role: 'guildhall_app' }])
    await own.destroy()
  })
})

describe('values', () => {
  it('come in the types that the table types promise', async () => {
    const row = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 big, timestamptz '2026-02-03 04:05:06+02' moment, date '2026-02-03' "day",
             1.50::numeric amount, '{"a": [1]}'::jsonb json, uuidv7() id, current_setting('timezone') "zone"
    `.execute(db)

    expect(row.rows[0]).toEqual({
      big: 9007199254740991,
      moment: new Date('2026-02-03T02:05:06Z'),
      day: '2026-02-03',
      amount: '1.50',
      json: { a: [1] },
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      zone: 'UTC',
    })
  })

  it('sort for people with the collation "alphabetical"', async () => {
    const names = await sql<{ name: string }>`
      select name from (values ('Project 10'), ('zebra'), ('Émile'), ('Project 2'), ('apple'), ('Zoe'), ('emil')) t(name)
      order by name collate alphabetical
    `.execute(db)

    expect(names.rows.map(({ name }) => name)).toEqual([
      'apple',
      'emil',
      'Émile',
      'Project 2',
      'Project 10',
      'zebra',
      'Zoe',
    ])
  })
})

describe('limits', () => {
  it('end a statement after 5 seconds, a wait for a lock after 2 and a transaction left idle', async () => {
    const settings = await sql`
      select current_setting('statement_timeout') statement, current_setting('lock_timeout') lock,
             current_setting('idle_in_transaction_session_timeout') idle, current_user as role
    `.execute(db)

    expect(settings.rows[0]).toEqual({ statement: '5s', lock: '2s', idle: '15s', role: 'guildhall_app' })
  })

  it('make a statement that hangs unavailable', async () => {
    const fault = await faultOf(
      db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 100`.execute(tx)
        await sql`select pg_sleep(60)`.execute(tx)
      }),
    )

    expect(fault).toBeInstanceOf(DatabaseUnavailable)
  })

  it('make a row that someone else locks unavailable after some 2 seconds', async () => {
    const started = performance.now()

    const fault = await db.transaction().execute(async (tx) => {
      await bump(1, tx)
      return faultOf(bump(1))
    })

    expect(fault).toBeInstanceOf(DatabaseUnavailable)
    expect(performance.now() - started).toBeLessThan(4000)
  })

  it('make a pool without a free connection unavailable after some 2 seconds', async () => {
    const small = openDatabase<Tables>({ url: database.url, max: 1 })
    const started = performance.now()

    const fault = await small.connection().execute(() => faultOf(sql`select 1`.execute(small)))

    expect(fault).toBeInstanceOf(DatabaseUnavailable)
    expect(performance.now() - started).toBeLessThan(4000)
    await small.destroy()
  })

  it('wait for a free connection as long as the pool is told to', async () => {
    const small = openDatabase<Tables>({ url: database.url, max: 1, patience: 20_000 })
    let waiting: Promise<unknown> = Promise.resolve()

    await small.connection().execute(async (taken) => {
      waiting = faultOf(sql`select 1`.execute(small))
      await sql`select pg_sleep(2.5)`.execute(taken)
    })

    expect(await waiting).toBeUndefined()
    await small.destroy()
  })
})

describe('faults', () => {
  it('tell a deadlock as a conflict that can be tried again', async () => {
    const faults = await Promise.all([faultOf(bumpBoth(1, 2)), faultOf(bumpBoth(2, 1))])

    expect(faults.filter(Boolean)).toEqual([expect.any(TransactionConflict)])
  })

  it('tell a serialization failure as a conflict that can be tried again', async () => {
    const fault = await faultOf(
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          await tx.selectFrom('counter').selectAll().execute()
          await bump(1)
          await bump(1, tx)
        }),
    )

    expect(fault).toBeInstanceOf(TransactionConflict)
  })

  it('leave a mistake in the statement as it is', async () => {
    const fault = await faultOf(sql`select * from nowhere`.execute(db))

    expect(fault).toMatchObject({ code: '42P01' })
  })

  it('survive connections that are cut, and say that nobody answers when the server is gone', async () => {
    const cut = faultOf(sql`select pg_sleep(60)`.execute(db))
    await cutConnections()
    const nobody = openDatabase({ url: 'postgres://nobody:x@127.0.0.1:1/none' })

    const ready = await Promise.all([isReady(db), isReady(nobody)])
    const fault = await faultOf(sql`select 1`.execute(nobody))

    expect(ready).toEqual([true, false])
    expect(fault).toBeInstanceOf(DatabaseUnavailable)
    expect(await cut).toBeInstanceOf(DatabaseUnavailable)
    await nobody.destroy()
  })
})
