import type { Segment } from '@guildhall/contract/search'

// Documents are made without control characters, so these never stand in a text.
export const OPEN = '\u0002'
export const CLOSE = '\u0003'

/** A text with marks in it, as pieces: what is shown never was HTML. */
export function segmentsOf(highlighted: string): Segment[] {
  return highlighted
    .split(OPEN)
    .flatMap((part, index) => {
      const [marked = '', plain] = part.split(CLOSE)
      if (index === 0 || plain === undefined) return [{ text: part.replaceAll(CLOSE, ''), marked: false }]
      return [
        { text: marked, marked: true },
        { text: plain, marked: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
