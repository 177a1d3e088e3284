import { randomUUID } from 'node:crypto'
import { KINDS, type GigKind, type Level } from '@guildhall/contract/gigs/kinds'
import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { companies } from '#features/companies/given.ts'
import { events } from '#features/activity/given.ts'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import { dayFrom, deliverables, filled } from './demo/filled.ts'
import { EARLIER_PROJECTS } from './demo/earlier.ts'
import { historyOf, momentsOf, type Step } from './demo/history.ts'
import { detailsOf } from './demo/kind-details.ts'
import { writeDiscussions } from './demo/discussion.ts'
import { writePapers } from './demo/papers.ts'
import { writeProgrammes } from './demo/programmes.ts'
import { writeHired, writeLinks, writeMembers, type GivenGig, type Written } from './demo/links.ts'
import { must, readNames, type Names } from './demo/names.ts'
import { PROJECTS, type DemoProject } from './demo/projects.ts'
import { THEMES, type Theme } from './demo/themes.ts'
import { tellComments, tellMembers, tellSteps } from './demo/told.ts'
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

/** Whoever is hired on a gig works on it as its expert. */
export async function hiredExperts(db: Db, hired: Parameters<typeof writeHired>[2]): Promise<void> {
  await writeHired(db, await readNames(db, []), hired)
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
    created_at: stepsOf(given, type, at)[0]?.at ?? at,
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
    published_at: stepsOf(given, type, at).find(({ kind }) => kind === 'gig.published')?.at ?? null,
    closed_at: status === 'Closed' ? at : null,
    submitted_by: was('gig.submitted') ? owner : null,
    reason_ids: reason === undefined ? [] : [names.reason(kindOfReason, reason[0])],
    status_reason: reason?.[1] ?? null,
    status_changed_at: at,
    status_changed_by: past.at(-1)?.by === 'admin' ? (given.admin ?? owner) : owner,
  }
}

const LOCK: Step = {
  kind: 'gig.locked',
  by: 'admin',
  reason: 'The customer audits the project until the end of the month.',
}

function eventsOf({ id, given, row, type, at }: Written) {
  const { owner, admin = owner } = given
  return stepsOf(given, type, at).map(({ kind, by, reason: text, at: moment }) => ({
    kind,
    subject: { kind: 'gig' as const, id, title: row.name, gigId: id },
    actorId: by === 'owner' ? owner : admin,
    at: moment,
    ...(text === undefined ? {} : { differences: { reason: { from: null, to: text } } }),
  }))
}

/** The steps of a gig with their times, the last of them at `at`. */
function stepsOf({ status = 'Draft', rejectedFrom, reason, columns }: GivenGig, type: GigKind, at: Date) {
  const past = historyOf(type, status, { rejectedFrom, reason: reason?.[1] })
  const steps = columns?.locked === true ? [...past, LOCK] : past
  const moments = momentsOf(steps, at)
  return steps.map((step, index) => ({ ...step, at: moments[index] ?? at }))
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
    ALL.map((project, index) => ({
      ...project,
      owner: the(project.owner),
      admin: the(project.owner === 'admin' ? 'admin2' : 'admin'),
      team: accounts(project.team),
      customers: accounts(project.customers),
      at: new Date(now.getTime() - sinceOf(project, ALL.length - index) * DAY),
      columns: columnsOf(project, now),
    })),
  )
  const byName = new Map(ALL.map(({ name }, index) => [name, ids[index] ?? '']))
  await writeDiscussions(db, users, { gigs: byName, now })
  await writeProgrammes(db, byName)
  const since = new Date(now.getTime() - KEPT * DAY)
  await tellSteps(db, since)
  await tellMembers(db, since)
  await tellComments(db)
}

/** Notifications that were read go after so many days. */
const KEPT = 90
const ALL = [...EARLIER_PROJECTS, ...PROJECTS]
/** Days since the last step, where the story names none. */
const USUAL: Record<GigStatus, number> = {
  Draft: 5,
  Requested: 1.5,
  Approved: 8,
  Submitted: 3,
  Published: 22,
  Unpublished: 4,
  Rejected: 2,
  Closed: 60,
}

/** Those further down the list are newer. */
function sinceOf({ since, status }: DemoProject, place: number): number {
  return (since ?? USUAL[status]) + place * 0.02
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
