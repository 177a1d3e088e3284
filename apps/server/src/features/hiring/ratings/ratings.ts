import type { GivenRating } from '@guildhall/contract/hiring/shapes'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import { sql, type SqlBool } from 'kysely'
import { ratingChanged } from '#features/experts/engagements/service.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Writing } from '#features/hiring/deps.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { acting, standingsOf, type Reader } from '#features/hiring/policy.ts'
import * as store from './ratings-store.ts'
import type { RatingRow } from './ratings-store.ts'
import { LEVELS } from '#features/hiring/reporting.ts'
import * as engagementStore from '#features/hiring/store.ts'
import type { EngagementRow } from '#features/hiring/store.ts'

const DAY = 86_400_000
/** What one side said shows to the other so long after it was said (PRODUCT D-26). */
const BLIND_FOR = 7 * DAY

type Direction = GivenRating['direction']

/** Rates the other side. Both do it blind: who could have read what was said of them can no longer answer. */
export async function rate(
  ctx: SignedIn,
  engagementId: string,
  form: { rate: number; comment?: string | null | undefined },
): Promise<GivenRating> {
  const row = await engagementStore.find(ctx.db, engagementId, ctx.actor.userId)
  const direction = row === undefined ? null : await directionOf(ctx, row)
  if (row === undefined || direction === null) throw refuse('not_found')
  if (acting(standingsOf(ctx.actor, row)).length === 0 && direction === 'of_owner') throw refuse('forbidden')
  if (row.assigned_at === null) throw refuse('wrong_state')
  await engagementStore.lock(ctx.db, engagementId)
  const given = await store.ofEngagement(ctx.db, engagementId)
  if (given.some((one) => one.direction !== direction && saysOf(one, ctx, row))) throw refuse('rating_over')
  const comment = form.comment === '' ? null : (form.comment ?? null)
  const id = await store.insert(ctx.db, {
    engagement_id: engagementId,
    direction,
    author_id: ctx.actor.userId,
    rate: form.rate,
    comment,
    created_at: ctx.now,
  })
  if (id === undefined) throw refuse('already_rated')
  const created = (await store.ofEngagement(ctx.db, engagementId)).find((one) => one.id === id)
  if (created === undefined) throw refuse('not_found')
  return present(created, ctx.actor)
}

/** Whether somebody may have read this rating of themselves already. */
function saysOf(rating: RatingRow, ctx: SignedIn, row: EngagementRow): boolean {
  const { userId } = ctx.actor
  const isRated =
    rating.direction === 'of_expert'
      ? row.user_id === userId
      : [row.owner_id, ...row.co_owner_ids].includes(userId)
  return isRated && isRevealed(rating, ctx.now)
}

function isRevealed(rating: RatingRow, now: Date): boolean {
  return rating.is_revealed || now.getTime() - rating.created_at.getTime() >= BLIND_FOR
}

/** Whom this reader rates on this engagement; null for nobody. */
async function directionOf(ctx: SignedIn, row: EngagementRow): Promise<Direction | null> {
  const standings = standingsOf(ctx.actor, row)
  if (standings.includes('expert:self')) return 'of_owner'
  if (standings.length > 0) return 'of_expert'
  return (await gigs.customerLevel(ctx, row.gig_id)) >= LEVELS.manage ? 'of_expert' : null
}

/** The ratings of an engagement that this reader may read: their own, and of the others what is no longer blind. */
export async function ratingsFor(ctx: SignedIn, row: EngagementRow): Promise<GivenRating[]> {
  const isAdmin = ctx.actor.roles.includes('growth_experts_admin')
  const standings = standingsOf(ctx.actor, row)
  const reads = (one: RatingRow) => {
    if (one.author_id === ctx.actor.userId || isRevealed(one, ctx.now)) return true
    // What is said of an expert is for staff at once, what is said of an owner is not for the owner.
    return isAdmin || (one.direction === 'of_expert' && standings.includes('manager:own'))
  }
  return (await store.ofEngagement(ctx.db, row.id)).filter(reads).map((one) => present(one, ctx.actor))
}

function present(row: RatingRow, reader: Pick<Reader, 'userId'>): GivenRating {
  return {
    id: row.id,
    direction: row.direction,
    rate: Number(row.rate),
    comment: row.comment,
    created_at: row.created_at.toISOString(),
    createdBy: authorOf(row),
    is_own: row.author_id === reader.userId,
  }
}

function authorOf({ author_id: id, author: name }: RatingRow) {
  return id === null || name === null ? null : { id, name }
}

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}

/** The ratings of an expert, for themselves (`own`) or for staff. Who may see them at all is asked before. */
export async function ratingsOf(ctx: SignedIn, expert: { personId: string; isOwn: boolean }, query: Query) {
  const seen = expert.isOwn ? sql<SqlBool>`true` : gigs.visible(ctx.actor)
  const asked = { ...pageIn(query), seen, revealedOnly: expert.isOwn, keyword: query.keyword ?? '' }
  return listed(await store.ofExpert(ctx.db, expert.personId, asked), asked)
}

/**
 * The ratings of somebody as the owner of projects, for staff who may see them: at once for administrators, and for
 * everybody else, the owner among them, once they are no longer blind.
 */
export async function ratingsOfOwner(ctx: SignedIn, ownerId: string, query: Query) {
  const isAdmin = ctx.actor.roles.includes('growth_experts_admin')
  const revealedOnly = !isAdmin || ctx.actor.userId === ownerId
  const asked = { ...pageIn(query), seen: gigs.visible(ctx.actor), revealedOnly, keyword: '' }
  return listed(await store.ofOwner(ctx.db, ownerId, asked), asked)
}

function pageIn({ page = 1, pageSize = PAGE_SIZE }: Query) {
  return { page, pageSize }
}

function listed({ rows, total }: { rows: RatingRow[]; total: number }, at: PageAt) {
  const shown = rows.map((row) => ({
    id: row.id,
    rate: Number(row.rate),
    comment: row.comment,
    created_at: row.created_at.toISOString(),
    createdBy: authorOf(row),
    project: row.gig_name,
  }))
  return pageOf(shown, { ...pageIn(at), total, emptyText: 'Not rated yet' })
}

/** Counts the ratings in whose time has come. */
export async function revealRatings(ctx: Pick<Writing, 'db' | 'now'>): Promise<void> {
  for (const personId of await store.reveal(ctx.db, new Date(ctx.now.getTime() - BLIND_FOR))) {
    await ratingChanged(ctx.db, personId, await store.averageOf(ctx.db, personId))
  }
}
