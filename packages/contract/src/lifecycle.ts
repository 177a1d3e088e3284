type Moves = Record<string, Record<string, string>>

/**
 * A state machine as data: status -> action -> next status.
 * A move to a status that the table does not know is a compile error.
 */
export function lifecycle<const Table extends Moves & { [S in keyof Table]: Record<string, keyof Table> }>(
  table: Table,
) {
  type Status = keyof Table & string
  type Action = { [S in Status]: keyof Table[S] & string }[Status]
  const moves = new Map<string, Record<string, Status>>(Object.entries(table))
  return {
    statuses: Object.keys(table),
    /** The status after `action`, or undefined when the table does not allow it now. */
    next(status: Status, action: Action): Status | undefined {
      return moves.get(status)?.[action]
    },
    allows(status: Status, action: Action): boolean {
      return moves.get(status)?.[action] !== undefined
    },
  }
}
