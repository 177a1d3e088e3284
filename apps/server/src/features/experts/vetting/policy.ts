import type { ProfileActions } from '@guildhall/contract/experts/profile'
import { expertMachine, EXPERT_STATUSES, type ExpertStatus } from '@guildhall/contract/experts/machine'
import type { Permission } from '@guildhall/contract/access'
import type { Move } from '@guildhall/contract/lifecycle'
import type { Reader, Subject } from '#features/experts/policy.ts'
import { refuse } from '#platform/http/refuse.ts'

export type VettingAction = (typeof expertMachine.moves)[number]['action']
type VettingMove = Move<ExpertStatus>

/** What a reader is to a person, in the words of the machine. */
const IS: Record<string, (reader: Reader, subject: Subject, action: string) => boolean> = {
  owner: (reader, subject) => reader.personId === subject.id,
  admin: ({ roles }) => roles.includes('growth_experts_admin'),
  hr: ({ roles }) => roles.includes('growth_experts_hr_generalist'),
  'hr:grant': (reader, _subject, action) => isHr(reader) && isGranted(reader, action),
  'manager:grant': (reader, _subject, action) => isManager(reader) && isGranted(reader, action),
  'manager:invitedBy': (reader, { invited_by: by }) => isManager(reader) && by === reader.userId,
  'manager:hiredOnOwnGig': (reader, { hired_by_ids: by }) => isManager(reader) && by.includes(reader.userId),
}

/** What an admin may switch on for a role (PRODUCT 5.2 rows 19, 20 and 22). */
const GRANTS: Record<string, Permission> = {
  approve: 'CAN_APPROVE_EXPERTS',
  reject: 'CAN_REJECT_EXPERTS',
  reconsider: 'CAN_RECONSIDER_EXPERTS',
}

function isManager({ roles }: Reader): boolean {
  return roles.includes('growth_experts_manager')
}

function isHr({ roles }: Reader): boolean {
  return roles.includes('growth_experts_hr_generalist')
}

function isGranted({ permissions }: Reader, action: string): boolean {
  const permission = GRANTS[action]
  return permission !== undefined && permissions.includes(permission)
}

/** The move that this reader may make now, if any. */
export function moveFor(reader: Reader, subject: Subject, action: VettingAction): VettingMove | undefined {
  const status = statusOf(subject)
  if (status === undefined || isUnreachable(subject, action)) return undefined
  return expertMachine.movesFor(status, action).find((move) => mayMake(reader, subject, move))
}

/** No mail goes to whoever cannot sign in. */
function isUnreachable({ is_locked_out: isLockedOut }: Subject, action: VettingAction): boolean {
  return isLockedOut && action === 'remind'
}

/** The same for a write: 403 for whom it is not, 409 when it is not the time. */
export function requireMove(reader: Reader, subject: Subject, action: VettingAction): VettingMove {
  const status = statusOf(subject)
  const moves: readonly VettingMove[] = expertMachine.moves.filter((move) => move.action === action)
  if (status === undefined || !moves.some((move) => mayMake(reader, subject, move))) throw refuse('forbidden')
  if (isUnreachable(subject, action)) throw refuse('expert_locked_out')
  if (!expertMachine.allows(status, action)) throw refuse('wrong_state')
  const move = moveFor(reader, subject, action)
  if (move === undefined) throw refuse('forbidden')
  return move
}

export type VettingActions = Pick<
  ProfileActions,
  'canScreen' | 'canApprove' | 'canReject' | 'canSuspend' | 'canReconsider' | 'canRemind'
>

export const NO_VETTING: VettingActions = {
  canScreen: false,
  canApprove: false,
  canReject: false,
  canSuspend: false,
  canReconsider: false,
  canRemind: false,
}

/** What the buttons read (PRODUCT D-07). */
export function vettingActionsOf(reader: Reader, subject: Subject): VettingActions {
  const can = (action: VettingAction) => moveFor(reader, subject, action) !== undefined
  return {
    canScreen: can('screen'),
    canApprove: can('approve'),
    canReject: can('reject'),
    canSuspend: can('suspend'),
    canReconsider: can('reconsider'),
    canRemind: can('remind'),
  }
}

/** Nobody decides about themselves, whatever their roles. */
function mayMake(reader: Reader, subject: Subject, { by, action }: VettingMove): boolean {
  const isSelf = reader.personId === subject.id
  return by.some((word) => isSelf === (word === 'owner') && IS[word]?.(reader, subject, action) === true)
}

function statusOf({ status }: Subject): ExpertStatus | undefined {
  return EXPERT_STATUSES.find((one) => one === status)
}
