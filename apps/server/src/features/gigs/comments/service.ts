import type { CommentForm } from '@guildhall/contract/gigs/comments'
import { GIG_TEXTS } from '@guildhall/contract/gigs/editing'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import { may, seeGig, type SeenGig } from '#features/gigs/service.ts'
import { GIG_NOTICES } from '#features/gigs/notice-kinds.ts'
import { notify, worded } from '#features/notifications/service.ts'
import { limits } from '#features/settings/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { shortened } from '#platform/shortened.ts'
import * as store from './store.ts'
import type { CommentRow } from './store.ts'

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}

export async function list(ctx: SignedIn, gigId: string, query: Query) {
  await seeDiscussion(ctx, gigId)
  const { page = 1, pageSize = PAGE_SIZE, keyword = '' } = query
  return store.page(ctx.db, gigId, { keyword, page, pageSize })
}

/** Who may be named: everybody who takes part, except the caller. */
export async function mentionable(ctx: SignedIn, gigId: string, keyword = '') {
  await seeDiscussion(ctx, gigId)
  const wanted = keyword.toLowerCase()
  const people = await store.participants(ctx.db, gigId)
  return people.filter(({ id, name }) => id !== ctx.actor.userId && name.toLowerCase().includes(wanted))
}

export async function add(ctx: SignedIn, gigId: string, form: CommentForm): Promise<CommentRow> {
  const seen = await seeDiscussion(ctx, gigId)
  requireOpen(seen)
  const people = await store.participants(ctx.db, gigId)
  const mentions = requireMentions(form, people)
  const by = { gigId, authorId: ctx.actor.userId, at: ctx.now }
  const id = await store.insert(ctx.db, { ...by, body: form.body, mentions })
  await activity.recordEvent(ctx, { kind: 'gig.commented', subject: subjectOf(seen.gig) })
  await tellMentioned(ctx, seen, mentions, form.body)
  const others = people.map((person) => person.id).filter((person) => !mentions.includes(person))
  await notify(ctx, {
    ...noticeOf(seen),
    kind: 'gig.commented',
    to: others,
    ...(await worded(ctx.db, GIG_NOTICES.commented, { name: ctx.actor.name, project: seen.gig.name })),
    mail: 'digest',
    isPushed: true,
  })
  return one(ctx, gigId, id)
}

/** Own comments, for a while. Whoever is named now for the first time is told. */
export async function change(ctx: SignedIn, gigId: string, id: string, form: CommentForm) {
  const { seen, comment } = await ownComment(ctx, gigId, id)
  const mentions = requireMentions(form, await store.participants(ctx.db, gigId))
  await store.change(ctx.db, id, { body: form.body, mentions, at: ctx.now })
  const added = mentions.filter((person) => !comment.mention_ids.includes(person))
  await tellMentioned(ctx, seen, added, form.body)
  return one(ctx, gigId, id)
}

export async function remove(ctx: SignedIn, gigId: string, id: string): Promise<void> {
  await ownComment(ctx, gigId, id)
  await store.remove(ctx.db, id, ctx.now)
}

/** 404 for who does not take part, as if there were no discussion. */
async function seeDiscussion(ctx: SignedIn, gigId: string): Promise<SeenGig> {
  const seen = await seeGig(ctx, gigId)
  if (!may.comment(seen.standing)) throw refuse('not_found')
  return seen
}

/** A closed gig is read only; a lock leaves the discussion open (PRODUCT 5.5). */
function requireOpen({ gig }: SeenGig): void {
  if (gig.status === 'Closed') throw refuse('wrong_state')
}

async function ownComment(ctx: SignedIn, gigId: string, id: string) {
  const seen = await seeDiscussion(ctx, gigId)
  const comment = await one(ctx, gigId, id)
  if (comment.author_id !== ctx.actor.userId) throw refuse('forbidden')
  requireOpen(seen)
  const age = ctx.now.getTime() - comment.created_at.getTime()
  const { comment_minutes: minutes } = await limits(ctx.db)
  const text = `A comment can be changed for ${minutes} minutes.`
  if (age >= minutes * 60_000) throw refuse('comment_settled', minutes === 0 ? {} : { text })
  return { seen, comment }
}

function requireMentions(
  { mention_ids: ids = [] }: CommentForm,
  people: readonly { id: string }[],
): string[] {
  const mentions = [...new Set(ids)]
  if (mentions.some((id) => !people.some((person) => person.id === id))) {
    throw refuse('invalid', { fields: { mention_ids: [GIG_TEXTS.notInList] } })
  }
  return mentions
}

/** At once, with what was said. */
async function tellMentioned(
  ctx: SignedIn,
  seen: SeenGig,
  to: readonly string[],
  body: string,
): Promise<void> {
  await notify(ctx, {
    ...noticeOf(seen),
    kind: 'gig.mentioned',
    to,
    ...(await worded(ctx.db, GIG_NOTICES.mentioned, {
      name: ctx.actor.name,
      project: seen.gig.name,
      comment: shortened(body, 500),
    })),
    mail: 'now',
    isPushed: true,
  })
}

function noticeOf({ gig }: SeenGig) {
  return { category: 'comments', link: `/projects/${gig.id}?tab=discussion`, gigId: gig.id } as const
}

async function one({ db }: SignedIn, gigId: string, id: string): Promise<CommentRow> {
  const comment = await store.find(db, gigId, id)
  if (comment === undefined) throw refuse('not_found')
  return comment
}
