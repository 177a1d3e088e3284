import type { ItemList, ListQuery, OpenList, ReasonKind } from '@guildhall/contract/reference'
import type { Db } from '#platform/db/database.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { canAdd, seesAllDrafts } from './policy.ts'
import * as store from './store.ts'

export type { ItemRow } from './store.ts'
export { holderOf, type ReferenceHolder } from './holders.ts'

/** One page of a list, with the drafts that this actor may see. */
export function items({ db, actor }: SignedIn, list: ItemList, query: ListQuery) {
  return store.pageOfItems(db, list, seesAllDrafts(actor) ? null : actor.userId, query)
}

/** What a form adds to a list: a draft, or what is there already under that name (case and accents aside). */
export async function add(
  { db, actor }: { db: Db; actor: Actor },
  list: OpenList,
  name: string,
): Promise<store.ItemRow> {
  if (!canAdd(actor)) throw refuse('forbidden')
  const known = await store.findItemByName(db, list, name)
  if (known?.retired_at) throw wrong('title', NO_LONGER_OFFERED)
  return known ?? draft(db, { list, name, createdBy: actor.userId })
}

/** The same without asking who may: for imports, such as the education of a parsed resume. */
export async function createDraft(
  db: Db,
  list: OpenList,
  name: string,
  createdBy: string | null,
): Promise<store.ItemRow> {
  return (await store.findItemByName(db, list, name)) ?? draft(db, { list, name, createdBy })
}

/** Somebody else may have added it just now. */
async function draft(db: Db, wanted: Parameters<typeof store.insertDraft>[1]): Promise<store.ItemRow> {
  const { list, name } = wanted
  const item = (await store.insertDraft(db, wanted)) ?? (await store.findItemByName(db, list, name))
  if (item === undefined) throw new Error(`${name} is neither new in ${list} nor there already.`)
  return item
}

/** The item that a resume means: one of nearly that name (PRODUCT D-22), or a draft. */
export async function match(db: Db, list: OpenList, name: string, userId: string): Promise<store.ItemRow> {
  return (await store.findAlike(db, list, { name, userId })) ?? createDraft(db, list, name, userId)
}

export async function itemsById(
  db: Db,
  list: ItemList,
  ids: readonly string[],
): Promise<Map<string, store.ItemRow>> {
  const rows = ids.length === 0 ? [] : await store.findItems(db, list, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The items of these ids, in their order; 422 at `field` when one is not of that list. Retired ones stay where they are. */
export async function requireItems(
  db: Db,
  list: ItemList,
  ids: readonly string[],
  field: string,
): Promise<store.ItemRow[]> {
  return inOrder(ids, [...(await itemsById(db, list, ids)).values()], field)
}

export function itemByName(db: Db, list: ItemList, name: string): Promise<store.ItemRow | undefined> {
  return store.findItemByName(db, list, name)
}

/** Every segment that forms offer. */
export async function segments(db: Db): Promise<store.SegmentRow[]> {
  return (await store.pageOfSegments(db, undefined, { pageSize: 20_000 })).rows
}

/** The segments of these ids, in their order, each with its industry; 422 at `field` when one does not exist. */
export async function requireSegments(
  db: Db,
  ids: readonly string[],
  field: string,
): Promise<store.SegmentRow[]> {
  return inOrder(ids, ids.length === 0 ? [] : await store.findSegments(db, ids), field)
}

function named({ id, name }: { id: string; name: string }) {
  return { id, name }
}

/** What projects choose from, for the configuration: why one is rejected, and the languages. */
export async function gigChoices(ctx: SignedIn) {
  const reasons = await store.pageOfReasons(ctx.db, 'gig_reject', { pageSize: 100 })
  const languages = await items(ctx, 'languages', { pageSize: 1000 })
  return { rejectionReasons: reasons.rows.map(named), languages: languages.rows.map(named) }
}

/** The reasons of these ids, in their order; 422 at `field` when one is not of that kind. */
export async function requireReasons(
  db: Db,
  kind: ReasonKind,
  ids: readonly string[],
  field = 'reason_ids',
): Promise<store.ReasonRow[]> {
  return inOrder(ids, ids.length === 0 ? [] : await store.findReasons(db, kind, ids), field)
}

export interface PlaceIds {
  country_id: string | null
  state_id: string | null
  city_id: string | null
}

/** The names of a place; 422 when a part does not exist or does not lie in the part above it. */
export async function requirePlace(db: Db, ids: PlaceIds) {
  const { country, state, city } = await store.findPlace(db, ids)
  if (ids.country_id !== null && country === undefined) throw wrong('country_id', NOT_IN_LIST)
  if (ids.state_id !== null && (state === undefined || state.country_id !== country?.id)) {
    throw wrong('state_id', 'Choose a state of this country.')
  }
  if (ids.city_id !== null && (city === undefined || city.state_id !== state?.id)) {
    throw wrong('city_id', 'Choose a city of this state.')
  }
  return { country: country ?? null, state: state ?? null, city: city ?? null }
}

/** A country by one of its names, or by its code. */
export function countryByName(db: Db, name: string): Promise<store.CountryRow | undefined> {
  return store.findCountryByName(db, name)
}

export const countryNameIn = store.countryNameIn

const CODE = /^[a-z]{2}$/i

/** The country that a place ends in, as people write it: "Lisbon, Portugal", "Berlin, DE", "San Francisco, CA". */
export async function countryOfPlace(db: Db, place: string): Promise<store.CountryRow | undefined> {
  const parts = place.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  if (last === '') return undefined
  const city = parts.length > 1 ? parts[0] : undefined
  // Two letters may be a country as well as a state of the United States: the city tells which.
  if (city === undefined || !CODE.test(last)) return store.findCountryByName(db, last)
  const code = last.toUpperCase()
  const [one, ...others] = await store.countriesWithCity(db, city, code)
  if (one !== undefined) return others.length === 0 ? one : undefined
  return (await store.hasState(db, `US-${code}`)) ? undefined : store.findCountryByIso(db, code)
}

/** A country by its ISO 3166-1 alpha-2 code. */
export function countryByIso(db: Db, iso: string): Promise<store.CountryRow | undefined> {
  return store.findCountryByIso(db, iso)
}

const NO_LONGER_OFFERED = 'This is no longer offered. Choose another one.'
const NOT_IN_LIST = 'Choose from the list.'

function wrong(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Row[], field: string): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (row === undefined) throw wrong(field, NOT_IN_LIST)
    return row
  })
}
