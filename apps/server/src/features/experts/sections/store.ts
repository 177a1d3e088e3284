import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Columns, Place, SectionTable } from './section.ts'

// Names of tables and columns come from the sections of this folder, never from a request.

export async function count(db: Db, table: SectionTable, place: Place): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)} where ${at(place)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insert(db: Db, table: SectionTable, place: Place, columns: Columns): Promise<string> {
  const all = { person_id: place.personId, ...experienceOf(place), ...columns }
  const { rows } = await sql<{ id: string }>`insert into ${sql.table(table)}
    (${sql.join(Object.keys(all).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(all))})
    returning id`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`Nothing was inserted into ${table}.`)
  return row.id
}

interface EntryAt {
  id: string
  place: Place
}

export async function update(
  db: Db,
  table: SectionTable,
  { id, place }: EntryAt,
  columns: Columns,
): Promise<void> {
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)}
    set ${sql.join([...assignments, sql`version = version + 1`])}
    where id = ${id} and ${at(place)}`.execute(db)
}

export async function remove(db: Db, table: SectionTable, { id, place }: EntryAt): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where id = ${id} and ${at(place)}`.execute(db)
}

export interface Twin {
  personId: string
  column: string
  value: string | number | boolean | null
  /** The entry itself. */
  except: string | null
}

/** Whether another entry of the person has this value. */
export async function hasTwin(db: Db, table: SectionTable, twin: Twin): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from ${sql.table(table)}
    where person_id = ${twin.personId} and ${sql.ref(twin.column)} = ${twin.value}
      and id is distinct from ${twin.except}) as found`.execute(db)
  return rows[0]?.found === true
}

/** What a person has in this column. */
export async function valuesOf(
  db: Db,
  table: SectionTable,
  { personId, column }: { personId: string; column: string },
): Promise<Set<string>> {
  const { rows } = await sql<{
    value: string
  }>`select ${sql.ref(column)}::text as value from ${sql.table(table)}
    where person_id = ${personId}`.execute(db)
  return new Set(rows.map(({ value }) => value))
}

/** Entries of one kind for one person: all of the same columns. */
export async function insertAll(
  db: Db,
  table: SectionTable,
  personId: string,
  [first = {}, ...rest]: readonly Columns[],
): Promise<void> {
  const names = Object.keys(first)
  const rowOf = (columns: Columns) =>
    sql`(${sql.join([personId, ...names.map((name) => columns[name] ?? null)])})`
  await sql`insert into ${sql.table(table)} (${sql.join(['person_id', ...names].map((name) => sql.ref(name)))})
    values ${sql.join([first, ...rest].map(rowOf))}`.execute(db)
}

/** The person whose experience this is. */
export async function ownerOfExperience(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('expert_experiences')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.person_id
}

function at(place: Place) {
  const person = sql`person_id = ${place.personId}`
  return place.experienceId === undefined ? person : sql`${person} and experience_id = ${place.experienceId}`
}

function experienceOf({ experienceId }: Place): Columns {
  return experienceId === undefined ? {} : { experience_id: experienceId }
}
