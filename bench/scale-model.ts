// From what pages cost to what a machine carries. Everything assumed stands here, by name.
import { markdownTable } from './report.ts'
import { DAYS } from './scale-days.ts'

export interface Cost {
  calls: number
  /** Milliseconds of a processor. */
  server: number
  database: number
  /** Rows of the activity log. */
  rows: number
}

export interface Costs {
  pages: Record<string, Cost>
  /** Megabytes that the server holds at the end. */
  memory: number
  /** Bytes of the experts, projects and what belongs to them. */
  network: number
  /** Bytes of a row of the log with its indexes. */
  row: number
}

const ASSUMED = {
  /** Part of a day's work that falls into its busiest hour. */
  busiestHour: 0.2,
  /** Part of the processors that may be busy then, so that nobody waits in line. */
  used: 0.5,
  /** What writes, jobs, photos and files cost on top of the pages that were measured. */
  onTop: 1.5,
  /** A write or a visit is a row too, beyond the calls of a page. */
  workingDays: 21,
  /** The longest that the settings keep a row of the log. */
  retentionMonths: 12,
  /** Euros a month: a core with 4 GB of memory, and a GB of disk with its backup. */
  euroPerCore: 15,
  euroPerGigabyte: 0.2,
}

const CORES = [2, 4, 8, 16]

/** Of a working day of one active person, over all roles by their shares. */
export function dayOf(pages: Costs['pages']): Cost {
  const day = { calls: 0, server: 0, database: 0, rows: 0 }
  for (const { share, opens } of Object.values(DAYS))
    for (const [name, count] of Object.entries(opens)) {
      const cost = pages[name]
      if (cost === undefined) throw new Error(`Nobody measured ${name}.`)
      for (const key of ['calls', 'server', 'database', 'rows'] as const)
        day[key] += share * count * (cost[key] + (key === 'rows' || key === 'calls' ? 1 : 0))
    }
  return day
}

/** The tables of docs/scale.md by their marks. */
export function tablesOf(costs: Costs): Record<string, string> {
  const day = dayOf(costs.pages)
  return { pages: pagesOf(costs), machines: machinesOf(day, costs) }
}

function pagesOf({ pages, memory, network, row }: Costs): string {
  const rows = Object.entries(pages).map(([name, cost]) => [
    name,
    String(cost.calls),
    cost.server.toFixed(1),
    cost.database.toFixed(1),
    cost.rows.toFixed(1),
  ])
  const sizes = `The server held ${memory.toFixed(0)} MB at the end; the network takes ${(network / 1e9).toFixed(2)} GB, a row of the log ${row.toFixed(0)} bytes with its indexes.`
  return `${markdownTable(['page', 'calls', 'CPU of the server, ms', 'CPU of the database, ms', 'rows of the log'], rows)}\n\n${sizes}`
}

function machinesOf(day: Cost, { row }: Costs): string {
  const busy = ((day.server + day.database) * ASSUMED.onTop * ASSUMED.busiestHour) / 3_600_000
  const rows = CORES.map((cores) => {
    const people = (cores * ASSUMED.used) / busy
    const month = people * day.rows * ASSUMED.workingDays
    const disk = (month * row * ASSUMED.retentionMonths) / 1e9
    const price = cores * ASSUMED.euroPerCore + disk * ASSUMED.euroPerGigabyte
    return [
      String(cores),
      round(people),
      ((people * day.calls * ASSUMED.busiestHour) / 3600).toFixed(0),
      (month / 1e6).toFixed(1),
      disk.toFixed(0),
      ((price / people) * 1000).toFixed(2),
    ]
  })
  return markdownTable(
    [
      'cores',
      'people active on a day',
      'calls a second in the busiest hour',
      'rows of the log a month, millions',
      'disk of the log after 12 months, GB',
      'euros a month per thousand active people',
    ],
    rows,
  )
}

/** To two figures: more would claim to know. */
function round(people: number): string {
  return Number(people.toPrecision(2)).toLocaleString('en')
}
