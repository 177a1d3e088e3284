export interface Statement {
  /** With places for its values. */
  text: string
  milliseconds: number
  failed: boolean
}

const listeners = new Set<(statement: Statement) => void>()

/** Tells each statement right after it ran, in the async context of whoever asked for it. Answers how to stop. */
export function onStatement(listener: (statement: Statement) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellStatement(statement: Statement): void {
  for (const listener of listeners) listener(statement)
}
