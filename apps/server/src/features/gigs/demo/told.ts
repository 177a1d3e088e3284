import { GIG_NOTICES, MOVE_NOTICES } from '#features/gigs/notice-kinds.ts'
import * as comments from '#features/gigs/comments/store.ts'
import { readersOf, UNSEEN_FACTS } from '#features/gigs/moves/notices.ts'
import * as moves from '#features/gigs/moves/store.ts'
import { pastNotice } from '#features/notifications/given.ts'
import { worded } from '#features/notifications/service.ts'
import type { Db } from '#platform/db/database.ts'

interface Step {
  gigId: string
  project: string
  ownerId: string
  kind: string
  actorId: string
  actorName: string
  at: Date
  reason: string
  status: string
  publishedAt: Date | null
}

const MOVES: Readonly<Record<string, keyof typeof MOVE_NOTICES>> = {
  'gig.approved': 'approve',
  'gig.rejected': 'reject',
  'gig.submitted': 'submit',
  'gig.published': 'publish',
  'gig.unpublished': 'unpublish',
  'gig.closed': 'close',
  'gig.locked': 'lock',
}

/** What was told of the steps of projects since then, to whom and in the words of real life. */
export async function tellSteps(db: Db, since: Date): Promise<void> {
  const steps = await db
    .selectFrom('domain_events as event')
    .innerJoin('gigs', 'gigs.id', 'event.gig_id')
    .innerJoin('users', 'users.id', 'event.actor_id')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['gigs.id as gigId', 'gigs.name as project', 'gigs.owner_id as ownerId', 'event.kind'])
    .select(['gigs.status', 'gigs.published_at as publishedAt'])
    .select(['event.actor_id as actorId', 'event.created_at as at', 'gigs.status_reason as reason'])
    .select((row) => row.fn<string>('concat_ws', [row.val(' '), 'first_name', 'last_name']).as('actorName'))
    .where('event.created_at', '>', since)
    .orderBy('event.created_at')
    .execute()
  for (const { actorId, reason, ...step } of steps)
    if (actorId !== null) await tellStep(db, { ...step, actorId, reason: reason ?? '' })
}

async function tellStep(db: Db, step: Step): Promise<void> {
  const { gigId, project, reason, actorId } = step
  const about = { category: 'gigs' as const, gigId, link: `/projects/${gigId}` }
  const tell = (kind: string, to: readonly string[], words: Awaited<ReturnType<typeof worded>>) =>
    pastNotice(db, step.at, { ...about, kind, to: to.filter((userId) => userId !== actorId), ...words })
  if (step.kind === 'gig.requested') {
    const words = await worded(db, GIG_NOTICES.requested, { name: step.actorName, project, reason: '' })
    return tell('gig.requested', await moves.admins(db), words)
  }
  const action = MOVES[step.kind]
  const done = action && MOVE_NOTICES[action]
  if (action === undefined || done === undefined) return
  const gig = { id: gigId, status: step.status, was_published: step.publishedAt !== null }
  const { seeing, unseeing } = await readersOf(db, gig, action)
  await tell(step.kind, [step.ownerId, ...seeing], await worded(db, done, { project, reason }))
  await pastNotice(db, step.at, {
    category: 'gigs',
    link: '/projects',
    kind: step.kind,
    to: unseeing,
    ...(await worded(db, done, UNSEEN_FACTS)),
  })
}

/** Whoever was added to a project since then has heard of it. */
export async function tellMembers(db: Db, since: Date): Promise<void> {
  const added = await db
    .selectFrom('gig_members as member')
    .innerJoin('gigs', 'gigs.id', 'member.gig_id')
    .innerJoin('users', 'users.id', 'gigs.owner_id')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['gigs.id', 'gigs.name', 'member.user_id', 'member.created_at as at'])
    .select((row) => row.fn<string>('concat_ws', [row.val(' '), 'first_name', 'last_name']).as('owner'))
    .whereRef('member.user_id', '<>', 'gigs.owner_id')
    // A customer who only reads knows nothing of a project before it is published.
    .where((row) =>
      row.or([row('member.type', '=', 'contributor'), row('gigs.published_at', 'is not', null)]),
    )
    .where('member.created_at', '>', since)
    .execute()
  for (const { id, name, user_id: userId, at, owner } of added)
    await pastNotice(db, at, {
      category: 'membership',
      kind: 'gig.member_added',
      to: [userId],
      gigId: id,
      link: `/projects/${id}`,
      ...(await worded(db, GIG_NOTICES.memberAdded, { name: owner, project: name })),
    })
}

/** What was said has reached those who take part, by name or as everybody. */
export async function tellComments(db: Db): Promise<void> {
  const said = await db
    .selectFrom('gig_comments as comment')
    .innerJoin('gigs', 'gigs.id', 'comment.gig_id')
    .innerJoin('users', 'users.id', 'comment.author_id')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['gigs.id', 'gigs.name', 'comment.author_id', 'comment.mentions', 'comment.body'])
    .select((row) => row.fn<string>('concat_ws', [row.val(' '), 'first_name', 'last_name']).as('author'))
    .select('comment.created_at as at')
    .orderBy('comment.created_at')
    .execute()
  for (const { id, name: project, author, at, mentions, body: comment, author_id: authorId } of said) {
    const people = (await comments.participants(db, id))
      .map((one) => one.id)
      .filter((one) => one !== authorId)
    const about = { category: 'comments' as const, gigId: id, link: `/projects/${id}?tab=discussion` }
    const words = { name: author, project }
    await pastNotice(db, at, {
      ...about,
      kind: 'gig.mentioned',
      to: mentions,
      ...(await worded(db, GIG_NOTICES.mentioned, { ...words, comment })),
    })
    await pastNotice(db, at, {
      ...about,
      kind: 'gig.commented',
      to: people.filter((one) => !mentions.includes(one)),
      ...(await worded(db, GIG_NOTICES.commented, words)),
    })
  }
}
