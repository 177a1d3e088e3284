/** Stage 2: text items -> cells (text on one baseline without a wide gap inside). */
import { isLetterSpaced, joinLetters } from '#parser/read/letters.ts'
import { matchTitle } from '#parser/sections/section-titles.ts'
import type { Cell, Item, Page, Run } from '#parser/shapes.ts'

/** A bullet of any font: one sign that is no letter, digit or bracket. */
const BULLET_ONLY = /^(?:[^\p{L}\p{N}\p{P}+]|[•●○◦▪▫■□◆◇♦▸▹►▶‣⁃∙·*➤➢✓✔–—>»o-])$/u

export function toCells(page: Page): Cell[] {
  const rows = toRows(dropShadows(page.items))
  return rows.flatMap((row) => splitRow(joinLetters(row)).map((items) => toCell(items, page.number)))
}

/** A bold look is often made by drawing the same text twice with a small offset. */
function dropShadows(items: Item[]): Item[] {
  const seen = new Map<string, Item[]>()
  return items.filter((item) => {
    const near = (seen.get(item.text) ?? []).some(
      (other) => Math.abs(other.x - item.x) < 1.2 && Math.abs(other.base - item.base) < 1.2,
    )
    if (!near) seen.set(item.text, [...(seen.get(item.text) ?? []), item])
    return !near
  })
}

function toRows(items: Item[]): Item[][] {
  const rows: Item[][] = []
  for (const item of items.toSorted((a, b) => a.base - b.base)) {
    const last = rows.at(-1)
    const first = last?.[0]
    if (last && first && Math.abs(first.base - item.base) <= 0.22 * Math.min(first.size, item.size) + 0.6)
      last.push(item)
    else rows.push([item])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x))
}

function splitRow(row: Item[]): Item[][] {
  const groups: Item[][] = []
  const isParted = isSpacedList(row)
  for (const item of row) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (
      group &&
      last &&
      !isParted &&
      belongs(last, item, group.length === 1) &&
      !isMarginTitle(groups, group, item)
    )
      group.push(item)
    else groups.push([item])
  }
  return groups
}

/** Names side by side with the same wide blank between any two of them, and some with a usual blank inside. */
function isSpacedList(row: Item[]): boolean {
  const gaps = row.slice(1).map((item, index) => {
    const left = row[index] ?? item
    return (item.x - (left.x + left.width)) / item.size
  })
  const least = Math.min(...gaps)
  const isOneLook = row.every((item) => item.font === row[0]?.font && item.size === row[0].size)
  const isEven = gaps.every((gap) => gap - least < 0.12)
  const hasBlank = row.some((item) => /\p{L}{2} \p{L}{2}/u.test(item.text.trim()))
  return gaps.length > 1 && isOneLook && isEven && hasBlank && least > 0.6
}

/** A title in the margin may stand close to the text of its section. */
function isMarginTitle(groups: Item[][], group: Item[], item: Item): boolean {
  const last = group.at(-1)
  if (groups.length > 1 || !last || item.x - (last.x + last.width) < 0.33 * item.size || item.text.length < 3)
    return false
  const text = group
    .map((entry) => entry.text)
    .join(' ')
    .trim()
  return text.includes(' ') && matchTitle(text)?.score === 1
}

function belongs(left: Item, right: Item, isFirst: boolean): boolean {
  const gap = right.x - (left.x + left.width)
  const size = Math.min(left.size, right.size)
  if (isFirst && BULLET_ONLY.test(left.text.trim())) return gap < 3 * right.size
  const ratio = Math.max(left.size, right.size) / size
  // Where letters stand apart, so do words.
  const isSpaced = left.text.length + right.text.length > 3 && isLetterSpaced(left) && isLetterSpaced(right)
  if (isSpaced && ratio < 1.12 && left.bold === right.bold) return gap < 2.2 * size
  const isSameStyle = ratio < 1.12 && left.bold === right.bold
  return gap < (isSameStyle ? 1.05 : 0.55) * size
}

function toCell(items: Item[], page: number): Cell {
  const runs: Run[] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && isSameRun(run, item)) extend(run, item)
    else runs.push(toRun(item, run))
  }
  const main = runs.reduce((best, run) => (weight(run) > weight(best) ? run : best))
  const first = items[0]
  const x = Math.min(...runs.map((run) => run.x))
  const y = Math.min(...runs.map((run) => run.y))
  return {
    x,
    y,
    width: Math.max(...runs.map((run) => run.x + run.width)) - x,
    height: Math.max(...runs.map((run) => run.y + run.height)) - y,
    base: first ? first.base : y,
    text: despace(runs.map((run) => run.text).join('')),
    size: main.size,
    bold: main.bold,
    italic: main.italic,
    font: main.font,
    page,
    titleLook: true,
    runs: runs.map((run) => ({ ...run, text: despace(run.text) })).filter((run) => run.text !== ''),
  }
}

const LETTER_SPACED = /^\S(?: \S){2,}$/u

/** A number before a title does not make its look. */
const weight = (run: Run): number => run.text.trim().length + (run.text.match(/\p{L}/gu)?.length ?? 0)

/** Small capitals are one run though their first letter is larger: nothing stands between the two sizes. */
function isSameRun(run: Run, item: Item): boolean {
  // A letter that the font lacks comes from another one in the middle of its word.
  const isInWord = item.x - (run.x + run.width) < 0.1 * item.size && /^\p{L}/u.test(item.text)
  const isLetter = run.font === item.font || item.text.trim().length < 3 || /(?:^|\s)\S{1,2}$/u.test(run.text)
  if (isInWord && isLetter && /\p{L}$/u.test(run.text) && Math.abs(run.size - item.size) < 0.6) return true
  if (run.bold !== item.bold || run.italic !== item.italic) return false
  if (Math.abs(run.size - item.size) < 0.6) return true
  const gap = item.x - (run.x + run.width)
  return (
    gap < 0.45 * Math.max(run.size, item.size) &&
    /^\P{Ll}+$/u.test(run.text.trim().split(' ').at(-1) ?? 'a') &&
    /^\P{Ll}+$/u.test(item.text)
  )
}

function toRun(item: Item, before: Run | undefined): Run {
  const { x, y, width, height, size, font, bold, italic } = item
  return { x, y, width, height, size, font, bold, italic, text: spaced(before, item) + item.text }
}

function extend(run: Run, item: Item): void {
  run.text += spaced(run, item) + item.text
  run.width = Math.max(run.width, item.x + item.width - run.x)
}

function spaced(run: Run | undefined, item: Item): string {
  if (!run || run.text.endsWith(' ') || item.text.startsWith(' ')) return ''
  // A picture is read word by word; addresses are sometimes cut.
  if (item.sure !== undefined && !/@\S*$/.test(run.text)) return ' '
  // Between letter-spaced words a double blank keeps the border of the words (see despace).
  if (LETTER_SPACED.test(item.text) || LETTER_SPACED.test(run.text.split('  ').at(-1) ?? '')) return '  '
  const isSmallCapital =
    Math.abs(run.size - item.size) > 0.6 && /(?:^|\s)\p{Lu}$/u.test(run.text) && /^\p{Lu}/u.test(item.text)
  return item.x - (run.x + run.width) > (isSmallCapital ? 0.2 : 0.14) * item.size ? ' ' : ''
}

/** "E X P E R I E N C E" is one word with wide letter spacing. */
export function despace(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const words = clean.split(' ')
  const singles = words.filter((word) => [...word].length === 1 && /[\p{L}&]/u.test(word)).length
  if (words.length < 4 || singles / words.length < 0.75) return clean
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}
