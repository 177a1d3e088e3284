import { GATES, GATE_TITLES, type GateKey, type Moment } from '@guildhall/contract/compliance'
import { gateMachine, type GateAction } from '@guildhall/contract/hiring/gate-machine'
import { ASKABLE, type Gate } from '@guildhall/contract/hiring/gates'
import { recordEvent } from '#features/activity/service.ts'
import { bindings } from '#features/compliance/service.ts'
import * as gigStore from '#features/hiring/gig-store.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { tell, told } from '#features/hiring/notices.ts'
import { standingsOf } from '#features/hiring/policy.ts'
import * as hiringStore from '#features/hiring/store.ts'
import type { EngagementRow } from '#features/hiring/store.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { findAll, type Asked, type Found } from './findings.ts'
import * as store from './store.ts'

type Reading = Pick<Ctx, 'db' | 'now'>
type GigOf = Pick<gigStore.GigRow, 'type' | 'confidentiality'>

/** What the reader may do about an open gate. */
export interface Rights {
  canWaive: boolean
  canAsk: boolean
}
const READS: Rights = { canWaive: false, canAsk: false }

/** All gates of an engagement, bound on its project or not. */
export async function gatesOf(ctx: Reading, gig: GigOf, row: Asked, rights: Rights = READS): Promise<Gate[]> {
  return (await gatesOfAll(ctx, gig, row.gig_id, [row], rights)).get(row.id) ?? []
}

/** The same of many engagements of one project, each by its id. */
export async function gatesOfAll(
  ctx: Reading,
  gig: GigOf,
  gigId: string,
  rows: readonly Asked[],
  rights: Rights = READS,
): Promise<ReadonlyMap<string, Gate[]>> {
  const binds = await bindings(ctx.db, gig.type, gig.confidentiality)
  const found = await findAll(ctx, gigId, rows)
  return new Map(
    [...found].map(([id, one]) => [
      id,
      GATES.map((key) => ({
        key,
        title: GATE_TITLES[key],
        binds: [...binds[key]],
        ...stateOf(key, one, rights),
      })),
    ]),
  )
}

const NOTHING = { reason: null, evidence: null, by: null, at: null, asked_at: null, actions: READS }

function stateOf(key: GateKey, { findings, facts }: Found, { canWaive, canAsk }: Rights) {
  const finding = findings[key]
  if ('evidence' in finding) {
    const { evidence, by = null, at = null } = finding
    return { ...NOTHING, state: 'passed' as const, evidence, by, at: at?.toISOString() ?? null }
  }
  const waiver = facts.waivers.find(({ gate }) => gate === key)
  if (waiver === undefined)
    return {
      ...NOTHING,
      state: 'open' as const,
      reason: finding.missing,
      asked_at: facts.asked.get(key)?.toISOString() ?? null,
      actions: { canWaive, canAsk: canAsk && ASKABLE.includes(key) },
    }
  const { reason, by, at } = waiver
  return { ...NOTHING, state: 'waived' as const, reason, by, at: at.toISOString() }
}

/** Those that are open and for which this has to wait. */
export function closedTo(gates: readonly Gate[], moment: Moment): Gate[] {
  return gates.filter(({ state, binds }) => state === 'open' && binds.includes(moment))
}

/** Refuses what waits for a gate, and says which (NEXT N4). */
export async function requireGates(ctx: Reading, engagementId: string, moment: Moment): Promise<void> {
  const row = await hiringStore.find(ctx.db, engagementId, engagementId)
  const gig = row && (await gigStore.agreed(ctx.db, row.gig_id))
  if (row === undefined || gig === undefined) return
  const open = closedTo(await gatesOf(ctx, gig, row), moment)
  if (open.length === 0) return
  const fields = Object.fromEntries(open.map(({ key, reason }) => [key, [reason ?? '']]))
  const names = open.map(({ title }) => title).join(', ')
  throw refuse('gate_open', { fields, text: `This has to wait for: ${names}.` })
}

/** The gates of one engagement, for those who run its hiring. */
export async function list(ctx: SignedIn, gigId: string, engagementId: string): Promise<Gate[]> {
  const { row, standings } = await running(ctx, engagementId)
  if (row.gig_id !== gigId) throw refuse('not_found')
  const rights = { canWaive: may('waive', standings), canAsk: may('ask', standings) }
  return gatesOf(ctx, await gigs.see(ctx, gigId), row, rights)
}

/** Whether the machine lets one of these standings do this to an open gate. */
function may(action: GateAction, standings: readonly string[]): boolean {
  return gateMachine.movesFor('open', action).some(({ by }) => by.some((word) => standings.includes(word)))
}

/** 404 for whoever has no part in it, 403 for who does not run the hiring. */
async function running(ctx: SignedIn, engagementId: string) {
  const row = await hiringStore.find(ctx.db, engagementId, ctx.actor.userId)
  if (row === undefined) throw refuse('not_found')
  const standings = standingsOf(ctx.actor, row)
  if (standings.length === 0) throw refuse('not_found')
  if (standings.includes('expert:self')) throw refuse('forbidden')
  return { row, standings }
}

/** An administrator lets an engagement through an open gate, and says why. */
export async function waive(
  ctx: SignedIn,
  { engagementId, key, reason }: { engagementId: string; key: GateKey; reason: string },
): Promise<Gate> {
  const { row, standings } = await running(ctx, engagementId)
  if (!may('waive', standings)) throw refuse('forbidden')
  const gig = await gigs.hold(ctx, row.gig_id, { isKnown: true })
  await hiringStore.lock(ctx.db, engagementId)
  const { state } = await one(ctx, gig, row, key)
  if (!gateMachine.allows(state, 'waive')) throw refuse('gate_not_open')
  await store.waive(ctx.db, engagementId, key, { reason, by: ctx.actor.userId, at: ctx.now })
  await recordEvent(ctx, {
    kind: 'gate.waived',
    subject: {
      kind: 'expert',
      id: row.person_id,
      title: `${row.first_name} ${row.last_name}`,
      gigId: row.gig_id,
    },
    differences: { gate: { from: 'open', to: `${GATE_TITLES[key]}: ${reason}` } },
  })
  return one(ctx, gig, row, key)
}

/** Asks the expert for what they pass a gate with, at most once a day. */
export async function ask(ctx: SignedIn, engagementId: string, key: GateKey): Promise<Gate> {
  const { row } = await running(ctx, engagementId)
  const gig = await gigs.hold(ctx, row.gig_id, { isKnown: true })
  await hiringStore.lock(ctx.db, engagementId)
  const gate = await one(ctx, gig, row, key)
  if (!gateMachine.allows(gate.state, 'ask') || row.status === 'Closed') throw refuse('gate_not_open')
  if (!ASKABLE.includes(key) || row.user_id === null) throw refuse('gate_not_askable')
  const lately = new Date(ctx.now.getTime() - DAY).toISOString()
  if (gate.asked_at !== null && gate.asked_at > lately) throw refuse('gate_asked')
  await store.ask(ctx.db, engagementId, key, { by: ctx.actor.userId, at: ctx.now })
  await tell(ctx, row, told.asked(row, key))
  return one(ctx, gig, row, key)
}

const DAY = 86_400_000

async function one(ctx: SignedIn, gig: GigOf, row: EngagementRow, key: GateKey): Promise<Gate> {
  const found = (await gatesOf(ctx, gig, row)).find((gate) => gate.key === key)
  if (found === undefined) throw refuse('not_found')
  return found
}

/** Somebody who is hired opens files of the project only once their gates let them. */
export async function requireFiles(ctx: SignedIn, gigId: string): Promise<void> {
  if (!ctx.actor.roles.includes('growth_experts_expert')) return
  const id = await store.hireOf(ctx.db, gigId, ctx.actor.personId)
  if (id !== undefined) await requireGates(ctx, id, 'files')
}
