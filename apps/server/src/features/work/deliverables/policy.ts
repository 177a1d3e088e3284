import { deliverableMachine, type DeliverableAction } from '@guildhall/contract/work/deliverable-machine'
import type { Standing } from '#features/gigs/service.ts'
import { mayStep, requireStep } from '#features/work/policy.ts'
import type { DeliverableRow } from './store.ts'

/** What a reader is to a deliverable, in the words of the machine. Nobody accepts what they hand in themselves. */
export function standingsOf(
  { isAdmin, isOwner }: Pick<Standing, 'isAdmin' | 'isOwner'>,
  { is_theirs: isTheirs }: Pick<DeliverableRow, 'is_theirs'>,
): string[] {
  if (isTheirs) return ['expert:hired']
  return [...(isAdmin ? ['admin'] : []), ...(isOwner ? ['manager:own'] : [])]
}

type Of = Pick<DeliverableRow, 'status' | 'is_theirs'>

export function may(action: DeliverableAction, row: Of, standing: Standing): boolean {
  return mayStep(deliverableMachine.moves, {
    status: row.status,
    action,
    standings: standingsOf(standing, row),
  })
}

export function requireMove(action: DeliverableAction, row: Of, standing: Standing) {
  return requireStep(deliverableMachine.moves, {
    status: row.status,
    action,
    standings: standingsOf(standing, row),
  })
}

/** Who reads the list at all: everybody who is on the project, now or once. */
export function mayList(standing: Standing, wasHired: boolean): boolean {
  const { isAdmin, isManager, isHr, isContributor, level } = standing
  return isAdmin || isManager || isHr || isContributor || level > 0 || wasHired
}
