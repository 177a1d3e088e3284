import { useDeferredValue, useEffect } from 'react'

/** Of a page that is loaded again the browser wants its whole length at once, to go back to where it was. */
const isFresh = () => {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && load.type === 'navigate'
}

let begins = true

/**
 * The rows to draw. Of the first list of the first page those that its screen can show come first, and the others right
 * behind them, in turns; new rows of a list that stands come in turns too.
 *
 * @param smallest Height in px that no row goes below.
 */
export function useFirstScreen<Row>(rows: Row[], smallest: number): Row[] {
  useEffect(() => {
    begins = false
  }, [])
  return useDeferredValue(rows, begins && isFresh() ? rows.slice(0, onScreen(smallest)) : undefined)
}

const onScreen = (smallest: number) => Math.ceil(innerHeight / smallest)
