import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { literally } from '#platform/db/like.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

export interface RatingRow {
  id: string
  engagement_id: string
  direction: 'of_expert' | 'of_owner'
  author_id: string | null
  author: string | null
  rate: string
  comment: string | null
  created_at: Date
  is_revealed: boolean
  /** Unless its reader may not see the project. */
  gig_name: string | null
}

const selectionOf = (gigName: RawBuilder<unknown>): RawBuilder<RatingRow> => sql`select r.id, r.engagement_id,
    r.direction, r.author_id, r.rate, r.comment, r.created_at, r.is_revealed,
    ${fullName('p')} as author, ${gigName} as gig_name
  from ratings r join engagements e on e.id = r.engagement_id join gigs on gigs.id = e.gig_id
  left join users u on u.id = r.author_id left join people p on p.id = u.person_id`

export async function ofEngagement(db: Db, engagementId: string): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`${selectionOf(sql`gigs.name`)} where r.engagement_id = ${engagementId}
    order by r.created_at, r.id`.execute(db)
  return rows
}

interface Asked extends PageAt {
  seen: RawBuilder<SqlBool>
  revealedOnly: boolean
  keyword: string
}

/** Of an expert, the newest first. */
export function ofExpert(db: Db, personId: string, query: Asked) {
  return found(db, sql`e.person_id = ${personId} and r.direction = 'of_expert'`, query)
}

/** Of the owner of the projects, the newest first. */
export function ofOwner(db: Db, userId: string, query: Asked) {
  return found(db, sql`gigs.owner_id = ${userId} and r.direction = 'of_owner'`, query)
}

/**
 * Those that nobody may read yet only for who reads them all, and the names of the projects only as far as their
 * reader sees them.
 */
async function found(db: Db, which: RawBuilder<unknown>, query: Asked) {
  const pattern = `%${literally(query.keyword)}%`
  const gigName = sql`case when ${query.seen} then gigs.name end`
  const where = sql`${which} and (r.is_revealed or not ${query.revealedOnly})
    and fold(concat_ws(' ', r.comment, ${gigName})) like fold(${pattern})`
  const { rows } =
    await sql<RatingRow>`${selectionOf(gigName)} where ${where} order by r.created_at desc, r.id desc
    ${sliceOf(query)}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*) as total from ratings r
    join engagements e on e.id = r.engagement_id join gigs on gigs.id = e.gig_id where ${where}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}

export interface NewRating {
  engagement_id: string
  direction: 'of_expert' | 'of_owner'
  author_id: string
  rate: number
  comment: string | null
  created_at: Date
}

export async function insert(db: Db, row: NewRating): Promise<string | undefined> {
  const added = await db
    .insertInto('ratings')
    .values(row)
    .onConflict((same) => same.columns(['engagement_id', 'direction', 'author_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Shows the ratings given before `before`; the experts whose average changes with it. */
export async function reveal(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`with shown as (
      update ratings set is_revealed = true where not is_revealed and created_at <= ${before}
      returning engagement_id, direction)
    select distinct e.person_id from shown join engagements e on e.id = shown.engagement_id
    where shown.direction = 'of_expert' order by e.person_id`.execute(db)
  return rows.map((row) => row.person_id)
}

/** The average of the ratings of an expert that they may see. */
export async function averageOf(db: Db, personId: string) {
  const { rows } = await sql<{
    average: string | null
    count: number
  }>`select round(avg(r.rate), 2) as average,
    count(*) as count from ratings r join engagements e on e.id = r.engagement_id
    where e.person_id = ${personId} and r.direction = 'of_expert' and r.is_revealed`.execute(db)
  const { average = null, count = 0 } = rows[0] ?? {}
  return { average: average === null ? null : Number(average), count }
}
