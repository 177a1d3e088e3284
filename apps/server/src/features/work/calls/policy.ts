import { callMachine, type CallAction } from '@guildhall/contract/work/call-machine'
import { standingsOf } from '#features/hiring/service.ts'
import { mayStep, requireStep } from '#features/work/policy.ts'
import type { Actor } from '#platform/http/context.ts'
import type { CallRow, SlotRow } from './store.ts'

/** Engagements in which there is somebody to call: before the hire too, to get to know each other. */
const CALLABLE = ['Applied', 'Reviewed', 'Hired']

export function isCallable({ engagement_status: status }: Pick<CallRow, 'engagement_status'>): boolean {
  return CALLABLE.includes(status)
}

/** Times are proposed, booked and moved with an approved expert alone. */
export function isGoingOn(row: Pick<CallRow, 'engagement_status' | 'expert_status'>): boolean {
  return isCallable(row) && row.expert_status === 'Approved'
}

export function may(action: CallAction, row: CallRow, actor: Actor): boolean {
  const standings = standingsOf(actor, row)
  return mayStep(callMachine.moves, { status: row.status, action, standings })
}

export function requireMove(action: CallAction, row: CallRow, actor: Actor) {
  const standings = standingsOf(actor, row)
  return requireStep(callMachine.moves, { status: row.status, action, standings })
}

export function isExpert(row: CallRow, actor: Actor): boolean {
  return standingsOf(actor, row).includes('expert:self')
}

/** Somebody who sits in without working on the project or running it. */
export function isGuest(row: CallRow, actor: Actor): boolean {
  return row.guest_id === actor.userId && row.host_id !== actor.userId && standingsOf(actor, row).length === 0
}

/** Nobody books a time they proposed themselves. */
export function isForReader(slot: SlotRow, row: CallRow, actor: Actor): boolean {
  return slot.by_expert !== isExpert(row, actor)
}
