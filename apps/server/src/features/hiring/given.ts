import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { CloseReason } from '@guildhall/contract/hiring/shapes'
import type { Insertable } from 'kysely'
import { directoryEntries, reportedGigs } from '#features/experts/given.ts'
import * as experts from '#features/experts/engagements/service.ts'
import { hiredExperts } from '#features/gigs/given.ts'
import type { Db } from '#platform/db/database.ts'
import type { Engagements } from '#platform/db/tables.gen.ts'
import { demoAgreements } from './demo/agreements.ts'
import { earlierEngagements } from './demo/earlier.ts'
import { demoRenewals, demoSignatures } from './demo/papers.ts'
import { DEMO_DIRECTORY, DEMO_ENGAGEMENTS, DEMO_PAPERS, type DemoEngagement } from './demo/engagements.ts'
import { demoOpinions } from './demo/opinions.ts'
import { giveScores } from './demo/scores.ts'
import { giveDeclines, readFacts, type FactOfGig, type FactOfPerson } from './demo/facts.ts'
import { stepsOf, type StepName } from './demo/moments.ts'
import { tellAll } from './demo/told.ts'
import { demoWaivers } from './demo/waivers.ts'
import * as gigStore from './gig-store.ts'
import type { GigPeople } from './gig-store.ts'
import { LEVELS } from './reporting.ts'
import * as ratingsStore from '#features/hiring/ratings/ratings-store.ts'

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

const REPORTED = [
  'id',
  'gig_id',
  'person_id',
  'status',
  'is_shortlisted',
  'assigned_at',
  'ends_on',
  'updated_at',
] as const

/** Many at once, in the order given. */
export async function engagements(db: Db, given: readonly GivenEngagement[]): Promise<string[]> {
  const added = await db.insertInto('engagements').values(given.map(rowOf)).returning(REPORTED).execute()
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
        ends_on: row.ends_on,
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
  const known = await readFacts(db)
  const all = [...earlierEngagements(known.pastGigs, known.pastExperts, now), ...DEMO_ENGAGEMENTS]
  const rows = all.flatMap((one) => {
    const [gig, person] = [known.gigs.get(one.gig), known.people.get(one.expert)]
    return gig === undefined || person === undefined ? [] : [taken(one, gig, person, now)]
  })
  const ids = await engagements(
    db,
    rows.map(({ one, gig, person, at, steps }) => ({
      gig: gig.id,
      expert: person.id,
      status: one.status,
      at,
      ...(one.closed === undefined ? {} : { closed: one.closed }),
      columns: { ...columnsOf(one, gig.screening_questions), ...timesOf(one, steps, gig.owner_id) },
    })),
  )
  const written = rows.map((row, index) => ({ ...row, id: ids[index] ?? '' }))
  await giveDeclines(db)
  await demoRatings(db, written)
  await demoOpinions(db, now)
  await demoPapers(db, known.people)
  await demoCompliance(db, now)
  await hiredExperts(
    db,
    written.flatMap(({ one, gig, person, at }) =>
      one.status === 'Hired' && person.user_id !== null
        ? [{ gigId: gig.id, type: gig.type, userId: person.user_id, addedBy: gig.owner_id, at }]
        : [],
    ),
  )
  await tellAll(
    db,
    written.map(({ id, steps }) => ({ engagementId: id, steps })),
    new Date(now.getTime() - 90 * DAY),
  )
}

/** What is signed, learned and waived, in the order in which it came about. */
async function demoCompliance(db: Db, now: Date): Promise<void> {
  await demoAgreements(db, now)
  await demoSignatures(db, now)
  await demoRenewals(db, now)
  await demoWaivers(db, now)
}

/** Once every profile stands: what the requests were weighed by. */
export async function lateDemo(db: Db, { now }: { now: Date }): Promise<void> {
  await giveScores(db, now)
}

/** An engagement with its steps; who was asked for a project that closed hears of it when it closes. */
function taken(one: DemoEngagement, gig: FactOfGig, person: FactOfPerson, now: Date) {
  const isCutOff = one.closed === 'gig_closed' && gig.closed_at !== null
  const at = isCutOff && gig.closed_at !== null ? gig.closed_at : new Date(now.getTime() - one.age * DAY)
  const hasApplied = one.message !== undefined || one.bid !== undefined
  const { status, closed, isAsked } = one
  return { one, gig, person, at, steps: stepsOf({ status, closed, isAsked, hasApplied }, at) }
}

/** Every time that the steps leave in the row. */
function timesOf(one: DemoEngagement, steps: ReturnType<typeof stepsOf>, ownerId: string) {
  const when = (...names: StepName[]) => steps.find(({ name }) => names.includes(name))?.at ?? null
  const [requested, hired] = [when('requested'), when('hired')]
  const isOpen = one.status === 'Requested'
  return {
    created_at: steps[0]?.at ?? new Date(),
    applied_at: when('applied', 'accepted'),
    answered_at: when('reviewed', 'declined'),
    expires_at: isOpen && requested !== null ? new Date(requested.getTime() + 7 * DAY) : null,
    assigned_at: hired,
    hired_by: hired === null ? null : ownerId,
    ended_at: when('completed', 'terminated'),
    ...(hired === null ? {} : { starts_on: dayOf(hired) }),
    ...(one.closed === 'completed' ? { ends_on: dayOf(when('completed') ?? new Date()) } : {}),
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

type Asked = readonly { id: string; kind: string; question: string }[]

function columnsOf(one: DemoEngagement, asked: Asked): Partial<Insertable<Engagements>> {
  const hasApplied = one.message !== undefined || one.bid !== undefined
  const answers = asked.map(({ id, kind, question }) => ({
    question_id: id,
    question,
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
  }
}

async function demoRatings(db: Db, rows: readonly (ReturnType<typeof taken> & { id: string })[]) {
  const rated = rows.flatMap((row) =>
    row.one.ratings === undefined ? [] : [{ ...row, given: row.one.ratings }],
  )
  const ratings = rated.flatMap(({ gig, person, id, at, given: [rate, comment, back, backComment] }) => {
    const created = new Date(at.getTime() + 3 * DAY)
    const both = { engagement_id: id, is_revealed: true, created_at: created }
    return [
      { ...both, direction: 'of_expert', author_id: gig.owner_id, rate, comment },
      { ...both, direction: 'of_owner', author_id: person.user_id, rate: back, comment: backComment },
    ]
  })
  await db.insertInto('ratings').values(ratings).execute()
  for (const personId of new Set(rated.map(({ person }) => person.id))) {
    await experts.ratingChanged(db, personId, await ratingsStore.averageOf(db, personId))
  }
}

/** The papers of somebody come in the days after the approval. */
async function demoPapers(db: Db, people: ReadonlyMap<string, FactOfPerson>): Promise<void> {
  const hr = await db.selectFrom('users').select('id').where('email', '=', 'hr@demo.test').executeTakeFirst()
  const papers = Object.entries(DEMO_PAPERS).flatMap(([name, items]) => {
    const person = people.get(name)
    if (person === undefined) return []
    return items.map((item, index) => ({
      person_id: person.id,
      item,
      done_by: hr?.id ?? null,
      done_at: new Date(person.approved_at.getTime() + (2 + index * 1.5) * DAY),
    }))
  })
  await db.insertInto('onboarding_items').values(papers).execute()
  await directoryEntries(
    db,
    DEMO_DIRECTORY.flatMap((name) => people.get(name)?.id ?? []),
  )
}
