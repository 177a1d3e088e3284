/** How sure it is that a picture was read right, where a value stands. Text that stands in the file is read as it is. */
import type { Box, Item, Page, Place } from '#parser/shapes.ts'

/** 0..1 for the words at the places of a value: one bad word spoils it, many good ones help. */
export function legibilityOf(pages: readonly Page[]): (places: readonly Place[]) => number {
  const scanned = new Map(
    pages.map(({ number, items }) => [number, items.filter(({ sure }) => sure !== undefined)]),
  )
  return (places) => {
    const shares = places.flatMap(({ page, box }) =>
      (scanned.get(page) ?? []).filter((item) => touches(item, box)).map(({ sure = 1 }) => sure),
    )
    if (shares.length === 0) return 1
    const mean = shares.reduce((sum, sure) => sum + sure, 0) / shares.length
    return (mean + Math.min(...shares)) / 2
  }
}

function touches(item: Item, box: Box): boolean {
  const x = item.x + item.width / 2
  const y = item.y + item.height / 2
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
