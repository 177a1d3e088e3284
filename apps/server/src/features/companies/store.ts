import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { CompanyQuery } from '@guildhall/contract/companies'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { pageOfRows } from '#platform/db/page.ts'

/** Who looks: `null` sees every draft, a user only those of their own. */
export type Viewer = string | null

export async function page(
  db: Db,
  viewer: Viewer,
  query: Pick<CompanyQuery, 'page' | 'pageSize' | 'keyword' | 'ids'>,
) {
  const { page: number = 1, pageSize = PAGE_SIZE, keyword, ids } = query
  const found = db
    .selectFrom('companies')
    .$if(viewer !== null, (all) =>
      all.where((row) => row.or([row('is_draft', '=', false), row('created_by', '=', viewer)])),
    )
    .$if(ids !== undefined, (all) => all.where('id', 'in', ids ?? []))
    .$if(keyword !== undefined, (all) =>
      all.where(sql<boolean>`name_key like '%' || ${folded(keyword ?? '')} || '%'`),
    )
  const best = sql`name_key like ${folded(keyword ?? '')} || '%' desc, name collate alphabetical, id`
  return pageOfRows(found.select(['id', 'name', 'is_draft']).orderBy(best), { page: number, pageSize })
}

export type CompanyRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** Names of fewer letters are words of many texts. */
const SHORTEST_NAME = 4
const MOST_NAMED = 50

export function namedIn(db: Db, viewer: Viewer, text: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where(sql<boolean>`char_length(name) >= ${SHORTEST_NAME} and position(name_key in fold(${text})) > 0`)
    .$if(viewer !== null, (all) =>
      all.where((row) => row.or([row('is_draft', '=', false), row('created_by', '=', viewer)])),
    )
    .orderBy(sql`char_length(name) desc, id`)
    .limit(MOST_NAMED)
    .execute()
}

export function find(db: Db, id: string): Promise<CompanyRow | undefined> {
  return db.selectFrom('companies').select(['id', 'name', 'is_draft']).where('id', '=', id).executeTakeFirst()
}

/** The company of this id, or the one that it was merged into. */
export function resolve(db: Db, id: string): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'is_draft'])
    .where(
      sql<boolean>`id = coalesce((select company_id from company_redirects where merged_id = ${id}), ${id})`,
    )
    .executeTakeFirst()
}

/** The company of this name (case and accents aside); else the one that a company of this name was merged into. */
export function findByName(db: Db, name: string): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'is_draft'])
    .where(
      sql<boolean>`name_key = fold(${name})
        or id in (select company_id from company_redirects where name_key = fold(${name}))`,
    )
    .orderBy(sql`name_key = fold(${name}) desc, id`)
    .limit(1)
    .executeTakeFirst()
}

/** The company whose name is closest, if it is close; of drafts only those of this user. */
export function findAlike(db: Db, name: string, userId: string): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'is_draft'])
    .where(sql<boolean>`name_key % fold(${name}) and similarity(name_key, fold(${name})) >= 0.85`)
    .where((row) => row.or([row('is_draft', '=', false), row('created_by', '=', userId)]))
    .orderBy(sql`similarity(name_key, fold(${name})) desc, id`)
    .limit(1)
    .executeTakeFirst()
}

export interface NewCompany {
  name: string
  is_draft: boolean
  source: 'Profile' | 'Admin'
  created_by: string | null
}

/** Inserts a company; nothing when there is one of that name (case and accents aside). */
export function insert(db: Db, company: NewCompany): Promise<CompanyRow | undefined> {
  return db
    .insertInto('companies')
    .values(company)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(['id', 'name', 'is_draft'])
    .executeTakeFirst()
}

/** The keyword as names are compared, its wildcards made plain characters. */
export function folded(keyword: string) {
  return sql`fold(${literally(keyword)})`
}
