import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { FavoritesQuery } from '@guildhall/contract/favorites'
import { sql, type Insertable } from 'kysely'
import { visibleGigs } from '#features/gigs/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Favorites } from '#platform/db/tables.gen.ts'
import type { Actor } from '#platform/http/context.ts'
import { containing } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'
import { pageOfRows } from '#platform/db/page.ts'

export type FavoriteRow = NonNullable<Awaited<ReturnType<typeof find>>>

export async function insert(db: Db, row: Insertable<Favorites>): Promise<void> {
  await db
    .insertInto('favorites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function remove(db: Db, userId: string, gigIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('gig_id', 'in', gigIds)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export function find(db: Db, reader: Actor, gigId: string) {
  return named(db, reader).where('favorites.gig_id', '=', gigId).executeTakeFirst()
}

export async function ids(db: Db, reader: Actor): Promise<string[]> {
  const rows = await visible(db, reader)
    .select('favorites.gig_id')
    .orderBy('favorites.created_at', 'desc')
    .limit(1000)
    .execute()
  return rows.map((row) => row.gig_id)
}

/** One page, the latest heart first unless asked otherwise; the keyword is a part of the name of the project. */
export async function page(db: Db, reader: Actor, query: FavoritesQuery) {
  const { page: number = 1, pageSize = PAGE_SIZE, keyword, project_type: type } = query
  const sort = query.order ?? query.sort
  const found = named(db, reader)
    .$if(type !== undefined, (all) => all.where('gigs.type', '=', type ?? ''))
    .$if(keyword !== undefined, (all) =>
      all.where(sql<boolean>`gigs.name_key like ${containing(keyword ?? '')}`),
    )
  const ordered = found
    .$if(sort !== undefined, (all) => all.orderBy(COLUMNS[sort?.key ?? 'updated_at'], sort?.direction))
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.id', 'desc')
  return pageOfRows(ordered, { page: number, pageSize })
}

const COLUMNS = {
  project_name: sql`gigs.name collate alphabetical`,
  project_type: sql`gigs.type`,
  created_by: sql`(${fullName('creator')}) collate alphabetical`,
  updated_at: sql`gigs.updated_at`,
}

/** The favorites of this reader that they may see at this moment. */
function visible(db: Db, reader: Actor) {
  return db
    .selectFrom('favorites')
    .innerJoin('gigs', 'gigs.id', 'favorites.gig_id')
    .where('favorites.user_id', '=', reader.userId)
    .where(visibleGigs(reader))
}

function named(db: Db, reader: Actor) {
  return visible(db, reader)
    .leftJoin('gig_templates', 'gig_templates.id', 'gigs.template_id')
    .leftJoin('users as created', 'created.id', 'gigs.created_by')
    .leftJoin('people as creator', 'creator.id', 'created.person_id')
    .leftJoin('users as updated', 'updated.id', 'gigs.updated_by')
    .leftJoin('people as updater', 'updater.id', 'updated.person_id')
    .select([
      'favorites.id',
      'favorites.gig_id',
      'gigs.name',
      'gigs.type',
      'gigs.stage',
      'gigs.created_at',
      'gigs.updated_at',
      'gigs.created_by',
      'gigs.updated_by',
      'gig_templates.name as template_name',
      'creator.photo_file as creator_photo',
      'updater.photo_file as updater_photo',
      fullName('creator').as('creator_name'),
      fullName('updater').as('updater_name'),
    ])
}
