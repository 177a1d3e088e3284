import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { unhurried } from '#platform/db/unhurried.ts'
import { catalogueVersion, readCatalogue, type Catalogue } from './catalogue.ts'

// Any fixed number; held by the one who fills these tables.
const lockKey = 7_310_520
const CHUNK = 5000

/**
 * Brings the reference tables to the catalogue of this release; true when there was something to do.
 * For the start, after migrating. What an admin has edited stays, and nothing is deleted.
 */
export async function seedReference(db: Db): Promise<boolean> {
  const version = await catalogueVersion()
  if ((await versionOf(db)) === version) return false
  const catalogue = await readCatalogue()
  return db.transaction().execute(async (transaction) => {
    await unhurried(transaction)
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
    if ((await versionOf(transaction)) === version) return false
    await writeItems(transaction, catalogue)
    await writeReasons(transaction, catalogue)
    await writePlaces(transaction, catalogue)
    await transaction
      .insertInto('reference_stamp')
      .values({ version })
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ version, seeded_at: sql`now()` }))
      .execute()
    return true
  })
}

/** Whether the tables hold the catalogue of this release. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await versionOf(db)) === (await catalogueVersion())
}

async function versionOf(db: Db): Promise<string | undefined> {
  const stamp = await db.selectFrom('reference_stamp').select('version').executeTakeFirst()
  return stamp?.version
}

// An admin may have added or edited the same: what is there wins over the catalogue, and never fails the start.

async function writeItems(db: Db, { items, segments }: Catalogue): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
    as n(id uuid, list text, name text, code text, position integer)`
  await sql`insert into reference_items (id, list, name, code, position)
    select id, list, name, code, position from ${rows} on conflict do nothing`.execute(db)
  await sql`update reference_items i set name = n.name, code = n.code, position = n.position from ${rows}
    where i.id = n.id and i.edited_at is null and (i.name, i.code, i.position) is distinct from (n.name, n.code, n.position)
      and not exists (select from reference_items o where o.list = n.list and o.name_key = fold(n.name) and o.id <> n.id)
  `.execute(db)
  // What somebody typed into a form and the catalogue has now.
  await sql`update reference_items i set is_draft = false, code = n.code, position = n.position from ${rows}
    where i.list = n.list and i.name_key = fold(n.name) and i.is_draft`.execute(db)
  await writeSegments(db, segments)
}

async function writeSegments(db: Db, segments: Catalogue['segments']): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(segments)}::jsonb)
    as n(id uuid, industry_id uuid, segment_1 text, segment_2 text, position integer)`
  await sql`insert into industry_segments (id, industry_id, segment_1, segment_2, position)
    select n.* from ${rows} join reference_items i on i.id = n.industry_id on conflict do nothing`.execute(db)
  await sql`update industry_segments s set position = n.position from ${rows}
    where s.id = n.id and s.edited_at is null and s.position <> n.position`.execute(db)
}

async function writeReasons(db: Db, { reasons }: Catalogue): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) as n(id uuid, kind text, name text,
    allow_resubmit boolean, default_text text, text_required boolean, position integer)`
  await sql`insert into reasons (id, kind, name, allow_resubmit, default_text, text_required, position)
    select n.* from ${rows} on conflict do nothing`.execute(db)
  await sql`update reasons r set allow_resubmit = n.allow_resubmit, default_text = n.default_text,
      text_required = n.text_required, position = n.position
    from ${rows} where r.id = n.id and r.edited_at is null`.execute(db)
}

async function writePlaces(db: Db, { countries, states, cities }: Catalogue): Promise<void> {
  await sql`insert into countries (id, iso, name, nicename, also, phonecode)
    select * from jsonb_to_recordset(${JSON.stringify(countries)}::jsonb)
      as n(id uuid, iso text, name text, nicename text, also text, phonecode integer)
    on conflict (id) do update set name = excluded.name, nicename = excluded.nicename, also = excluded.also,
      phonecode = excluded.phonecode`.execute(db)
  await sql`insert into states (id, country_id, name, code)
    select * from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as n(id uuid, country_id uuid, name text, code text)
    on conflict (id) do update set name = excluded.name where states.name <> excluded.name`.execute(db)
  for (let from = 0; from < cities.length; from += CHUNK) {
    const chunk = cities.slice(from, from + CHUNK)
    const ids = chunk.map(({ id }) => id)
    const stateIds = chunk.map(({ state_id }) => state_id)
    const names = chunk.map(({ name }) => name)
    await sql`insert into cities (id, state_id, name)
      select * from unnest(${ids}::uuid[], ${stateIds}::uuid[], ${names}::text[])
      on conflict (id) do update set state_id = excluded.state_id, name = excluded.name
        where (cities.state_id, cities.name) is distinct from (excluded.state_id, excluded.name)`.execute(db)
  }
}
