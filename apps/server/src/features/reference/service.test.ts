import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { givenReference } from './given.ts'
import { seedReference } from './seed.ts'
import * as service from './service.ts'

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

describe('requirePlace', () => {
  it('names a place', async () => {
    const ids = await givenReference.place(db, 'US-TX', 'Austin')

    const place = await service.requirePlace(db, ids)

    expect(place).toMatchObject({
      country: { nicename: 'United States' },
      state: { name: 'Texas' },
      city: { name: 'Austin' },
    })
  })

  it.each([
    ['a state of another country', 'state_id', { country_id: 'US', state_id: 'DE', city_id: null }],
    ['a state without its country', 'state_id', { country_id: null, state_id: 'DE', city_id: null }],
    ['a city of another state', 'city_id', { country_id: 'US', state_id: 'US', city_id: 'DE' }],
    ['a city without its state', 'city_id', { country_id: 'DE', state_id: null, city_id: 'DE' }],
  ] as const)('refuses %s', async (_, field, from) => {
    const places = {
      US: await givenReference.place(db, 'US-TX', 'Austin'),
      DE: await givenReference.place(db, 'DE-BY', 'Munich'),
    }
    const part = (key: 'country_id' | 'state_id' | 'city_id') => {
      const country = from[key]
      return country === null ? null : places[country][key]
    }

    const found = service.requirePlace(db, {
      country_id: part('country_id'),
      state_id: part('state_id'),
      city_id: part('city_id'),
    })

    await expect(found).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
  })

  it('takes no place at all', async () => {
    const place = await service.requirePlace(db, { country_id: null, state_id: null, city_id: null })

    expect(place).toEqual({ country: null, state: null, city: null })
  })
})

describe('requireItems', () => {
  it('keeps the order of the ids', async () => {
    const ids = [
      await givenReference.item(db, 'skills', 'Scrum'),
      await givenReference.item(db, 'skills', 'Agile'),
    ]

    const rows = await service.requireItems(db, 'skills', ids, 'skill_ids')

    expect(rows.map(({ name }) => name)).toEqual(['Scrum', 'Agile'])
  })

  it('refuses an id of another list', async () => {
    const german = await givenReference.item(db, 'languages', 'German')

    const found = service.requireItems(db, 'skills', [german], 'skill_ids')

    await expect(found).rejects.toMatchObject({
      status: 422,
      fields: { skill_ids: ['Choose from the list.'] },
    })
  })
})

describe('requireSegments', () => {
  it('gives each segment with its industry', async () => {
    const { id } = await db
      .selectFrom('industry_segments')
      .select('id')
      .where('segment_2', '=', 'Mobile and 5G')
      .executeTakeFirstOrThrow()

    const [segment] = await service.requireSegments(db, [id], 'industries_segments_ids')

    expect(segment).toMatchObject({ industry_name: 'Telecommunications', segment_1: 'Networks' })
  })

  it('refuses what is no segment', async () => {
    const found = service.requireSegments(db, [randomUUID()], 'industries_segments_ids')

    await expect(found).rejects.toMatchObject({
      status: 422,
      fields: { industries_segments_ids: [expect.any(String)] },
    })
  })
})

describe('itemsById', () => {
  it('leaves out what is not in the list', async () => {
    const german = await givenReference.item(db, 'languages', 'German')

    const found = await service.itemsById(db, 'languages', [german, randomUUID()])

    expect([...found.keys()]).toEqual([german])
  })
})

describe('countryByIso', () => {
  it('finds a country', async () => {
    expect(await service.countryByIso(db, 'CH')).toMatchObject({ nicename: 'Switzerland', phonecode: 41 })
    expect(await service.countryByIso(db, 'QQ')).toBeUndefined()
  })
})

describe('requireReasons', () => {
  it('refuses a reason of another kind', async () => {
    const suspend = await db
      .selectFrom('reasons')
      .select('id')
      .where('kind', '=', 'suspend')
      .executeTakeFirstOrThrow()

    await expect(service.requireReasons(db, 'suspend', [suspend.id])).resolves.toHaveLength(1)
    await expect(service.requireReasons(db, 'reject', [suspend.id])).rejects.toMatchObject({ status: 422 })
  })
})

describe('seedReference', () => {
  it('does nothing when the catalogue is in the database', async () => {
    expect(await seedReference(db)).toBe(false)
  })

  it('brings a changed database to the catalogue, keeps edits and ids, and takes over drafts', async () => {
    const before = await idsOf('skills')
    const draft = await givenReference.draft(db, 'skills', 'Quality  Assurance (draft)', randomUUID())
    await change(
      sql`update reference_items set name = 'Agile ways', edited_at = now() where list = 'skills' and name = 'Agile'`,
    )
    await change(sql`update reference_items set code = 'xx' where list = 'languages' and name = 'German'`)
    await change(sql`delete from reference_items where list = 'skills' and name = 'Scrum'`)
    await change(sql`update reference_items set name = 'scrum' where id = ${draft}`)
    await change(sql`delete from cities where name = 'Munich'`)
    await change(sql`update reference_stamp set version = 'old'`)

    const results = await Promise.all([seedReference(db), seedReference(db)])

    expect(results.filter(Boolean)).toEqual([true])
    expect(await service.itemByName(db, 'skills', 'Agile ways')).toBeDefined()
    expect(await service.itemByName(db, 'skills', 'Agile')).toBeUndefined()
    expect(await service.itemByName(db, 'languages', 'German')).toMatchObject({ code: 'de' })
    expect(await service.itemByName(db, 'skills', 'Scrum')).toMatchObject({ id: draft, is_draft: false })
    expect(await givenReference.place(db, 'DE-BY', 'Munich')).toBeDefined()
    expect(await idsOf('skills')).toHaveLength(before.length)
  })
})

async function idsOf(list: string) {
  return db.selectFrom('reference_items').select('id').where('list', '=', list).execute()
}

async function change(statement: ReturnType<typeof sql>) {
  await statement.execute(db)
}
