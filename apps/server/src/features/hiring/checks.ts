import { GATE_TITLES, type GateKey } from '@guildhall/contract/compliance'
import type { Gate } from '@guildhall/contract/hiring/gates'
import type { HireCheck } from '@guildhall/contract/hiring/shapes'
import { hasAcceptedNotice } from '#features/accounts/service.ts'
import type { Ctx } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { coolingOffSince } from './cooling-off.ts'
import { gatesOf, type Rights } from './gates/service.ts'
import * as gigStore from './gig-store.ts'
import type { GigRow } from './gig-store.ts'
import * as store from './store.ts'
import type { Candidate, EngagementRow } from './store.ts'

type Reading = Pick<Ctx, 'db' | 'now'>

/** Statuses in which experts are asked. */
const ASKING = ['Approved', 'Published']
/** Somebody who was asked already can be hired while the gig is unpublished. */
const HIRING = [...ASKING, 'Submitted', 'Unpublished']

export function isOpenForHiring({ status, locked }: Pick<GigRow, 'status' | 'locked'>): boolean {
  return ASKING.includes(status) && !locked
}

type Applying = Pick<GigRow, 'status' | 'locked' | 'needs_experts' | 'applications_until'>

/** Published, not locked, and not too late. */
export function isOpenForApplications(gig: Applying, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const isInTime = gig.applications_until === null || gig.applications_until >= today
  return gig.status === 'Published' && !gig.locked && gig.needs_experts && isInTime
}

/** Calls are proposed to approved experts who can sign in. */
export function isReachable(expert: Pick<EngagementRow, 'expert_status' | 'is_locked_out'>): boolean {
  return expert.expert_status === 'Approved' && !expert.is_locked_out
}

/** A request whose time has come is over, whether the job that closes it has been there or not. */
export function isTimeOver(
  { status, expires_at: end }: Pick<EngagementRow, 'status' | 'expires_at'>,
  now: Date,
) {
  return status === 'Requested' && end !== null && end <= now
}

/** Refuses an expert who may not be asked for this gig, or may not apply for it. */
export async function requireCandidate(ctx: Reading, gig: GigRow, personId: string): Promise<Candidate> {
  const found = await store.candidate(ctx.db, personId)
  if (found === undefined) throw refuse('not_found')
  if (found.status !== 'Approved') throw refuse('expert_not_approved')
  if (found.login_status === 'suspended') throw refuse('expert_locked_out')
  if (await gigStore.isInConflict(ctx.db, gig.id, personId, await coolingOffSince(ctx))) {
    throw refuse('expert_in_conflict')
  }
  return found
}

/** Experts whom nobody has rated pass (PRODUCT 5.6.2). */
export function meetsRating(gig: Pick<GigRow, 'minimum_rating'>, expert: Pick<Candidate, 'rating_average'>) {
  const { minimum_rating: least } = gig
  return least === null || expert.rating_average === null || Number(expert.rating_average) >= Number(least)
}

/** What must hold before somebody is hired (PRODUCT 5.4), each with what to do about it; an administrator may waive gates. */
export async function hireChecks(
  ctx: Reading,
  gig: GigRow,
  row: EngagementRow,
  rights?: Rights,
): Promise<HireCheck[]> {
  const hasConsent = row.user_id !== null && (await hasAcceptedNotice(ctx.db, row.user_id, ctx.now))
  const gates = await gatesOf(ctx, gig, row, rights)
  return [
    check(
      'approved',
      'Expert is approved',
      row.expert_status === 'Approved' && !row.is_locked_out,
      row.is_locked_out ? 'The account of this expert is suspended.' : 'The vetting of the expert decides.',
    ),
    check('gig', 'Project is open for hiring', HIRING.includes(gig.status), 'It must be approved first.'),
    check(
      'consent',
      'Personal data notice accepted within a year',
      hasConsent,
      'Ask the expert to accept it again.',
    ),
    ...gates.flatMap((gate) => {
      const found = OF_GATES[gate.key]
      return found === null || !gate.binds.includes('hire') ? [] : [gateCheck(gate, found)]
    }),
  ]
}

/** What gates are called among the checks; an agreement comes with the hire alone. */
const OF_GATES: Readonly<Record<GateKey, Pick<HireCheck, 'key' | 'label'> | null>> = {
  cooling_off: { key: 'conflict', label: 'No company in conflict' },
  nda: { key: 'nda', label: 'Confidentiality agreement signed' },
  conflict: { key: 'conflict_declared', label: 'No conflict of interest declared' },
  restricted: { key: 'restricted', label: 'Not on the restricted list' },
  training: { key: 'training', label: 'Training taken' },
  attestation: { key: 'attestation', label: 'Attestation of this year signed' },
  agreement: null,
}

function gateCheck(gate: Gate, { key, label }: Pick<HireCheck, 'key' | 'label'>): HireCheck {
  const waived = `Waived by ${gate.by ?? 'an administrator'}: ${gate.reason ?? ''}`
  return {
    key,
    label,
    is_met: gate.state !== 'open',
    hint: gate.state === 'waived' ? waived : gate.reason,
    gate: gate.key,
    can_waive: gate.actions.canWaive,
    can_ask: gate.actions.canAsk,
    asked_at: gate.asked_at,
  }
}

function check(key: HireCheck['key'], label: string, isMet: boolean, hint: string): HireCheck {
  return {
    key,
    label,
    is_met: isMet,
    hint: isMet ? null : hint,
    gate: null,
    can_waive: false,
    can_ask: false,
    asked_at: null,
  }
}

/** "Something is missing before this expert can be hired: NDA signed." */
export function blockedBy(missing: readonly HireCheck[]): string {
  const names = missing.map(({ gate, label }) => (gate === null ? label : GATE_TITLES[gate]))
  return `Something is missing before this expert can be hired: ${names.join(', ')}.`
}
