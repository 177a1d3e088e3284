import { csvCell } from '@guildhall/contract/csv'
import type { Insight, InsightQuery, InsightRow } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { visibleOwnGigs } from '#features/gigs/service.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { countedOf, type Counted } from './counted-days.ts'
import { DEFINITIONS, OWN_PROJECTS } from './definitions.ts'
import { hrefOf } from './links.ts'
import * as network from './network-store.ts'
import { daysOf, periodOf, type Period } from './period.ts'
import { mayRead, seesAll } from './policy.ts'
import * as projects from './project-store.ts'
import * as use from './use-store.ts'

const Counted = z.array(
  z.catchall(z.object({ label: z.string(), count: z.number() }), z.union([z.string(), z.number(), z.null()])),
)

/** The figures of one picture, and how they are counted. */
export async function read(ctx: SignedIn, name: InsightName, query: InsightQuery): Promise<Insight> {
  const { actor, db, now } = ctx
  if (!mayRead(actor, name)) throw refuse('not_found')
  const period = periodOf(query, now)
  const { rows } = await (await QUERIES[name](period, ctx)).execute(db)
  const place = { prefix: seesAll(actor) ? ('admin' as const) : ('manager' as const), ...daysOf(period) }
  return {
    rows: z.parse(Counted, rows).map((row) => ({ ...row, href: hrefOf(name, row, place) })),
    definition: seesAll(actor) ? DEFINITIONS[name] : `${DEFINITIONS[name]} ${OWN_PROJECTS}`,
  }
}

/** The table as a spreadsheet reads it. */
export function csvOf(name: InsightName, rows: readonly InsightRow[]): string {
  const { columns, label } = INSIGHTS[name]
  const head = [label, ...columns.map(([, heading]) => heading)]
  const lines = rows.map((row) => [row.label, ...columns.map(([key]) => String(row[key] ?? ''))])
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

type Query = (
  period: Period,
  ctx: Pick<SignedIn, 'actor' | 'db'>,
) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>

const scoped =
  (query: (period: Period, scope: projects.Scope) => RawBuilder<unknown>): Query =>
  (period, { actor }) =>
    query(period, scopeOf(actor))

const ofTheLog =
  (query: (period: Period, counted: Counted) => RawBuilder<unknown>): Query =>
  async (period, { db }) =>
    query(period, await countedOf(db, period))

function scopeOf(actor: Actor): projects.Scope {
  return seesAll(actor) ? sql`gigs.deleted_at is null` : visibleOwnGigs(actor)
}

const QUERIES: Readonly<Record<InsightName, Query>> = {
  applications: network.applications,
  'time-in-status': network.timeInStatus,
  sources: network.sources,
  'supply-demand': network.supplyDemand,
  'projects-by-status': scoped(projects.projectsByStatus),
  'time-to-hire': scoped(projects.timeToHire),
  requests: scoped(projects.requests),
  declines: scoped(projects.declines),
  hires: scoped(projects.hires),
  budget: scoped(projects.budget),
  load: (_period, { actor }) => projects.load(scopeOf(actor), seesAll(actor) ? 'all' : 'hired'),
  'active-people': ofTheLog(use.activePeople),
  visits: ofTheLog(use.visits),
  'slow-calls': ofTheLog(use.slowCalls),
}
