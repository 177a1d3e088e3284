import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import { engagementMachine } from '@guildhall/contract/hiring/machine'
import type { Actor } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

export type Reader = Pick<Actor, 'userId' | 'personId' | 'roles'>
export type Action = (typeof engagementMachine.moves)[number]['action']

/** What decides who runs the hiring of a gig. */
export interface RunBy {
  owner_id: string
  co_owner_ids: readonly string[]
  /** Contributors whose role manages the gig. */
  lead_ids: readonly string[]
}

/** Whether this reader requests, shortlists and hires on this gig (PRODUCT 5.2 rows 47 and 49). */
export function runsHiring({ roles, userId }: Pick<Reader, 'userId' | 'roles'>, gig: RunBy): boolean {
  if (roles.includes('growth_experts_admin')) return true
  return roles.includes('growth_experts_manager') && isOwn(userId, gig)
}

function isOwn(userId: string, gig: RunBy): boolean {
  return gig.owner_id === userId || gig.co_owner_ids.includes(userId) || gig.lead_ids.includes(userId)
}

const SUSPENDED = 'suspended'

/** The standings in which somebody may do something; none while they are suspended. */
export function acting(standings: readonly string[]): readonly string[] {
  return standings.includes(SUSPENDED) ? [] : standings
}

/** What decides what somebody is to an engagement. */
export interface Standing extends RunBy {
  person_id: string
  expert_status: string
}

/**
 * The words of the machine for what this reader is to an engagement, and whether they are suspended: then they see what
 * they are hired for and do nothing there (PRODUCT 5.3.2).
 */
export function standingsOf(reader: Reader, engagement: Standing): string[] {
  const { roles } = reader
  const words: string[] = []
  if (roles.includes('growth_experts_admin')) words.push('admin')
  if (roles.includes('growth_experts_manager') && isOwn(reader.userId, engagement)) words.push('manager:own')
  const isSelf = roles.includes('growth_experts_expert') && reader.personId === engagement.person_id
  // Nobody runs the hiring of themselves.
  if (!isSelf) return words
  return engagement.expert_status === 'Suspended' ? ['expert:self', SUSPENDED] : ['expert:self']
}

/** Whether the machine lets one of these standings do this now. */
export function mayMove(status: EngagementStatus, action: Action, standings: readonly string[]): boolean {
  return engagementMachine
    .movesFor(status, action)
    .some(({ by }) => by.some((word) => acting(standings).includes(word)))
}

/** 403 for what is not this reader's to do, 409 for what may not be done now; the status after the move. */
export function requireMove(
  status: EngagementStatus,
  action: Action,
  standings: readonly string[],
): EngagementStatus {
  const rows = engagementMachine.moves.filter((move) => move.action === action)
  const isTheirs = rows.some(({ by }) => by.some((word) => acting(standings).includes(word)))
  if (!isTheirs) throw refuse('forbidden')
  const row = rows.find(({ from }) => from.some((one) => one === status))
  if (row === undefined) throw refuse('wrong_state')
  return row.to
}
