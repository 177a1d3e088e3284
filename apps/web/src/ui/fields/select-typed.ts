import type { MouseEvent } from 'react'

/** On a click into a searched dropdown: what is typed next stands in place of the chosen name, not in the middle of it. */
export function selectTyped({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.select()
}
