import type { Role } from '@guildhall/contract/access'
import type { ItemList, OpenList } from '@guildhall/contract/reference'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as service from './service.ts'

/** What tests and the demo network take from the seeded lists. */
export const givenReference = {
  /** The id of a list entry by its name; throws when the catalogue has none. */
  async item(db: Db, list: ItemList, name: string): Promise<string> {
    const item = await service.itemByName(db, list, name)
    if (item === undefined) throw new Error(`The catalogue has no ${name} in ${list}.`)
    return item.id
  },

  /** A draft that this user typed into a form. */
  async draft(db: Db, list: OpenList, name: string, createdBy: string): Promise<string> {
    const { id } = await service.createDraft(db, list, name, createdBy)
    return id
  },

  /** The ids of a city with its state (ISO 3166-2) and country. */
  async place(db: Db, stateCode: string, cityName: string): Promise<service.PlaceIds> {
    const city = await db
      .selectFrom('cities')
      .innerJoin('states', 'states.id', 'cities.state_id')
      .select(['cities.id as city_id', 'cities.state_id', 'states.country_id'])
      .where('states.code', '=', stateCode)
      .where('cities.name', '=', cityName)
      .executeTakeFirst()
    if (city === undefined) throw new Error(`The catalogue has no city ${cityName} in ${stateCode}.`)
    return city
  },
}

/** What experts typed into their forms and nobody has approved yet; the last one has a twin in the catalogue. */
const DRAFTS: readonly (readonly [list: OpenList, name: string])[] = [
  ['skills', 'Battery passports'],
  ['skills', 'Wafer level packaging'],
  ['skills', 'Precision fermentation scale-up'],
  ['schools', 'Pforzheim School of Design and Engineering'],
  ['skills', 'Agile methods'],
]

/** Drafts of the demo network, each typed by one of its experts. */
export async function lateDemo(
  db: Db,
  {
    accounts,
    hasHistory,
  }: { accounts: readonly { id: string; roles: readonly Role[] }[]; hasHistory: boolean },
): Promise<void> {
  if (!hasHistory) return
  const experts = accounts.filter(({ roles }) => roles.includes('growth_experts_expert'))
  for (const [index, [list, name]] of DRAFTS.entries())
    await service.createDraft(db, list, name, experts[index % experts.length]?.id ?? null)
  // Typed while they filled in their profiles.
  await sql`update reference_items set created_at = users.created_at + interval '40 minutes'
    from users where users.id = reference_items.created_by`.execute(db)
}
