import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { CloseReason } from '@guildhall/contract/hiring/shapes'
import { sql, type Insertable } from 'kysely'
import { directoryEntries, reportedGigs } from '#features/experts/given.ts'
import * as experts from '#features/experts/engagements/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Engagements } from '#platform/db/tables.gen.ts'
import { DEMO_DIRECTORY, DEMO_ENGAGEMENTS, DEMO_PAPERS, type DemoEngagement } from './demo/engagements.ts'
import * as gigStore from './gig-store.ts'
import type { GigPeople } from './gig-store.ts'
import { LEVELS } from './reporting.ts'
import * as ratingsStore from './ratings-store.ts'

const DAY = 86_400_000

export interface GivenEngagement {
  gig: string
  /** A person. */
  expert: string
  status: EngagementStatus
  closed?: CloseReason
  /** Columns that a test cares about. */
  columns?: Partial<Insertable<Engagements>>
  at?: Date
}

/** An engagement as the steps of the machine would have left it, and what the profile of the expert knows of it. */
export async function engagement(db: Db, given: GivenEngagement): Promise<string> {
  const [id] = await engagements(db, [given])
  if (id === undefined) throw new Error('No engagement was added.')
  return id
}

/** Many at once, in the order given. */
export async function engagements(db: Db, given: readonly GivenEngagement[]): Promise<string[]> {
  const added = await db
    .insertInto('engagements')
    .values(given.map(rowOf))
    .returning(['id', 'gig_id', 'person_id', 'status', 'is_shortlisted', 'assigned_at', 'updated_at'])
    .execute()
  const gigs = new Map<string, GigPeople & { name: string }>()
  for (const id of new Set(given.map((one) => one.gig))) {
    const { name } = await db.selectFrom('gigs').select('name').where('id', '=', id).executeTakeFirstOrThrow()
    gigs.set(id, { ...(await gigStore.people(db, id)), name })
  }
  await reportedGigs(
    db,
    added.map((row) => {
      const { managers, customers, name } = gigs.get(row.gig_id) ?? { managers: [], customers: [], name: '' }
      const wasHired = row.assigned_at !== null
      const isForward = row.status === 'Reviewed' && row.is_shortlisted
      const shown = customers.filter(({ level }) => wasHired || (isForward && level >= LEVELS.collaborate))
      return {
        engagement_id: row.id,
        person_id: row.person_id,
        gig_id: row.gig_id,
        gig_title: name,
        status: row.status,
        was_hired: wasHired,
        manager_ids: managers,
        shown_to: shown.map((one) => one.user_id),
        changed_at: row.updated_at,
      }
    }),
  )
  return added.map(({ id }) => id)
}

function rowOf({ gig, expert, status, closed, columns, at = new Date() }: GivenEngagement) {
  const wasHired = status === 'Hired' || closed === 'completed' || closed === 'terminated'
  return {
    gig_id: gig,
    person_id: expert,
    status,
    close_reason: status === 'Closed' ? (closed ?? 'not_selected') : null,
    origin: 'apply',
    is_shortlisted: status === 'Reviewed' || status === 'Hired',
    expires_at: status === 'Requested' ? new Date(at.getTime() + 7 * DAY) : null,
    assigned_at: wasHired ? at : null,
    ended_at: wasHired && status === 'Closed' ? at : null,
    ...(wasHired ? { rate: 150, rate_type: 'Hourly', starts_on: at.toISOString().slice(0, 10) } : {}),
    applied_at: status === 'Requested' ? null : at,
    answered_at: status === 'Requested' || status === 'Applied' ? null : new Date(at.getTime() + DAY),
    created_at: at,
    updated_at: at,
    ...columns,
  }
}

/** Who works on what in the demo network, how they rated each other, and their papers. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  const { gigs, people, questions } = await readNames(db)
  const rows = DEMO_ENGAGEMENTS.flatMap((one) => {
    const [gig, expert] = [gigs.get(one.gig), people.get(one.expert)]
    return gig === undefined || expert === undefined ? [] : [{ one, gig, expert }]
  })
  const ids = await engagements(
    db,
    rows.map(({ one, gig, expert }) => {
      const at = new Date(now.getTime() - one.age * DAY)
      const asked = questions.get(gig) ?? []
      return {
        gig,
        expert,
        status: one.status,
        ...(one.closed === undefined ? {} : { closed: one.closed }),
        at,
        columns: columnsOf(one, asked, at),
      }
    }),
  )
  const rated = rows.map(({ one, gig, expert }, index) => ({ one, gig, expert, id: ids[index] ?? '' }))
  await demoRatings(db, rated, now)
  await demoPapers(db, people, now)
}

type Asked = readonly { id: string; kind: string }[]

function columnsOf(one: DemoEngagement, asked: Asked, at: Date): Partial<Insertable<Engagements>> {
  const hasApplied = one.message !== undefined || one.bid !== undefined
  const answers = asked.map(({ id, kind }) => ({
    question_id: id,
    answer: kind === 'yes_no' ? 'Yes' : 'Head of a business unit, until last year.',
  }))
  return {
    origin: one.isAsked === true ? 'recommendation' : 'apply',
    request_message: one.request ?? null,
    message: one.message ?? null,
    bid_type: one.bid === undefined ? null : 'Hourly',
    bid_amount: one.bid ?? null,
    answers: JSON.stringify(hasApplied ? answers : []),
    declares_no_conflict: hasApplied,
    reason_text: one.why ?? null,
    ...(one.bid !== undefined && (one.status === 'Hired' || one.ratings !== undefined)
      ? { rate: one.bid, rate_type: 'Hourly', hours_planned: 20 + (one.bid % 5) * 8 }
      : {}),
    ...(one.closed === 'completed' ? { ends_on: at.toISOString().slice(0, 10) } : {}),
  }
}

async function readNames(db: Db) {
  const gigs = await db.selectFrom('gigs').select(['id', 'name', 'screening_questions']).execute()
  const { rows } = await sql<{ id: string; name: string; email: string | null }>`select p.id,
    p.first_name || ' ' || p.last_name as name, p.email from people p join experts on experts.person_id = p.id
    where experts.status = 'Approved'`.execute(db)
  const names = rows.map(({ id, name, email }) => {
    const isAccount = email?.endsWith('@demo.test') === true && !email.includes('@experts.')
    return [isAccount ? email.replace('@demo.test', '') : name, id] as const
  })
  const asked = await sql<{ id: string; asked: { id: string; kind: string }[] }>`select id,
    screening_questions as asked from gigs`.execute(db)
  return {
    gigs: new Map(gigs.map(({ id, name }) => [name, id])),
    people: new Map(names),
    questions: new Map(asked.rows.map((row) => [row.id, row.asked])),
  }
}

async function demoRatings(
  db: Db,
  rows: readonly { one: DemoEngagement; gig: string; expert: string; id: string }[],
  now: Date,
): Promise<void> {
  const owners = await db.selectFrom('gigs').select(['id', 'owner_id']).execute()
  const ownerOf = new Map(owners.map(({ id, owner_id: owner }) => [id, owner]))
  const rated = rows.filter(({ one }) => one.ratings !== undefined)
  const ratings = rated.flatMap(({ one, gig, expert, id }) => {
    const [rate, comment, back, backComment] = one.ratings ?? [3, '', 3, '']
    const both = {
      engagement_id: id,
      is_revealed: true,
      created_at: new Date(now.getTime() - (one.age - 3) * DAY),
    }
    return [
      { ...both, direction: 'of_expert', author_id: ownerOf.get(gig) ?? null, rate, comment },
      { ...both, direction: 'of_owner', author_id: expert, rate: back, comment: backComment },
    ]
  })
  if (ratings.length === 0) return
  await db.insertInto('ratings').values(ratings).execute()
  for (const personId of new Set(rated.map(({ expert }) => expert))) {
    await experts.ratingChanged(db, personId, await ratingsStore.averageOf(db, personId))
  }
}

async function demoPapers(db: Db, people: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const hr = await db.selectFrom('users').select('id').where('email', '=', 'hr@demo.test').executeTakeFirst()
  const papers = Object.entries(DEMO_PAPERS).flatMap(([name, items], index) => {
    const personId = people.get(name)
    if (personId === undefined) return []
    const at = new Date(now.getTime() - (80 - index * 3) * DAY)
    return items.map((item) => ({ person_id: personId, item, done_by: hr?.id ?? null, done_at: at }))
  })
  await db.insertInto('onboarding_items').values(papers).execute()
  await directoryEntries(
    db,
    DEMO_DIRECTORY.flatMap((name) => people.get(name) ?? []),
  )
}
