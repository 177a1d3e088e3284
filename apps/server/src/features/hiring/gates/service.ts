import { GATES, GATE_TITLES, type GateKey, type Moment } from '@guildhall/contract/compliance'
import type { Gate } from '@guildhall/contract/hiring/gates'
import { recordEvent } from '#features/activity/service.ts'
import { bindings, restriction } from '#features/compliance/service.ts'
import { coolingOffSince } from '#features/hiring/cooling-off.ts'
import * as gigStore from '#features/hiring/gig-store.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { standingsOf } from '#features/hiring/policy.ts'
import * as hiringStore from '#features/hiring/store.ts'
import type { EngagementRow } from '#features/hiring/store.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'
import type { GateFacts } from './store.ts'

type Reading = Pick<Ctx, 'db' | 'now'>
type Of = Pick<EngagementRow, 'id' | 'gig_id' | 'person_id' | 'declares_no_conflict' | 'applied_at'>
type GigOf = Pick<gigStore.GigRow, 'type' | 'confidentiality'>

/** What was found of one gate: what is missing, or what shows that it was passed. */
type Finding =
  | { missing: string }
  | { evidence: string; by?: string | null | undefined; at?: Date | null | undefined }

/** All gates of an engagement, bound on its project or not. */
export async function gatesOf(ctx: Reading, gig: GigOf, row: Of, canWaive = false): Promise<Gate[]> {
  const binds = await bindings(ctx.db, gig.type, gig.confidentiality)
  const facts = await store.factsOf(ctx.db, row.id)
  const findings = await findingsOf(ctx, row, facts)
  return GATES.map((key) => ({ key, title: GATE_TITLES[key], binds: [...binds[key]], ...stateOf(key) }))

  function stateOf(key: GateKey) {
    const finding = findings[key]
    if ('evidence' in finding) {
      const { evidence, by = null, at = null } = finding
      return { ...NOTHING, state: 'passed' as const, evidence, by, at: at?.toISOString() ?? null }
    }
    const waiver = facts.waivers.find(({ gate }) => gate === key)
    if (waiver === undefined)
      return { ...NOTHING, state: 'open' as const, reason: finding.missing, actions: { canWaive } }
    const { reason, by, at } = waiver
    return { ...NOTHING, state: 'waived' as const, reason, by, at: at.toISOString() }
  }
}

const NOTHING = { reason: null, evidence: null, by: null, at: null, actions: { canWaive: false } }

async function findingsOf(ctx: Reading, row: Of, facts: GateFacts): Promise<Record<GateKey, Finding>> {
  const found = await restriction(ctx.db, row.gig_id, row.person_id)
  const since = await coolingOffSince(ctx)
  const isInConflict = await gigStore.isInConflict(ctx.db, row.gig_id, row.person_id, since)
  return {
    nda:
      facts.nda_at === null
        ? { missing: 'Ask the expert to sign and upload it, or HR to tick it off.' }
        : { evidence: 'Confidentiality agreement on file', by: facts.nda_by, at: facts.nda_at },
    agreement:
      facts.agreement_at === null
        ? { missing: 'The expert has not signed the current version of the agreement.' }
        : { evidence: `Version ${facts.agreement_version}`, by: facts.agreement_by, at: facts.agreement_at },
    conflict: row.declares_no_conflict
      ? { evidence: 'Declared with the application', at: row.applied_at }
      : { missing: 'The expert has not declared that there is no conflict.' },
    restricted:
      found === null ? { evidence: 'Checked against the list of today' } : { missing: restrictedText(found) },
    cooling_off: isInConflict
      ? { missing: 'The expert works, or worked lately, for a company in conflict.' }
      : { evidence: `No company in conflict since ${since}` },
  }
}

function restrictedText({ company, named }: { company: string; named: string }): string {
  return company === named
    ? `The expert works for ${company}, which is restricted and which this project names.`
    : `The expert works for ${company}, which is restricted, and this project names ${named}.`
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
  const { row, isAdmin } = await running(ctx, engagementId)
  if (row.gig_id !== gigId) throw refuse('not_found')
  return gatesOf(ctx, await gigs.see(ctx, gigId), row, isAdmin)
}

/** 404 for whoever has no part in it, 403 for who does not run the hiring. */
async function running(ctx: SignedIn, engagementId: string) {
  const row = await hiringStore.find(ctx.db, engagementId, ctx.actor.userId)
  if (row === undefined) throw refuse('not_found')
  const standings = standingsOf(ctx.actor, row)
  if (standings.length === 0) throw refuse('not_found')
  if (standings.includes('expert:self')) throw refuse('forbidden')
  return { row, isAdmin: standings.includes('admin') }
}

/** An administrator lets an engagement through an open gate, and says why. */
export async function waive(
  ctx: SignedIn,
  { engagementId, key, reason }: { engagementId: string; key: GateKey; reason: string },
): Promise<Gate> {
  const { row, isAdmin } = await running(ctx, engagementId)
  if (!isAdmin) throw refuse('forbidden')
  const gig = await gigs.hold(ctx, row.gig_id, { isKnown: true })
  await hiringStore.lock(ctx.db, engagementId)
  if ((await one(ctx, gig, row, key)).state !== 'open') throw refuse('gate_not_open')
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
