/** One row of a state machine: who may do `action` from which statuses, and what the status is then ('=': unchanged). */
export interface Move<Status extends string = string> {
  from: readonly Status[]
  action: string
  /** Who: a role, or a role with what it must be to the thing ('manager:own'). The feature's policy knows the words. */
  by: readonly string[]
  to: Status | '='
  /** What must hold besides; empty for nothing. */
  guard: string
}

/**
 * A state machine as data (PRODUCT, appendix A): the service, the `actions` of an answer, the buttons and the test of
 * every status x action x role read the same table. A move that names an unknown status is a compile error.
 */
export function lifecycle<const Status extends string, const Moves extends readonly Move<Status>[]>(
  statuses: readonly Status[],
  moves: Moves,
) {
  type Action = Moves[number]['action']
  return {
    statuses,
    moves,
    actions: [...new Set(moves.map(({ action }) => action))] satisfies Action[],
    /** The rows of the table that allow `action` now. */
    movesFor(status: Status, action: Action): Move<Status>[] {
      return moves.filter((move) => move.action === action && move.from.includes(status))
    },
    allows(status: Status, action: Action): boolean {
      return moves.some((move) => move.action === action && move.from.includes(status))
    },
  }
}
