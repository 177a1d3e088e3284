import { hasRole, isAtWork, RUNNERS } from '#features/gigs/visible.ts'
import { pageOfRows, type PageAt } from '#platform/db/page.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fullName } from '#platform/db/full-name.ts'

export interface PersonRow {
  id: string
  name: string
  photo_file: string | null
}

const NAME = fullName('p')
const asUser = sql`jsonb_build_object('id', u.id, 'name', ${NAME}, 'photo_file', p.photo_file)`

function commentRows(db: Db, gigId: string) {
  return db
    .selectFrom('gig_comments as comment')
    .select(['comment.id', 'comment.body', 'comment.author_id', 'comment.mentions as mention_ids'])
    .select(['comment.created_at', 'comment.edited_at'])
    .select([
      sql<PersonRow | null>`(select ${asUser} from users u join people p on p.id = u.person_id
        where u.id = comment.author_id)`.as('author'),
      sql<PersonRow[]>`coalesce((select jsonb_agg(${asUser} order by p.first_name, p.last_name)
        from users u join people p on p.id = u.person_id where u.id = any(comment.mentions)), '[]')`.as(
        'mentions',
      ),
    ])
    .where('comment.gig_id', '=', gigId)
    .where('comment.deleted_at', 'is', null)
}
export type CommentRow = Awaited<ReturnType<typeof find>> & {}

/** One page of a discussion, the newest first. */
export async function page(db: Db, gigId: string, { keyword, ...at }: PageAt & { keyword: string }) {
  const found = commentRows(db, gigId).$if(keyword !== '', (all) =>
    all.where(sql<boolean>`strpos(fold(comment.body), fold(${keyword})) > 0`),
  )
  return pageOfRows(found.orderBy('comment.created_at', 'desc').orderBy('comment.id', 'desc'), at)
}

export function find(db: Db, gigId: string, id: string) {
  return commentRows(db, gigId).where('comment.id', '=', id).executeTakeFirst()
}

export async function insert(
  db: Db,
  comment: { gigId: string; authorId: string; body: string; mentions: string[]; at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('gig_comments')
    .values({
      gig_id: comment.gigId,
      author_id: comment.authorId,
      body: comment.body,
      mentions: comment.mentions,
      created_at: comment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function change(
  db: Db,
  id: string,
  to: { body: string; mentions: string[]; at: Date },
): Promise<void> {
  await db
    .updateTable('gig_comments')
    .set({ body: to.body, mentions: to.mentions, edited_at: to.at })
    .where('id', '=', id)
    .execute()
}

/** The text goes with the comment. */
export async function remove(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('gig_comments')
    .set({ deleted_at: at, body: '', mentions: [] })
    .where('id', '=', id)
    .execute()
}

/**
 * Who takes part in the discussion of a gig (PRODUCT 5.2 row 44, `discussedGigs`): owner, co-owners, contributors, hired
 * experts, and customers from the level `comment` on who see the gig already; nobody who has lost what that takes.
 */
export async function participants(db: Db, gigId: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, ${NAME} as name, p.photo_file from users u join people p on p.id = u.person_id
    where u.status = 'active' and (
      (${hasRole(RUNNERS)} and u.id in (
        select unnest(g.owner_id || g.co_owner_ids) from gigs g where g.id = ${gigId}))
      or (${isAtWork} and u.id in (
        select m.user_id from gig_members m
          where m.gig_id = ${gigId} and m.status = 'active' and m.type = 'contributor'
        union
        select hired.id from expert_gigs e join users hired on hired.person_id = e.person_id
          where e.gig_id = ${gigId} and e.status = 'Hired'))
      or u.id in (
        select m.user_id from gig_members m join gigs g on g.id = m.gig_id
          join gig_permissions l on l.id = m.permission_id
          where m.gig_id = ${gigId} and m.status = 'active' and m.type = 'customer'
            and ((l.level >= 2 and g.was_published) or (l.level >= 3 and g.status <> 'Draft'))))
    order by p.first_name, p.last_name, u.id`.execute(db)
  return rows
}
