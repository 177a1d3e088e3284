import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { ItemList, ListQuery, ReasonKind } from '@guildhall/contract/reference'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { pageOfRows } from '#platform/db/page.ts'

/** Who looks: `null` sees every draft, a user only those of their own. */
export type Viewer = string | null

export function pageOfItems(db: Db, list: ItemList, viewer: Viewer, query: ListQuery) {
  const items = db
    .selectFrom('reference_items as it')
    .select(['it.id', 'it.name', 'it.code', 'it.is_draft'])
    .where('it.list', '=', list)
    .where('it.merged_into', 'is', null)
    .where(offered(query))
    .$if(viewer !== null, (all) =>
      all.where((row) => row.or([row('it.is_draft', '=', false), row('it.created_by', '=', viewer)])),
    )
  return page(items, sql`it.position`, query)
}

export type ItemRow = Awaited<ReturnType<typeof pageOfItems>>['rows'][number]

export function pageOfSegments(db: Db, industries: string[] | undefined, query: ListQuery) {
  const segments = segmentRows(db)
    .where('it.merged_into', 'is', null)
    .where(offered(query))
    .$if(industries !== undefined, (all) => all.where('it.industry_id', 'in', industries ?? []))
  return page(segments, sql`it.position`, query)
}

export type SegmentRow = Awaited<ReturnType<typeof pageOfSegments>>['rows'][number]

export function pageOfReasons(db: Db, kind: ReasonKind | undefined, query: ListQuery) {
  const reasons = reasonRows(db)
    .where(offered(query))
    .$if(kind !== undefined, (all) => all.where('it.kind', '=', kind ?? ''))
  return page(reasons, sql`it.kind, it.position`, query)
}

export type ReasonRow = Awaited<ReturnType<typeof pageOfReasons>>['rows'][number]

export function pageOfCountries(db: Db, query: ListQuery) {
  return page(countryRows(db), sql`it.nicename collate alphabetical`, query)
}

export type CountryRow = Awaited<ReturnType<typeof pageOfCountries>>['rows'][number]

export function pageOfStates(db: Db, countryId: string, query: ListQuery) {
  const states = db
    .selectFrom('states as it')
    .select(['it.id', 'it.name', 'it.code', 'it.country_id'])
    .where('it.country_id', '=', countryId)
  return page(states, sql`it.name collate alphabetical`, query)
}

export function pageOfCities(db: Db, stateId: string, query: ListQuery) {
  const cities = db
    .selectFrom('cities as it')
    .select(['it.id', 'it.name', 'it.state_id'])
    .where('it.state_id', '=', stateId)
  return page(cities, sql`it.name collate alphabetical`, query)
}

export function findItems(db: Db, list: ItemList, ids: readonly string[]): Promise<ItemRow[]> {
  return db
    .selectFrom('reference_items')
    .select(['id', 'name', 'code', 'is_draft'])
    .where('list', '=', list)
    .where('id', 'in', [...ids])
    .execute()
}

/** The item of this name; of one that was merged away, the one that took its place. */
export function findItemByName(
  db: Db,
  list: ItemList,
  name: string,
): Promise<(ItemRow & { retired_at: Date | null }) | undefined> {
  return db
    .selectFrom('reference_items as named')
    .innerJoin('reference_items as it', (join) =>
      join.on(sql<boolean>`it.id = coalesce(named.merged_into, named.id)`),
    )
    .select(['it.id', 'it.name', 'it.code', 'it.is_draft', 'it.retired_at'])
    .where('named.list', '=', list)
    .where('named.name_key', '=', sql<string>`fold(${name})`)
    .executeTakeFirst()
}

/** The item whose name is closest, if it is close; of drafts only those of this user. */
export function findAlike(
  db: Db,
  list: ItemList,
  { name, userId }: { name: string; userId: string },
): Promise<ItemRow | undefined> {
  return db
    .selectFrom('reference_items')
    .select(['id', 'name', 'code', 'is_draft'])
    .where('list', '=', list)
    .where(sql<boolean>`name_key % fold(${name}) and similarity(name_key, fold(${name})) >= 0.85`)
    .where('retired_at', 'is', null)
    .where((row) => row.or([row('is_draft', '=', false), row('created_by', '=', userId)]))
    .orderBy(sql`similarity(name_key, fold(${name})) desc, id`)
    .limit(1)
    .executeTakeFirst()
}

/** Inserts a draft; nothing when the list has that name already. Two at once: the second waits for the first. */
export function insertDraft(db: Db, draft: { list: ItemList; name: string; createdBy: string | null }) {
  return db
    .insertInto('reference_items')
    .values({
      list: draft.list,
      name: draft.name,
      is_draft: true,
      source: 'Profile',
      created_by: draft.createdBy,
    })
    .onConflict((conflict) => conflict.columns(['list', 'name_key']).doNothing())
    .returning(['id', 'name', 'code', 'is_draft'])
    .executeTakeFirst()
}

export function findSegments(db: Db, ids: readonly string[]) {
  return segmentRows(db)
    .where('it.id', 'in', [...ids])
    .execute()
}

export function findReasons(db: Db, kind: ReasonKind, ids: readonly string[]) {
  return reasonRows(db)
    .where('it.kind', '=', kind)
    .where('it.retired_at', 'is', null)
    .where('it.id', 'in', [...ids])
    .execute()
}

/** The parts of a place, each undefined when not asked for or not there. */
export async function findPlace(
  db: Db,
  ids: { country_id: string | null; state_id: string | null; city_id: string | null },
) {
  const country = db
    .selectFrom('countries')
    .select(['id', 'nicename'])
    .where('id', '=', ids.country_id)
    .executeTakeFirst()
  const state = db
    .selectFrom('states')
    .select(['id', 'name', 'country_id'])
    .where('id', '=', ids.state_id)
    .executeTakeFirst()
  const city = db
    .selectFrom('cities')
    .select(['id', 'name', 'state_id'])
    .where('id', '=', ids.city_id)
    .executeTakeFirst()
  return { country: await country, state: await state, city: await city }
}

export function findCountryByIso(db: Db, iso: string): Promise<CountryRow | undefined> {
  return countryRows(db).where('it.iso', '=', iso).executeTakeFirst()
}

export function findCountryByName(db: Db, name: string): Promise<CountryRow | undefined> {
  return countryRows(db)
    .where(sql<boolean>`fold(${name}) in (fold(nicename), fold(name), fold(iso))`)
    .limit(1)
    .executeTakeFirst()
}

/**
 * The name of the country that a written location ends in: "Lyon, France", "Leeds, UK", "Oakland, California 94607 US". Null when it
 * names none: what stands there instead may be a street or a postal code.
 */
export function countryNameIn(location: RawBuilder<unknown>): RawBuilder<string | null> {
  const last = sql`btrim(regexp_replace(${location}, '^.*,', ''))`
  // Read once a location and not once a country; the stored key spares folding the names of all others.
  return sql`(select it.nicename
    from (select ${last} as words, fold(${last}) as key, upper(substring(${last} from '([A-Za-z]{2})$')) as code offset 0) place
      join countries it on place.words <> '' and (
        (strpos(it.name_key, place.key) > 0 and place.key in (fold(it.nicename), fold(it.name), fold(it.also)))
        or (place.words ~ '^[A-Za-z.]{2,5}$' and strpos(' ' || it.also || ' ', ' ' || upper(place.words) || ' ') > 0)
        or (it.iso = place.code and not exists (select from states s where s.code = 'US-' || it.iso)
          and place.words ~ '(^|[^A-Za-z])[A-Za-z]{2}$'))
    order by it.iso limit 1)`
}

/** Of the country with this code and the one that has the state "US-" and this code: those with such a city there. */
export async function countriesWithCity(db: Db, city: string, code: string): Promise<CountryRow[]> {
  return countryRows(db)
    .where(
      sql<boolean>`exists (select from states s join cities c on c.state_id = s.id
        where s.country_id = it.id and (it.iso = ${code} or s.code = ${`US-${code}`})
          and c.name_key = fold(${city}))`,
    )
    .execute()
}

export async function hasState(db: Db, code: string): Promise<boolean> {
  return (
    (await db.selectFrom('states').select('id').where('code', '=', code).executeTakeFirst()) !== undefined
  )
}

function countryRows(db: Db) {
  return db
    .selectFrom('countries as it')
    .select(['it.id', 'it.name', 'it.nicename', 'it.iso', 'it.phonecode'])
}

function segmentRows(db: Db) {
  return db
    .selectFrom('industry_segments as it')
    .innerJoin('reference_items as industry', 'industry.id', 'it.industry_id')
    .select([
      'it.id',
      'it.name',
      'it.industry_id',
      'industry.name as industry_name',
      'it.segment_1',
      'it.segment_2',
    ])
}

function reasonRows(db: Db) {
  return db
    .selectFrom('reasons as it')
    .select(['it.id', 'it.name', 'it.kind', 'it.allow_resubmit', 'it.default_text', 'it.text_required'])
}

/** One page of the rows of `it` that the keyword and ids leave; names that begin with the keyword come first. */
async function page<D, T extends keyof D, O>(
  rows: SelectQueryBuilder<D, T, O>,
  order: RawBuilder<unknown>,
  query: ListQuery,
) {
  const { page: number = 1, pageSize = PAGE_SIZE, keyword, ids } = query
  const conditions = [sql`true`]
  if (ids !== undefined) conditions.push(sql`it.id = any(${ids}::uuid[])`)
  if (keyword !== undefined) conditions.push(sql`it.name_key like '%' || ${folded(keyword)} || '%'`)
  const narrowed = rows.where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
  const best = keyword === undefined ? order : sql`it.name_key like ${folded(keyword)} || '%' desc, ${order}`
  const ordered = narrowed.orderBy(sql`${best}, it.name collate alphabetical, it.id`)
  return pageOfRows(ordered, { page: number, pageSize })
}

/** What is retired is offered no more; who asks for it by its id still reads what it is called. */
function offered({ ids }: ListQuery) {
  return ids === undefined ? sql<boolean>`it.retired_at is null` : sql<boolean>`true`
}

/** The keyword as names are compared, its wildcards made plain characters. */
function folded(keyword: string) {
  return sql`fold(${literally(keyword)})`
}
