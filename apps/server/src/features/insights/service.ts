import { csvCell } from '@guildhall/contract/csv'
import type { CountedQuery, Insight, InsightQuery, InsightRow } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import type { RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { countedOf, type Counted as CountedDays } from './counted-days.ts'
import { DEFINITIONS, FILTERED, OWN_PROJECTS } from './definitions.ts'
import { hrefOf } from './links.ts'
import * as network from './network-store.ts'
import { periodOf, type Period } from './period.ts'
import { mayRead, seesAll } from './policy.ts'
import * as projects from './project-store.ts'
import { scopeOf, type Scope } from './scope.ts'
import * as store from './store.ts'
import * as use from './use-store.ts'

const Sums = z.array(
  z.catchall(z.object({ label: z.string(), count: z.number() }), z.union([z.string(), z.number(), z.null()])),
)

/** The figures of one picture, and how they are counted. */
export async function read(ctx: SignedIn, name: InsightName, query: InsightQuery): Promise<Insight> {
  const { actor, db, now } = ctx
  if (!mayRead(actor, name)) throw refuse('not_found')
  const period = periodOf(query, now)
  const { rows } = await (await QUERIES[name].sums(period, scopeOf(actor, query), db)).execute(db)
  const place = { prefix: seesAll(actor) ? ('admin' as const) : ('manager' as const), period, query }
  return {
    rows: z.parse(Sums, rows).map((row) => ({ ...row, href: hrefOf(name, row, place) })),
    definition: [
      DEFINITIONS[name],
      ...(seesAll(actor) ? [] : [OWN_PROJECTS]),
      ...(isFiltered(name, query)
        ? [FILTERED[name === 'supply-demand' ? 'both' : INSIGHTS[name].group]]
        : []),
    ].join(' '),
  }
}

function isFiltered(name: InsightName, { industry_id: industries, type, owner_id: owners }: InsightQuery) {
  const ofProjects = [...(type ?? []), ...(owners ?? [])]
  const isOfProjects = INSIGHTS[name].group === 'Projects' || name === 'supply-demand'
  return (industries ?? []).length > 0 || (isOfProjects && ofProjects.length > 0)
}

/** The table as a spreadsheet reads it. */
export function csvOf(name: InsightName, rows: readonly InsightRow[]): string {
  const { columns, label } = INSIGHTS[name]
  const head = [label, ...columns.map(([, heading]) => heading)]
  const lines = rows.map((row) => [row.label, ...columns.map(([key]) => String(row[key] ?? ''))])
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Those that one figure counts, the latest first. */
export async function counted(
  { actor, db, now }: SignedIn,
  name: InsightName,
  query: CountedQuery,
  at: PageAt,
): Promise<{ rows: store.CountedRow[]; total: number }> {
  const column = query.column ?? INSIGHTS[name].listed[0] ?? ''
  if (!mayRead(actor, name)) throw refuse('not_found')
  if (!INSIGHTS[name].listed.includes(column)) {
    const text = `Choose one of: ${INSIGHTS[name].listed.join(', ')}.`
    throw refuse('invalid', { fields: { column: [text] } })
  }
  const rows = await QUERIES[name].rows(periodOf(query, now), scopeOf(actor, query), db)
  return store.page(db, rows, { label: query.label, column }, at)
}

type Query = (period: Period, scope: Scope, db: Db) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>

const ofTheLog =
  (query: (period: Period, counted: CountedDays) => RawBuilder<unknown>): Query =>
  async (period, _scope, db) =>
    query(period, await countedOf(db, period))

/** How each is summed up, and which rows its sums are of. */
const QUERIES: Readonly<Record<InsightName, { sums: Query; rows: Query }>> = {
  applications: { sums: network.applications, rows: network.whoDecided },
  'time-in-status': { sums: network.timeInStatus, rows: network.whoStayed },
  sources: { sums: network.sources, rows: network.whoApplied },
  'supply-demand': { sums: network.supplyDemand, rows: network.whoIsWanted },
  'projects-by-status': { sums: projects.projectsByStatus, rows: projects.whichBegan },
  'time-to-hire': { sums: projects.timeToHire, rows: projects.whichHiredFirst },
  requests: { sums: projects.requests, rows: projects.whoWasAsked },
  declines: { sums: projects.declines, rows: projects.whoDeclined },
  hires: { sums: projects.hires, rows: projects.whoWasHired },
  budget: { sums: projects.budget, rows: projects.whoOffered },
  load: { sums: projects.load, rows: projects.whoWorks },
  'active-people': { sums: ofTheLog(use.activePeople), rows: ofTheLog(use.whoWasActive) },
  visits: { sums: ofTheLog(use.visits), rows: use.whichVisits },
  'slow-calls': { sums: ofTheLog(use.slowCalls), rows: use.whichCalls },
}
