import {
  agreementMachine,
  type AgreementAction,
  type AgreementStatus,
} from '@guildhall/contract/hiring/agreement-machine'
import { acting } from '#features/hiring/policy.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Seen } from './service.ts'

function statusOf({ row, current }: Pick<Seen, 'row' | 'current'>): AgreementStatus {
  if (row.status !== 'Hired') return 'over'
  return current.signature_id === null ? 'unsigned' : 'signed'
}

/** Whether the machine lets this reader do this now. */
export function may(action: AgreementAction, seen: Seen): boolean {
  const { standings } = seen
  return agreementMachine
    .movesFor(statusOf(seen), action)
    .some(({ by }) => by.some((word) => acting(standings).includes(word)))
}

/** 403 for what is never this reader's to do, 409 once the hire has ended. */
export function requireParty(action: AgreementAction, seen: Seen): void {
  const { standings } = seen
  const own = agreementMachine.moves.filter((move) => move.action === action)
  if (!own.some(({ by }) => by.some((word) => acting(standings).includes(word)))) throw refuse('forbidden')
  if (statusOf(seen) === 'over') throw refuse('wrong_state')
}
