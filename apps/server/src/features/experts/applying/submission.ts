import type { CompletenessAnswer, ProfileStep } from '@guildhall/contract/applications/completeness'
import * as accounts from '#features/accounts/service.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import { see, type Seen } from '#features/experts/service.ts'
import type { PersonRow } from '#features/experts/store.ts'
import { transition } from '#features/experts/vetting/transition.ts'
import * as people from '#features/people/service.ts'
import { limits, spelling, valueOf } from '#features/settings/service.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { missingOf, percentOf, stepsOf } from './completeness.ts'
import { confirm } from './sending.ts'
import * as store from './store.ts'

const HOUR = 3_600_000

/** How far a profile is, for its owner and for staff who may read it; 404 for everybody else. */
export async function completeness(ctx: SignedIn, id: string): Promise<CompletenessAnswer> {
  const seen = await see(ctx, id)
  const { row, view } = seen
  if (!row.is_expert || (view.audience !== 'self' && view.audience !== 'staff')) throw refuse('not_found')
  const wording = spelling(await valueOf(ctx.db, 'corrected_wording'))
  const found = stepsOf(row, await store.amounts(ctx.db, row.id))
  const steps = found.map((step) => ({ ...step, errors: step.errors.map(wording) }))
  return {
    data: {
      steps,
      percent: percentOf(steps),
      is_complete: steps.every(({ errors }) => errors.length === 0),
      is_notice_accepted: await hasNotice(ctx, seen),
      can_submit_from: (await resubmittableFrom(ctx, seen))?.toISOString() ?? null,
      submitted_at: row.applied_at?.toISOString() ?? null,
    },
    actions: { canSubmit: await maySubmit(ctx, seen) },
  }
}

/** The steps of a profile that hold nothing or lack something, what is only recommended among them. */
export async function missingSteps({ db }: SignedIn, row: PersonRow): Promise<ProfileStep[]> {
  const steps = stepsOf(row, await store.amounts(db, row.id))
  return steps.flatMap(({ step, is_complete: isComplete }) => (isComplete ? [] : [step]))
}

/**
 * SUBMIT APPLICATION: an Incomplete profile with nothing missing becomes Pending, sent by its owner or by an admin on their
 * behalf; a Rejected one by its owner alone, under the conditions of PRODUCT 5.3.1.
 */
export async function submit(ctx: SignedIn, deps: ExpertsDeps, id: string): Promise<void> {
  const { row: found } = await see(ctx, id)
  await people.lock(ctx.db, found.id)
  const seen = await see(ctx, found.id)
  const { status, resubmissions } = seen.row
  const isAgain = status === 'Rejected'
  const isEarly = status === 'New' || status === 'Invited'
  await transition(ctx, deps, {
    id: found.id,
    action: 'submit',
    guard: () => (isAgain ? requireTurn(ctx, seen) : requireComplete(ctx, seen)),
    columns: { resubmissions: (resubmissions ?? 0) + (isAgain ? 1 : 0) },
    ...(isEarly ? {} : { wrongState: 'already_submitted' as const }),
  })
  await confirm(ctx.db, deps, seen.row)
}

async function requireTurn(ctx: SignedIn, seen: Seen): Promise<void> {
  if (!(await maySubmit(ctx, seen))) throw refuse('already_submitted')
}

async function requireComplete(ctx: SignedIn, seen: Seen): Promise<void> {
  const fields = missingOf(stepsOf(seen.row, await store.amounts(ctx.db, seen.row.id)))
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields })
  if (!(await hasNotice(ctx, seen))) throw refuse('notice_missing')
}

async function hasNotice({ db, now }: SignedIn, { row }: Seen): Promise<boolean> {
  return row.user_id !== null && accounts.hasAcceptedNotice(db, row.user_id, now)
}

async function maySubmit(ctx: SignedIn, seen: Seen): Promise<boolean> {
  if (seen.row.status === 'Incomplete') return isOwner(seen) || isAdmin(ctx.actor)
  const from = await resubmittableFrom(ctx, seen)
  return isOwner(seen) && from !== null && ctx.now >= from
}

/** From when on a Rejected profile may be submitted again; null when it may not. */
async function resubmittableFrom({ db }: SignedIn, { row }: Seen): Promise<Date | null> {
  if (row.status !== 'Rejected' || !row.may_resubmit || row.rejected_at === null) return null
  const { resubmit_hours: hours } = await limits(db)
  return new Date(row.rejected_at.getTime() + hours * HOUR)
}

function isOwner({ view }: Seen): boolean {
  return view.audience === 'self'
}

function isAdmin({ roles }: Actor): boolean {
  return roles.includes('growth_experts_admin')
}
