import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The ids behind the names of biographies. */
export interface Names {
  item: (list: string, name: string) => string
  place: (stateCode: string, city: string) => { country_id: string; state_id: string; city_id: string }
  segment: (industry: string, segment: string) => { id: string; industryId: string }
  company: (name: string) => string
}

const LISTS = ['skills', 'languages', 'schools', 'degree_types', 'employment_types']

/** Reads the lists once; a name that is not there throws. `companies` are added. */
export async function readNames(
  db: Db,
  { companies, cities }: { companies: Iterable<string>; cities: Iterable<string> },
): Promise<Names> {
  const [items, places, segments, companyIds] = [
    await itemsOf(db),
    await placesOf(db, [...cities]),
    await segmentsOf(db),
    await companiesOf(db, [...companies]),
  ]
  return {
    item: (list, name) => must(items, `${list}/${name}`),
    place: (state, city) => must(places, `${state}/${city}`),
    segment: (industry, segment) => must(segments, `${industry}/${segment}`),
    company: (name) => must(companyIds, name),
  }
}

async function itemsOf(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('reference_items')
    .select(['id', 'list', 'name'])
    .where('list', 'in', LISTS)
    .execute()
  return new Map(rows.map(({ id, list, name }) => [`${list}/${name}`, id]))
}

async function placesOf(db: Db, cities: string[]) {
  const rows = await db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .select(['cities.id as city_id', 'cities.state_id', 'states.country_id', 'states.code', 'cities.name'])
    .where('cities.name', 'in', cities)
    .execute()
  return new Map(
    rows.map(({ code, name, city_id, state_id, country_id }) => [
      `${code}/${name}`,
      { city_id, state_id, country_id },
    ]),
  )
}

async function segmentsOf(db: Db) {
  const rows = await db
    .selectFrom('industry_segments as segment')
    .innerJoin('reference_items as industry', 'industry.id', 'segment.industry_id')
    .select(['segment.id', 'segment.industry_id', 'segment.segment_2', 'industry.name'])
    .execute()
  return new Map(
    rows.map((row) => [`${row.name}/${row.segment_2}`, { id: row.id, industryId: row.industry_id }]),
  )
}

async function companiesOf(db: Db, names: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{
    id: string
    name: string
  }>`select id, name from companies where name = any(${names})`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

function must<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The catalogue has no ${key}.`)
  return value
}
