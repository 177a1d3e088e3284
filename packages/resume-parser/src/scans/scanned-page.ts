/** Lines of a picture -> a page of text items, as a PDF of the same page would have. */
import type { Item, Page } from '#parser/shapes.ts'
import type { ScannedLine, ScannedWord } from './scanned-lines.ts'

export type Sheet = { number: number; width: number; height: number; scale: number }
/** The height of a line, from its highest to its lowest letters, in sizes of its letters. */
const ROW = 1.02
/** Letters of one size are measured a little differently in each line. */
const ALIKE = 1.16

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

/** Sizes that are nearly the same become one: the middle of them. */
function settled(sizes: number[]): number[] {
  const groups: number[][] = []
  for (const size of sizes.toSorted((a, b) => a - b)) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && size <= group[0] * ALIKE) group.push(size)
    else groups.push([size])
  }
  return sizes.map((size) => {
    const group = groups.find((one) => one.includes(size)) ?? [size]
    return rounded(group[Math.floor(group.length / 2)] ?? size)
  })
}

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
