import { randomUUID } from 'node:crypto'
import { KINDS, type GigKind, type Level } from '@guildhall/contract/gigs/kinds'
import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { companies } from '#features/companies/given.ts'
import { events } from '#features/activity/given.ts'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import { historyOf, type Step } from './demo/history.ts'
import { detailsOf } from './demo/kind-details.ts'
import { writeDiscussions } from './demo/discussion.ts'
import { writePapers } from './demo/papers.ts'
import { writeProgrammes } from './demo/programmes.ts'
import { writeLinks, writeMembers, type GivenGig, type Written } from './demo/links.ts'
import { must, readNames, type Names } from './demo/names.ts'
import { PROJECTS, type DemoProject } from './demo/projects.ts'
import { textsOf } from './demo/texts.ts'
import { THEMES, type Theme } from './demo/themes.ts'
import * as store from './store.ts'

export type { GivenGig } from './demo/links.ts'

/** A gig with everything that a request asks for, its members and its history. Gives its id. */
export async function gig(db: Db, given: GivenGig): Promise<string> {
  const [id] = await gigs(db, [given])
  if (id === undefined) throw new Error('No gig was added.')
  return id
}

/** The id of what a customer may do on gigs of a kind. */
export async function permissionOf(db: Db, level: Level, kind: GigKind): Promise<string> {
  return (await readNames(db, [])).permission(kind, level)
}

/** Many at once, in the order given. */
export async function gigs(db: Db, given: readonly GivenGig[]): Promise<string[]> {
  const wanted = given.flatMap(({ company = LAKESHORE, theme }) => [company, ...themeOf(theme).players])
  await companies(db, new Set(wanted))
  const names = await readNames(db, wanted)
  const written: Written[] = []
  for (const [index, one] of given.entries()) written.push(await draft(db, names, one, index))
  await db
    .insertInto('gigs')
    .values(written.map(({ row }) => row))
    .execute()
  await writeLinks(db, names, written)
  await writeMembers(db, names, written)
  await events(db, written.flatMap(eventsOf))
  return written.map(({ id }) => id)
}

const DAY = 86_400_000
const LAKESHORE = 'Lakeshore Industries'
const themeOf = (name = 'storage'): Theme => must(THEMES[name], name)

async function draft(db: Db, names: Names, given: GivenGig, index: number): Promise<Written> {
  const { type = 'growth-opportunity', status = 'Draft', owner, at = new Date() } = given
  const theme = themeOf(given.theme)
  const id = randomUUID()
  const year = at.getUTCFullYear()
  const name = given.name ?? `${theme.market} ${index + 1}`
  const known = { name, company: names.company, jurors: jurorsOf(given), owner, day: dayFrom(at), year }
  const row = {
    id,
    internal_id: await store.nextCode(db, KINDS[type].prefix, year),
    type,
    name,
    base_year: year,
    stage: KINDS[type].stages[STAGE[status]] ?? null,
    ...stateOf(given, names, at),
    owner_id: owner,
    created_by: owner,
    updated_by: owner,
    needs_experts: KINDS[type].needsExperts,
    ...(given.isBare === true ? {} : filled({ type, theme, names, given, index, at })),
    details: JSON.stringify(given.isBare === true ? {} : detailsOf(type, theme, index, known)),
    created_at: new Date(at.getTime() - 40 * DAY),
    updated_at: at,
    ...given.columns,
  }
  return { id, given, theme, type, at, row }
}

const STAGE: Record<GigStatus, number> = {
  Draft: 0,
  Requested: 0,
  Approved: 1,
  Submitted: 3,
  Published: 4,
  Unpublished: 3,
  Rejected: 1,
  Closed: 5,
}

function stateOf(given: GivenGig, names: Names, at: Date) {
  const { status = 'Draft', type = 'growth-opportunity', rejectedFrom, reason, owner } = given
  const past = historyOf(type, status, { rejectedFrom })
  const was = (kind: string) => past.some((step) => step.kind === kind)
  const kindOfReason = status === 'Closed' ? 'gig_close' : 'gig_reject'
  return {
    status,
    rejected_from: status === 'Rejected' ? (rejectedFrom ?? 'Requested') : null,
    was_published: was('gig.published'),
    published_at: was('gig.published') ? new Date(at.getTime() - 5 * DAY) : null,
    closed_at: status === 'Closed' ? at : null,
    submitted_by: was('gig.submitted') ? owner : null,
    reason_ids: reason === undefined ? [] : [names.reason(kindOfReason, reason[0])],
    status_reason: reason?.[1] ?? null,
    status_changed_at: at,
    status_changed_by: past.at(-1)?.by === 'admin' ? (given.admin ?? owner) : owner,
  }
}

interface Filling {
  type: GigKind
  theme: Theme
  names: Names
  given: GivenGig
  index: number
  at: Date
}

/** Everything that a request for approval asks for (PRODUCT 5.6). */
function filled({ type, theme, names, given, index, at }: Filling) {
  const day = dayFrom(at)
  const { summary, description } = textsOf(type, theme)
  const basics = {
    summary,
    description,
    template_id: names.template(type),
    company_id: names.company(given.company ?? LAKESHORE),
    start_at: day(5 + (index % 7)),
    end_at: day(70 + index),
    deadline: day(60 + index),
    tags: [theme.industry.split(' ')[0] ?? 'market', 'growth'],
  }
  if (!KINDS[type].needsExperts) return basics
  return {
    ...basics,
    category_id: names.item('categories', 'Market research'),
    talent_type_id: names.item('talent_types', 'Industry expert'),
    experts_count: 2 + (index % 4),
    years_min: 5 + (index % 6),
    minimum_rating: 3.5,
    bid_type: index % 2 === 0 ? 'Hourly' : 'Daily',
    budget_min: index % 2 === 0 ? 120 : 900,
    budget_max: index % 2 === 0 ? 220 : 1500,
    show_budget: index % 3 === 0,
    time_interval: 'weeks',
    duration: 4 + (index % 8),
    hours_per_week: 6 + (index % 10),
    applications_until: day(30 + index),
    screening_questions: JSON.stringify(questions(theme)),
    deliverables: deliverables(day(20 + index), day(50 + index)),
  }
}

function deliverables(first: string, last: string): string {
  return JSON.stringify([
    { text: 'Two interviews of one hour', due: first },
    { text: 'Written comments on the draft report', due: last },
  ])
}

function questions({ market }: Theme) {
  const none = { is_required: true, is_knock_out: false }
  return [
    {
      ...none,
      id: randomUUID(),
      kind: 'text',
      question: `What was your last role in ${market.toLowerCase()}?`,
    },
    {
      ...none,
      id: randomUUID(),
      kind: 'yes_no',
      question: 'Are you free of conflicts with suppliers?',
      is_knock_out: true,
    },
  ]
}

const LOCK: Step = {
  kind: 'gig.locked',
  by: 'admin',
  reason: 'The customer audits the project until the end of the month.',
}

function eventsOf({ id, given, row, type, at }: Written) {
  const { status = 'Draft', rejectedFrom, reason, owner, admin = owner } = given
  const past = historyOf(type, status, { rejectedFrom, reason: reason?.[1] })
  const steps = given.columns?.locked === true ? [...past, LOCK] : past
  return steps.map(({ kind, by, reason: text }, index) => ({
    kind,
    subject: { kind: 'gig' as const, id, title: row.name, gigId: id },
    actorId: by === 'owner' ? owner : admin,
    at: new Date(at.getTime() - (steps.length - 1 - index) * 6 * DAY),
    ...(text === undefined ? {} : { differences: { reason: { from: null, to: text } } }),
  }))
}

/** The projects of the demo network, and their files where it has a place for bytes. */
export async function demo(
  db: Db,
  { now, storage }: { now: Date; storage: Storage | undefined },
): Promise<void> {
  await demoGigs(db, now)
  if (storage !== undefined) await demoGigFiles(db, storage, now)
}

async function demoGigs(db: Db, now: Date): Promise<void> {
  const users = await demoUsers(db)
  const the = (name: string) => must(users.get(name), name).id
  const accounts = <Value>(by: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(Object.entries(by).map(([name, value]) => [the(name), value]))
  const ids = await gigs(
    db,
    PROJECTS.map((project, index) => ({
      ...project,
      owner: the(project.owner),
      admin: the(project.owner === 'admin' ? 'admin2' : 'admin'),
      team: accounts(project.team),
      customers: accounts(project.customers),
      at: new Date(now.getTime() - (PROJECTS.length - index) * 0.8 * DAY),
      columns: columnsOf(project, now),
    })),
  )
  const byName = new Map(PROJECTS.map(({ name }, index) => [name, ids[index] ?? '']))
  await writeDiscussions(db, users, { gigs: byName, now })
  await writeProgrammes(db, byName)
}

async function demoGigFiles(db: Db, storage: Storage, now: Date): Promise<void> {
  const users = await demoUsers(db)
  const rows = await db.selectFrom('gigs').select(['id', 'name']).execute()
  await writePapers(db, storage, {
    users: new Map([...users].map(([name, { id }]) => [name, id])),
    gigs: new Map(rows.map(({ id, name }) => [name, id])),
    now,
  })
}

/** By the part of their address before the @. */
async function demoUsers(db: Db) {
  const rows = await db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['users.id', 'users.email', 'people.first_name', 'people.last_name'])
    .where('users.email', 'like', '%@demo.test')
    .execute()
  return new Map(
    rows.map(({ id, email, first_name: first, last_name: last }) => [
      email.replace('@demo.test', ''),
      { id, name: `${first} ${last}` },
    ]),
  )
}

function columnsOf({ type, deadline, locked, confidentiality, isBare = false }: DemoProject, now: Date) {
  const day = dayFrom(now)
  return {
    ...(KINDS[type].needsExperts &&
      !isBare && { deliverables: deliverables(day(deadline - 7), day(deadline)) }),
    deadline: day(deadline),
    applications_until: day(deadline - 14),
    start_at: day(type === 'opportunity-engine' ? -58 : deadline - 60),
    end_at: day(deadline + 30),
    locked: locked ?? false,
    confidentiality: confidentiality ?? 'open',
  }
}

function jurorsOf({ team = {} }: GivenGig): string[] {
  return Object.entries(team).flatMap(([userId, role]) => (role === 'juror' ? [userId] : []))
}

function dayFrom(at: Date) {
  return (days: number) => new Date(at.getTime() + days * DAY).toISOString().slice(0, 10)
}
