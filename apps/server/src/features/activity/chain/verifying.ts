import type { Client } from 'pg'
import * as z from 'zod/mini'
import { connectClient } from '#platform/db/addresses.ts'
import { readAnchors } from './anchors.ts'
import { checkLinks, checkRows, whyOf, type Counted, type Misfit, type Range } from './checks.ts'
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
const LINKS = 50_000
const READERS = 2

export interface Wanted extends Omit<Keys, 'logId'> {
  url: string
  anchors: string
  /** Ids after this one and up to that one: whole days. */
  range: Range
  /** As 202611: months whose chain is followed. */
  months: { first: number; last: number }
}

export interface Verdict extends Omit<Counted, 'misfit' | 'verdict'> {
  gaps: { kind: string; rows: number }[]
  anchors: number
  misfit: Misfit | undefined
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
  const counted = await countRows(client, clients, wanted.range, { oldFrom: origin.old_from, dropped })
  const ends = (await readEnds(client)).filter(({ month }) => !dropped.includes(month))
  const misfit =
    misfitOf(counted) ??
    (await checkChains(client, ends, wanted)) ??
    misfitGap ??
    firstOf(ends, (end) => checkEnd(keys, end)) ??
    (await firstAsync(anchors, (anchor) => checkAnchor(client, anchor, dropped)))
  const { rows, unsealed, old } = counted
  return { rows, unsealed, old, gaps: gaps.map(told), anchors: anchors.length, misfit }
}

function misfitOf({ misfit, verdict }: Counted): Misfit | undefined {
  return misfit === null ? undefined : { id: misfit, why: whyOf(verdict) }
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

/** The readers take one step after the other, in the order of the ids, until one of them finds something. */
async function countRows(
  client: Client,
  clients: readonly Client[],
  range: Range,
  known: { oldFrom: string | null; dropped: readonly number[] },
): Promise<Counted> {
  const steps = (await stepsOf(client, range)).values()
  const sum: Counted = { rows: 0, unsealed: 0, old: 0, misfit: null, verdict: null }
  const readOn = async (reader: Client) => {
    for (const step of steps) {
      if (sum.misfit !== null) return
      add(sum, await checkRows(reader, step, known))
    }
  }
  await Promise.all(clients.map(readOn))
  return sum
}

function add(sum: Counted, part: Counted): void {
  sum.rows += part.rows
  sum.unsealed += part.unsealed
  sum.old += part.old
  if (part.misfit === null || (sum.misfit !== null && sum.misfit < part.misfit)) return
  sum.misfit = part.misfit
  sum.verdict = part.verdict
}

/** Steps of about the same number of entries. */
async function stepsOf(client: Client, { after, upTo }: Range): Promise<Range[]> {
  const { rows } = await client.query(
    `select id from (select id, row_number() over (order by id) as number from activity_chain.entries
      where id > $1 and id <= $2) entry where number % ${STEP} = 0 order by id`,
    [after, upTo],
  )
  const bounds = z.parse(z.array(z.object({ id: z.string() })), rows).map(({ id }) => id)
  const unique = [...new Set(bounds)].filter((id) => id !== upTo)
  return [...unique, upTo].map((id, index) => ({ after: unique[index - 1] ?? after, upTo: id }))
}

async function checkChains(
  client: Client,
  ends: readonly EndRow[],
  { months }: Wanted,
): Promise<Misfit | undefined> {
  for (const { month, last } of ends) {
    if (month !== 0 && (month < months.first || month > months.last)) continue
    for (let after = 0; after < last; after += LINKS) {
      const misfit = await checkLinks(client, { month, after, upTo: Math.min(after + LINKS, last) })
      if (misfit !== undefined) return misfit
    }
  }
  return undefined
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
