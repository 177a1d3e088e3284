/** Lines of a picture -> a page of text items, as a PDF of the same page would have. */
import type { Item, Page } from '#parser/shapes.ts'
import type { ScannedLine, ScannedWord } from './scanned-lines.ts'

export type Sheet = { number: number; width: number; height: number; scale: number }
/** The height of a line, from its highest to its lowest letters, in sizes of its letters. */
const ROW = 1.02
/** Letters of one size are measured a little differently in each line. */
const ALIKE = 1.12

/** `scale`: points for one dot of the picture. */
export function scannedPage(lines: ScannedLine[], { number, width, height, scale }: Sheet): Page {
  const texts = lines.filter((line) => !line.isTitle)
  const sizes = settled(texts.map((line) => sizeOf(line, scale)))
  const items = texts.flatMap((line, index) => itemsOf(line, sizes[index] ?? 10, scale))
  agree(items)
  const titles = lines.filter((line) => line.isTitle)
  items.push(...titles.flatMap((line) => itemsOf(line, rounded(sizeOf(line, scale)), scale)))
  return { number, width, height, items, links: [] }
}

const sizeOf = (line: ScannedLine, scale: number): number => (line.height * scale) / ROW
const rounded = (size: number): number => Math.round(size * 10) / 10
const itemsOf = ({ words, base }: ScannedLine, size: number, scale: number): Item[] =>
  words.map((word) => itemOf(word, { base: base * scale, size, scale }))

/** What has a size of its own has one weight: titles are all bold or none is. In the text each word is what it is. */
function agree(items: Item[]): void {
  const looks = Map.groupBy(items, ({ size }) => size)
  const usual = [...looks.values()].toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  for (const alike of looks.values()) {
    if (alike === usual) continue
    const isBold = lengthOf(alike.filter(({ bold }) => bold)) * 2 >= lengthOf(alike)
    for (const item of alike) item.bold = isBold
  }
}

const lengthOf = (items: Item[]): number => items.reduce((sum, { text }) => sum + text.length, 0)

/** Sizes that are nearly the same become one: those that most are near first, so that no text falls into two. */
function settled(sizes: number[]): number[] {
  const settledAs = new Map<number, number>()
  let left = sizes.toSorted((a, b) => a - b)
  while (left.length > 0) {
    const groups = left.map((size) => left.filter((other) => isNear(size, other)))
    const group = groups.reduce((most, one) => (one.length > most.length ? one : most))
    const middle = rounded(group[Math.floor(group.length / 2)] ?? 10)
    for (const size of group) settledAs.set(size, middle)
    left = left.filter((size) => !settledAs.has(size))
  }
  return sizes.map((size) => settledAs.get(size) ?? size)
}

const isNear = (size: number, other: number): boolean =>
  Math.max(size, other) <= ALIKE * Math.min(size, other)

type Row = { base: number; size: number; scale: number }

function itemOf(word: ScannedWord, { base, size, scale }: Row): Item {
  return {
    text: word.text,
    x: word.x * scale,
    y: base - size * 0.8,
    width: word.width * scale,
    height: size,
    base,
    size,
    font: '',
    bold: word.bold ?? false,
    italic: false,
    sure: word.sure,
  }
}
