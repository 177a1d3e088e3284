/** Letters drawn one by one: a narrow letter leaves a wide gap, which is no blank when the next stands where the grid has it. */
import type { Item } from '#parser/shapes.ts'

const SPACED = /^\S(?: \S)*$/u
const NARROW_LAST = /[IİJLTF1iıjltfr.,'’]\s*$/u
const NARROW = 0.28
/** More than this beside the grid is a blank between words. */
const BLANK = 0.3

export const isLetterSpaced = (item: Item): boolean =>
  SPACED.test(item.text.trim()) && /[\p{L}&]/u.test(item.text)

/** The items of a row from left to right, where parts of one spaced word are one item. */
export function joinLetters(row: Item[]): Item[] {
  const joined: Item[] = []
  for (const item of row) {
    const last = joined.at(-1)
    if (last && isOnGrid(last, item)) joined[joined.length - 1] = merged(last, item)
    else joined.push(item)
  }
  return joined
}

function isOnGrid(left: Item, right: Item): boolean {
  if (!isLetterSpaced(left) || !isLetterSpaced(right) || Math.abs(left.size - right.size) > 0.3) return false
  const letters = left.text.trim().split(' ').length
  const both = letters + right.text.trim().split(' ').length
  const gap = right.x - (left.x + left.width)
  // A letter that the font lacks comes from another one.
  if (left.font !== right.font) return both > 2 && gap < 0.55 * left.size
  if (letters < 2 || both < 4) return false
  if (!NARROW_LAST.test(left.text)) return false
  const advance = (left.width - NARROW * left.size) / (letters - 1)
  return gap < 0.9 * left.size && right.x - (left.x + advance * letters) < BLANK * left.size
}

function merged(left: Item, right: Item): Item {
  return {
    ...left,
    text: `${left.text.trim()} ${right.text.trim()}`,
    width: right.x + right.width - left.x,
  }
}
