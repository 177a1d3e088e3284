import type { Client } from 'pg'
import * as z from 'zod/mini'
import { connectClient } from '#platform/db/addresses.ts'
import { readAnchors } from './anchors.ts'
import { checkLinks, checkRows, type Counted, type Misfit, type Range } from './checks.ts'
import {
  checkAnchor,
  checkEnd,
  checkGap,
  readEnds,
  readGaps,
  type EndRow,
  type GapRow,
  type Keys,
} from './promises.ts'

/** How many rows are read at once, by how many connections. */
const STEP = 20_000
const LINKS = 20_000
const READERS = 2

export interface Wanted extends Omit<Keys, 'logId'> {
  url: string
  anchors: string
  /** Ids after this one and up to that one: whole days. */
  range: Range
  /** As 202611: months whose chain is followed. */
  months: { first: number; last: number }
}

export interface Verdict extends Counted {
  gaps: { kind: string; rows: number }[]
  anchors: number
}

/** Reads the log as it is at one moment, while the portal goes on writing, and names the first row that does not fit. */
export async function verifyLog(wanted: Wanted): Promise<Verdict> {
  const clients = await Promise.all(Array.from({ length: READERS }, () => connect(wanted.url)))
  try {
    const [first] = clients
    if (first === undefined) throw new Error('No connection.')
    await shareSnapshot(first, clients.slice(1))
    return await verifyWith(first, clients, wanted)
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

async function verifyWith(client: Client, clients: readonly Client[], wanted: Wanted): Promise<Verdict> {
  const origin = await originOf(client)
  const keys = { ...wanted, logId: origin.log_id }
  const anchors = await readAnchors(wanted.anchors, origin.log_id)
  const gaps = await readGaps(client, await droppedOf(client))
  const misfitGap = firstOf(gaps, (gap) => checkGap(keys, gap))
  const dropped = gaps
    .filter((gap) => gap.kind === 'dropped' && checkGap(keys, gap) === undefined)
    .map(({ month }) => month)
  const ends = (await readEnds(client)).filter(({ month }) => !dropped.includes(month))
  const steps = await stepsOf(client, ends, wanted.range)
  const counted = await countRows(clients, steps, { oldFrom: origin.old_from, dropped })
  const misfit =
    counted.misfit ??
    (await checkChains(clients, ends, wanted)) ??
    misfitGap ??
    firstOf(ends, (end) => checkEnd(keys, end)) ??
    (await firstAsync(anchors, (anchor) => checkAnchor(client, anchor, dropped)))
  return { ...counted, gaps: gaps.map(told), anchors: anchors.length, misfit }
}

function told({ kind, rows }: GapRow) {
  return { kind: kind ?? 'unknown', rows: rows ?? 0 }
}

const Origin = z.tuple([z.object({ log_id: z.string(), old_from: z.nullable(z.string()) })])

async function originOf(client: Client) {
  const { rows } = await client.query('select log_id, old_from from activity_chain.origin')
  return z.parse(Origin, rows)[0]
}

async function droppedOf(client: Client): Promise<number[]> {
  const { rows } = await client.query(`select month from activity_chain.gaps where kind = 'dropped'`)
  return z.parse(z.array(z.object({ month: z.number() })), rows).map(({ month }) => month)
}

/** The readers take one step after the other, in their order, until one of them finds something. */
async function inTurns<T>(
  clients: readonly Client[],
  steps: readonly T[],
  take: (client: Client, step: T) => Promise<Misfit | undefined>,
): Promise<void> {
  const left = steps.values()
  let isOver = false
  const readOn = async (client: Client) => {
    for (const step of left) {
      if (isOver) return
      if ((await take(client, step)) !== undefined) isOver = true
    }
  }
  await Promise.all(clients.map(readOn))
}

async function countRows(
  clients: readonly Client[],
  steps: readonly Range[],
  known: { oldFrom: string | null; dropped: readonly number[] },
): Promise<Counted> {
  const sum: Counted = { rows: 0, unsealed: 0, old: 0, misfit: undefined }
  await inTurns(clients, steps, async (client, step) => {
    const part = await checkRows(client, step, known)
    sum.rows += part.rows
    sum.unsealed += part.unsealed
    sum.old += part.old
    // Two readers may find something at once: the earlier row is named.
    if (part.misfit && !(sum.misfit && (sum.misfit.id ?? '') < (part.misfit.id ?? '')))
      sum.misfit = part.misfit
    return part.misfit
  })
  return sum
}

/** Steps of about the same number of entries: a month is chained about in the order of its ids. */
async function stepsOf(client: Client, ends: readonly EndRow[], { after, upTo }: Range): Promise<Range[]> {
  const bounds = new Set<string>()
  for (const { month, last } of ends) {
    const { rows } = await client.query(
      `select e.id from generate_series(${STEP}, $2::bigint, ${STEP}) step
        join activity_chain.entries e on e.month = $1 and e.place = step where e.id > $3 and e.id < $4`,
      [month, last, after, upTo],
    )
    for (const { id } of z.parse(z.array(z.object({ id: z.string() })), rows)) bounds.add(id)
  }
  const sorted = [...bounds].toSorted()
  return [...sorted, upTo].map((id, index) => ({ after: sorted[index - 1] ?? after, upTo: id }))
}

async function checkChains(
  clients: readonly Client[],
  ends: readonly EndRow[],
  { months }: Wanted,
): Promise<Misfit | undefined> {
  const steps = ends
    .filter(({ month }) => month === 0 || (month >= months.first && month <= months.last))
    .flatMap(({ month, last }) =>
      Array.from({ length: Math.ceil(last / LINKS) }, (_, step) => ({
        month,
        after: step * LINKS,
        upTo: Math.min((step + 1) * LINKS, last),
      })),
    )
  const found: { at: number; misfit: Misfit }[] = []
  await inTurns(clients, steps, async (client, step) => {
    const misfit = await checkLinks(client, step)
    if (misfit !== undefined) found.push({ at: steps.indexOf(step), misfit })
    return misfit
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.misfit
}

function firstOf<T>(items: readonly T[], check: (item: T) => Misfit | undefined): Misfit | undefined {
  for (const item of items) {
    const misfit = check(item)
    if (misfit !== undefined) return misfit
  }
  return undefined
}

async function firstAsync<T>(
  items: readonly T[],
  check: (item: T) => Promise<Misfit | undefined>,
): Promise<Misfit | undefined> {
  for (const item of items) {
    const misfit = await check(item)
    if (misfit !== undefined) return misfit
  }
  return undefined
}

async function connect(url: string): Promise<Client> {
  return connectClient({ url, application_name: 'guildhall verify' })
}

/** All readers see the same moment. */
async function shareSnapshot(first: Client, others: readonly Client[]): Promise<void> {
  await begin(first)
  const { rows } = await first.query('select pg_export_snapshot() as name')
  const [{ name }] = z.parse(z.tuple([z.object({ name: z.string() })]), rows)
  for (const client of others) {
    await begin(client)
    await client.query(`set transaction snapshot ${client.escapeLiteral(name)}`)
  }
}

async function begin(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0')
  await client.query('set local jit = off')
}
