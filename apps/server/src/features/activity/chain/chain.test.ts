import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activity } from '#features/activity/given.ts'
import { scrubLog } from '#features/activity/privacy/service.ts'
import { DAY, runRetention } from '#features/activity/retention.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createSealer } from '#platform/secrets/sealing.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { writeAnchor } from './anchors.ts'
import { startSealing } from './sealing.ts'
import { endsOf, logIdOf, seal } from './store.ts'
import { verifyLog } from './verifying.ts'

const sealer = createSealer(Buffer.alloc(32, 7))
const NOW = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)
const EVERYTHING = {
  range: { after: '00000000-0000-0000-0000-000000000000', upTo: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  months: { first: 0, last: 999_999 },
}

let database: TestDatabase
let folder: TestFolder
let db: Db
let owner: Client
const ids: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await createTestFolder()
  db = openDatabase<DB>({ url: database.url })
  owner = new Client({ connectionString: database.url })
  await owner.connect()
  for (let number = 0; number < 12; number += 1)
    ids.push(await activity(db, { created_at: daysAgo(40 - number * 4), log_name: `Visit page ${number}` }))
  await seal(db, sealer, 5000)
})
afterAll(async () => {
  await db.destroy()
  await owner.end()
  await database.drop()
  await folder.remove()
})

const verify = (wanted = {}) =>
  verifyLog({ url: database.url, sealer, isOwnKey: true, anchors: folder.path, ...EVERYTHING, ...wanted })
const misfit = async () => (await verify()).misfit

/** Does something behind the back of the portal, looks what is found, and takes it back. */
async function foundAfter(...statements: string[]): Promise<string | null | undefined> {
  await owner.query('create schema kept')
  for (const table of TABLES) await owner.query(`create table kept.${table.split('.')[1]} as table ${table}`)
  for (const statement of statements) await owner.query(statement)
  const found = await misfit()
  for (const table of TABLES) {
    await owner.query(`delete from ${table}`)
    await owner.query(
      `insert into ${table} ${table.endsWith('tail') ? 'overriding system value' : ''} table kept.${table.split('.')[1]}`,
    )
  }
  await owner.query('drop schema kept cascade')
  return found?.id
}

const TABLES = [
  'public.activity_logs',
  'activity_chain.entries',
  'activity_chain.tail',
  'activity_chain.seals',
  'activity_chain.gaps',
]

const OTHER: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `coalesce(it, '') || 'x'`,
  jsonb: `'{"x": 1}'`,
  smallint: 'coalesce(it, 0) + 1',
  'double precision': 'coalesce(it, 0) + 0.000001',
  boolean: 'not it',
  'timestamp with time zone': `it + interval '1 microsecond'`,
}
const CHECKED: Record<string, string> = { type: `'error'`, status: `'failed'`, source: `'client'` }

describe('a row that was changed', () => {
  it('is found whichever column it was', async () => {
    const { rows: columns } = await owner.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = 'activity_logs' and column_name <> 'id'`,
    )
    const [id = ''] = ids.slice(5)
    await owner.query(`create table one as select * from activity_logs where id = '${id}'`)

    const found: Record<string, unknown> = {}
    for (const { name, type } of columns) {
      const other = CHECKED[name] ?? OTHER[type]?.replaceAll('it', name) ?? ''
      await owner.query(`update activity_logs set ${name} = ${other} where id = '${id}'`)
      found[name] = await misfit()
      await owner.query(`update activity_logs l set ${name} = one.${name} from one where l.id = one.id`)
    }

    expect(columns.length).toBeGreaterThan(30)
    const why = 'it was changed after it was written'
    expect(found).toEqual(Object.fromEntries(columns.map(({ name }) => [name, { id, why }])))
    expect(await misfit()).toBeUndefined()
  })

  it('is found whichever byte it was', async () => {
    const text = 'Visit page 3'
    for (let at = 1; at <= text.length; at += 1) {
      const flipped = `overlay(log_name placing chr(ascii(substr(log_name, ${at}, 1)) # 1) from ${at} for 1)`
      const change = `update activity_logs set log_name = ${flipped} where id = '${ids[3]}'`
      await owner.query(change)
      expect((await misfit())?.id, change).toBe(ids[3])
      await owner.query(change)
    }
    expect(await misfit()).toBeUndefined()
  })

  it('is found before its place in the chain is given', async () => {
    const id = await activity(db, { created_at: NOW, log_name: 'New' })
    expect(await verify()).toMatchObject({ unsealed: 1, misfit: undefined })

    expect(await foundAfter(`update activity_logs set log_name = 'Old' where id = '${id}'`)).toBe(id)

    await seal(db, sealer, 5000)
    expect(await verify()).toMatchObject({ unsealed: 0, misfit: undefined })
  })
})

describe('found are also', () => {
  const values = (id: string) => `select (jsonb_populate_record(l, '{"id": "${id}"}')).* from activity_logs l`
  const LAST = 'select id from activity_chain.entries order by month desc, place desc limit 1'
  const FORGED = '019a7000-0000-7000-8000-000000000001'

  it.each<[string, () => string[], () => string | undefined]>([
    ['a row that was deleted', () => [`delete from activity_logs where id = '${ids[7]}'`], () => ids[7]],
    [
      'a row that was added',
      () => [`insert into activity_logs ${values(FORGED)} where l.id = '${ids[7]}'`],
      () => FORGED,
    ],
    [
      'two rows that were swapped',
      () => [
        `update activity_logs l set log_name = o.log_name from activity_logs o
        where l.id in ('${ids[2]}', '${ids[6]}') and o.id in ('${ids[2]}', '${ids[6]}') and o.id <> l.id`,
      ],
      () => ids[2],
    ],
    [
      'a row that went with its entry',
      () => [
        `delete from activity_logs where id = '${ids[7]}'`,
        `delete from activity_chain.entries where id = '${ids[7]}'`,
      ],
      () => ids[8],
    ],
    [
      'a row whose digest was made anew',
      () => [
        `update activity_logs set log_name = 'Forged' where id = '${ids[7]}'`,
        `update activity_chain.entries e set digest = activity_chain.salted(e.salt, activity_chain.content(l))
        from activity_logs l where l.id = e.id and l.id = '${ids[7]}'`,
      ],
      () => ids[7],
    ],
    [
      'a row that was entered a second time',
      () => [
        `update activity_logs set log_name = 'Forged' where id = '${ids[7]}'`,
        `insert into activity_chain.tail (id, salt, digest) select l.id, s, activity_chain.salted(s, activity_chain.content(l))
        from activity_logs l, gen_random_uuid() s where l.id = '${ids[7]}'`,
      ],
      () => ids[7],
    ],
    [
      'a gap that nobody signed',
      () => [
        'begin',
        `set local guildhall.gap = '${FORGED}'`,
        `delete from activity_logs where id = '${ids[7]}'`,
        `insert into activity_chain.gaps (id, month, kind, rows, digest, key_id, signature)
        select '${FORGED}', month, 'expired', rows, digest, '', '' from activity_chain.close_gap('${FORGED}')`,
        'commit',
      ],
      () => ids[7],
    ],
    [
      'a chain that ends earlier than it was signed',
      () => [
        `delete from activity_logs where id = (${LAST})`,
        `delete from activity_chain.entries where id = (${LAST})`,
      ],
      () => ids.at(-1),
    ],
  ])('%s', async (_what, statements, id) => {
    const found = await foundAfter(...statements())

    expect(found).toBe(id())
    expect(await misfit()).toBeUndefined()
  })

  it('a log that goes back to where it was, by the anchor of the day', async () => {
    const ends = await endsOf(db)
    const [end] = ends.slice(-1)
    await writeAnchor(folder.path, {
      logId: await logIdOf(db),
      at: NOW,
      ends: [...ends.slice(0, -1), ...(end ? [{ ...end, place: end.place + 1 }] : [])],
    })

    expect((await misfit())?.why).toContain('the anchor of 2026-11-21')

    await writeAnchor(folder.path, { logId: await logIdOf(db), at: NOW, ends })
    expect(await verify()).toMatchObject({ anchors: 1, misfit: undefined })
  })

  it('what another key has signed, where the key is that of the log', async () => {
    const other = createSealer(Buffer.alloc(32, 8))

    expect((await verify({ sealer: other })).misfit?.why).toContain('not signed by the portal')
    expect((await verify({ sealer: other, isOwnKey: false })).misfit).toBeUndefined()
    expect((await verify({ sealer: undefined })).misfit).toBeUndefined()
  })
})

describe('the chain stands', () => {
  it('when retention shortens, deletes and drops, and salts go', async () => {
    await activity(db, { created_at: daysAgo(300), log_name: 'Of a month that goes' })
    await activity(db, { created_at: daysAgo(182), log_name: 'Too old' })
    const old = await activity(db, { created_at: daysAgo(100), log_name: 'Old', user_agent: 'UA' })
    await seal(db, sealer, 5000)
    const retention = openDatabase<DB>({ url: database.url, role: 'guildhall_retention', max: 1 })

    await runRetention({ db: retention, sealer }, NOW, { days: 180, fullDays: 90 })
    await retention.destroy()

    const before = await verify()
    await seal(db, sealer, 5000)
    const after = await verify()
    expect([before.misfit, after.misfit]).toEqual([undefined, undefined])
    expect(new Set(after.gaps.map(({ kind }) => kind))).toEqual(new Set(['dropped', 'expired', 'shortened']))
    const { rows } = await owner.query(
      `select change, salt is null as has_none from activity_chain.entries where id = '${old}' order by place`,
    )
    expect(rows).toEqual([
      { change: 'added', has_none: true },
      { change: 'changed', has_none: false },
    ])
  })

  it('when somebody is erased, and their salts go', async () => {
    const person = { id: randomUUID(), word: 'Zaphodbee' }
    await owner.query(
      `insert into people (id, first_name, last_name, erased_at) values ($1, 'Anonymized', '#P-1', now())`,
      [person.id],
    )
    const id = await activity(db, { created_at: NOW, title: `Visit ${person.word}`, user_id: person.id })
    await seal(db, sealer, 5000)

    await scrubLog(
      { db, sealer },
      { personId: person.id, alias: 'Anonymized', words: [person.word], addresses: [] },
    )

    const { rows } = await owner.query(`select title, ip from activity_logs where id = '${id}'`)
    expect(rows).toEqual([{ title: null, ip: null }])
    const before = await verify()
    await seal(db, sealer, 5000)
    const after = await verify()
    expect([before.misfit, after.misfit]).toEqual([undefined, undefined])
    expect(after.gaps.filter(({ kind }) => kind === 'erased')).toEqual([{ kind: 'erased', rows: 1 }])
    const entries = await owner.query(
      `select count(*)::int as salted from activity_chain.entries where id = '${id}' and salt is not null`,
    )
    expect(entries.rows).toEqual([{ salted: 1 }])
  })

  it('on rows that are older than it, which it takes in', async () => {
    await owner.query(
      `insert into activity_logs select (jsonb_populate_record(l, jsonb_build_object('id', uuidv7()))).*
      from activity_logs l, generate_series(1, 40)`,
    )
    await owner.query(`update activity_chain.origin set old_from = '00000000-0000-0000-0000-000000000000'`)
    const before = await verify()

    const sealing = startSealing({
      db,
      sealer,
      anchors: folder.path,
      now: () => NOW,
      onError: (error) => {
        throw error
      },
    })
    await expect.poll(async () => (await verify()).old).toBe(0)
    await sealing.stop()

    expect(before.old).toBeGreaterThan(400)
    expect(before.misfit).toBeUndefined()
    expect(await verify()).toMatchObject({ old: 0, unsealed: 0, rows: before.rows, misfit: undefined })
  })

  it('in a part of it alone', async () => {
    const whole = await verify()
    const [first = ''] = ids
    const part = await verify({ range: { after: first, upTo: EVERYTHING.range.upTo } })

    expect(part.misfit).toBeUndefined()
    expect(part.rows).toBeLessThan(whole.rows)
  })
})
