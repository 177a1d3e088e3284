import type { Move } from '@guildhall/contract/lifecycle'
import { acting } from '#features/hiring/service.ts'
import { refuse } from '#platform/http/refuse.ts'

interface Step<Status extends string> {
  status: Status
  action: string
  /** What the reader is to the thing, in the words of the machine. */
  standings: readonly string[]
}

/** Whether a machine lets one of these standings do this now. */
export function mayStep<Status extends string>(
  moves: readonly Move<Status>[],
  { status, action, standings }: Step<Status>,
): boolean {
  return moves.some(
    (move) =>
      move.action === action &&
      move.from.includes(status) &&
      move.by.some((word) => acting(standings).includes(word)),
  )
}

/** 403 for what is not this reader's to do, 409 for what may not be done now; the status after the step. */
export function requireStep<Status extends string>(
  moves: readonly Move<Status>[],
  { status, action, standings }: Step<Status>,
): Status {
  const known = moves.filter((move) => move.action === action)
  const own = known.filter(({ by }) => by.some((word) => acting(standings).includes(word)))
  if (own.length === 0) throw refuse('forbidden')
  const move = own.find(({ from }) => from.includes(status))
  if (move === undefined) throw refuse('wrong_state')
  return move.to === '=' ? status : move.to
}

/** 422 at one field. */
export function wrong(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
