import type { ErrorCode } from '@guildhall/contract/api'
import type { ExpertStatus } from '@guildhall/contract/experts/machine'
import { tellingNames } from '@guildhall/contract/reference/telling-names'
import type { Updateable } from 'kysely'
import * as activity from '#features/activity/service.ts'
import type { DecidingCtx, ExpertsDeps } from '#features/experts/deps.ts'
import { requireView } from '#features/experts/policy.ts'
import * as experts from '#features/experts/store.ts'
import type { PersonRow } from '#features/experts/store.ts'
import * as people from '#features/people/service.ts'
import type { Experts } from '#platform/db/tables.gen.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import { columnsOf, type Reasons } from './columns.ts'
import { requireMove, type VettingAction } from './policy.ts'
import { tell } from './notices.ts'

export interface Step {
  /** The person, or their login. */
  id: string
  action: VettingAction
  /** Why, for reject and suspend; asked for when who and when are settled. */
  reasons?: () => Promise<Reasons>
  /** Runs when who and when are settled and before anything is written: the guard of the machine. Throws to refuse. */
  guard?: (person: PersonRow) => Promise<void> | void
  /** Columns of the vetting beside those that the action sets. */
  columns?: Updateable<Experts>
  /** Instead of 409 'Not allowed in this state'. */
  wrongState?: ErrorCode
  /** Off: the person is told in the portal alone. */
  isMailed?: boolean
}

export interface Moved {
  /** The person before. */
  person: PersonRow
  from: string | null
  to: string
  reasons: Reasons | undefined
}

type Deps = Pick<ExpertsDeps, 'product' | 'onLeft'>

/**
 * One step of the vetting (PRODUCT 5.3.1), in the transaction of `ctx`: the person is locked, the machine asked who may
 * and when (404, 403, 409), the status set, the event written and everybody told whom it concerns.
 */
export async function transition(ctx: DecidingCtx, deps: Deps, step: Step): Promise<Moved> {
  const person = await lockedPerson(ctx, step.id)
  const { to } = requireStep(ctx, person, step)
  await step.guard?.(person)
  const reasons = await step.reasons?.()
  const moved = { person, from: person.status, to: to === '=' ? (person.status ?? '') : to, reasons }
  await experts.update(ctx.db, person.id, {
    ...(to === '=' ? {} : { status: to satisfies ExpertStatus, status_changed_at: ctx.now }),
    ...columnsOf(step.action, { ctx, person, reasons }),
    ...step.columns,
  })
  if (step.action === 'reject') await deps.onLeft(ctx, person.id, 'rejected')
  if (step.action === 'suspend') await deps.onLeft(ctx, person.id, 'suspended')
  await record(ctx, step, moved)
  await tell(ctx, deps, step, moved)
  return moved
}

async function lockedPerson(ctx: DecidingCtx, id: string): Promise<PersonRow> {
  const found = await experts.find(ctx.db, id)
  requireView(ctx.actor, found)
  if (found === undefined) throw refuse('not_found')
  await people.lock(ctx.db, found.id)
  const person = await experts.find(ctx.db, found.id)
  if (person === undefined) throw refuse('not_found')
  return person
}

function requireStep(ctx: DecidingCtx, person: PersonRow, { action, wrongState }: Step) {
  try {
    return requireMove(ctx.actor, person, action)
  } catch (thrown) {
    const isLate = thrown instanceof Refusal && thrown.code === 'wrong_state'
    throw isLate && wrongState !== undefined ? refuse(wrongState) : thrown
  }
}

/** `expert.approved`: what the activity of an expert and their history show. */
const EVENTS: Record<VettingAction, string> = {
  register: 'expert.registered',
  start: 'expert.started',
  storeApplication: 'expert.applied',
  submit: 'expert.applied',
  screen: 'expert.screened',
  approve: 'expert.approved',
  reject: 'expert.rejected',
  suspend: 'expert.suspended',
  reconsider: 'expert.reconsidered',
  'reconsider:review': 'expert.reconsidered',
  remind: 'expert.reminded',
  erase: 'expert.erased',
}

async function record(
  ctx: DecidingCtx,
  { action }: Step,
  { person, from, to, reasons }: Moved,
): Promise<void> {
  const text = reasons?.text ?? null
  const named = tellingNames(reasons?.reasons ?? [], text)
  await activity.recordEvent(ctx, {
    kind: EVENTS[action],
    subject: { kind: 'expert', id: person.id, title: `${person.first_name} ${person.last_name}` },
    differences: {
      ...(from === to ? {} : { status: { from, to } }),
      ...(named.length === 0 ? {} : { reasons: { from: null, to: named } }),
      ...(text === null ? {} : { status_reason: { from: null, to: text } }),
    },
  })
}
