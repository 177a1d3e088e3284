import { expertMachine } from '@guildhall/contract/experts/machine'
import { gigMachine } from '@guildhall/contract/gigs/machine'
import { engagementMachine } from '@guildhall/contract/hiring/machine'
import type { Move } from '@guildhall/contract/lifecycle'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { seedOf } from './seed.ts'

const seed = seedOf(process.env)
const numRuns = Number(process.env['FUZZ_SEQUENCES'] ?? 25)
const STEPS = 14

const REASON = { status_reason: 'Sample' }
const TABLES = { gigs: 'id', engagements: 'id', experts: 'person_id' } as const

let portal: Portal
const callers = new Map<string, Client>()

beforeAll(async () => {
  process.stdout.write(`sequences: seed ${seed}, ${numRuns} a machine\n`)
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000000' })
  for (const name of ['admin', 'manager', 'manager2', 'hr', 'expert2', 'customer'])
    callers.set(name, await portal.as(name))
})
afterAll(() => portal.stop())

/** What a machine is walked by: how a thing is made, and the calls that stand for its actions. */
interface Walked {
  table: keyof typeof TABLES
  make: () => Promise<string>
  machine: { moves: readonly Move[] }
  /** The path of an action below the thing, the actions of the table that it may be, and what is sent. */
  calls: readonly (readonly [path: string, action: string, body: object])[]
  base: string
  by: readonly string[]
}

const GIG: Walked = {
  table: 'gigs',
  base: '/gigs',
  machine: gigMachine,
  make: async () =>
    gig(portal.db, {
      owner: await portal.userId('manager'),
      admin: await portal.userId('admin'),
      status: 'Draft',
    }),
  calls: [
    ['request', 'request', {}],
    ['approve', 'approve', {}],
    ['reject', 'reject', REASON],
    ['submit', 'submit', {}],
    ['recall', 'recall', {}],
    ['publish', 'publish', {}],
    ['unpublish', 'unpublish', REASON],
    ['close', 'close', REASON],
    ['reopen', 'reopen', {}],
    ['lock', 'lock', {}],
    ['unlock', 'unlock', {}],
  ],
  by: ['admin', 'manager', 'manager2', 'hr', 'expert2', 'customer'],
}

const EXPERT: Walked = {
  table: 'experts',
  base: '/users',
  machine: expertMachine,
  make: async () => (await expert(portal.db, { expertStatus: 'Pending' })).id,
  calls: [
    ['screen', 'screen', {}],
    ['approve', 'approve', {}],
    ['reject', 'reject', REASON],
    ['suspend', 'suspend', REASON],
    ['reconsider', 'reconsider', {}],
    // From Suspended it is another row of the table than from elsewhere.
    ['reconsider', 'reconsider|reconsider:review', { to: 'Pending' }],
    ['remind', 'remind', {}],
    ['submit', 'submit', {}],
  ],
  by: ['admin', 'hr', 'manager', 'expert2', 'customer'],
}

const ENGAGEMENT: Walked = {
  table: 'engagements',
  base: '/engagements',
  machine: engagementMachine,
  make: async () => {
    const { person_id: person } = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('email', '=', 'expert2@demo.test')
      .executeTakeFirstOrThrow()
    const owner = await portal.userId('manager')
    const project = await gig(portal.db, { owner, admin: await portal.userId('admin'), status: 'Published' })
    return engagement(portal.db, { gig: project, expert: person, status: 'Requested' })
  },
  calls: [
    ['accept', 'accept', { message: 'Sample' }],
    ['decline', 'decline', { reason_text: 'Sample' }],
    ['withdraw', 'withdraw', {}],
    ['review', 'review', {}],
    ['hire', 'hire', { rate: 100, rate_type: 'Hourly', starts_on: '2026-01-01' }],
    ['not-selected', 'notSelected', { reason_text: 'Sample' }],
    ['withdraw-request', 'withdrawRequest', {}],
    ['end', 'end', { outcome: 'completed' }],
    ['reopen', 'reopen', {}],
  ],
  by: ['admin', 'manager', 'manager2', 'expert2', 'customer'],
}

describe.each([
  ['a project', GIG],
  ['the vetting of an expert', EXPERT],
  ['an engagement', ENGAGEMENT],
])('any sequence of calls on %s', (_, walked) => {
  it(
    'moves only along the table, and a refusal changes nothing',
    { timeout: 30_000 + numRuns * 4000 },
    async () => {
      const moved = fc.asyncProperty(sequences(walked), async (steps) => walk(walked, steps))

      const run = await fc.check(moved, { seed, numRuns })

      expect(run.failed, fc.defaultReportMessage(run)).toBe(false)
    },
  )
})

type Step = readonly [call: Walked['calls'][number], by: string]

function sequences({ calls, by }: Walked) {
  return fc.array(fc.tuple(fc.constantFrom(...calls), fc.constantFrom('admin', ...by)), { maxLength: STEPS })
}

async function walk(walked: Walked, steps: readonly Step[]): Promise<void> {
  const id = await walked.make()
  let status = await statusOf(walked, id)
  for (const [[path, action, body], by] of steps) {
    const answer = await callers.get(by)?.post(`${walked.base}/${id}/${path}`, body)
    const now = await statusOf(walked, id)
    const where = `${by} ${action} on ${status}: ${answer?.status} ${answer?.text.slice(0, 200)}`
    expect(answer?.status ?? 0, where).toBeLessThan(500)
    expect(answer?.status === 200 ? targets(walked, status, action) : [status], where).toContain(now)
    status = now
  }
}

/** Where the table lets this action lead from a status. */
function targets({ machine }: Walked, status: string, action: string): string[] {
  const actions = action.split('|')
  const moves = machine.moves.filter((move) => actions.includes(move.action) && move.from.includes(status))
  return moves.map(({ to }) => (to === '=' ? status : to))
}

async function statusOf({ table }: Walked, id: string): Promise<string> {
  const { rows } = await sql<{ status: string }>`select status from ${sql.table(table)}
    where ${sql.ref(TABLES[table])} = ${id}`.execute(portal.db)
  return rows[0]?.status ?? 'gone'
}
