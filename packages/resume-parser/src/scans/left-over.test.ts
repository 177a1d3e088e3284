import { describe, expect, it } from 'vitest'
import { withLeftOver } from './left-over.ts'
import { scannedLines, type ScannedLine } from './scanned-lines.ts'
import type { Sheet } from './sheet.ts'

const word = (text: string, x: number, y: number, confidence = 95) => ({
  text,
  confidence,
  bbox: { x0: x, y0: y, x1: x + text.length * 12, y1: y + 20 },
})
const told = (words: object[], blocktype = 1) =>
  JSON.stringify({ blocks: [{ blocktype, paragraphs: [{ lines: words.map((one) => ({ words: [one] })) }] }] })

/** Stems of letters where words stand, and a speck. */
function sheetOf(...words: { bbox: { x0: number; x1: number; y0: number; y1: number } }[]): Sheet {
  const [width, height] = [400, 300]
  const isInk = (x: number, y: number) =>
    words.some(({ bbox }) => x >= bbox.x0 && x < bbox.x1 && y >= bbox.y0 && y < bbox.y1 && x % 6 < 3) ||
    (x > 390 && x < 394 && y > 20 && y < 24)
  const greys = Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? 0 : 255,
  )
  return { width, height, greys }
}

const textsOf = (lines: ScannedLine[]): string[] =>
  lines.flatMap(({ words }) => words.map(({ text }) => text))

describe('what was passed over', () => {
  const [name, street, phone] = [word('Camille', 50, 50), word('Lyon', 50, 120), word('Paris', 50, 190)]
  const sheet = sheetOf(name, street, phone)

  it('is read by itself, and stands where it was', () => {
    const parts: Sheet[] = []

    const lines = withLeftOver(scannedLines(told([name, phone])), sheet, (part) => {
      parts.push(part)
      return told([word('Lyon', 8, 8)])
    })

    expect(parts).toHaveLength(1)
    expect(parts[0]?.width).toBeLessThan(100)
    expect(textsOf(lines)).toEqual(['Camille', 'Paris', 'Lyon'])
    expect(lines[2]?.words[0]?.y).toBeCloseTo(120, -1)
  })

  it('is not asked for where all ink was read, and stays away when it is unsure again', () => {
    const nothing = () => {
      throw new Error('There is nothing left to read.')
    }
    const all = scannedLines(told([name, street, phone]))

    expect(textsOf(withLeftOver(all, sheet, nothing))).toEqual(['Camille', 'Lyon', 'Paris'])
    const unsure = withLeftOver(scannedLines(told([name, phone])), sheet, () =>
      told([word('Lynn', 8, 8, 30)]),
    )
    expect(textsOf(unsure)).toEqual(['Camille', 'Paris'])
  })

  it('takes the place of what was read there unsurely', () => {
    const lines = scannedLines(told([name, word('L7on', 50, 120, 20), phone]))

    expect(textsOf(withLeftOver(lines, sheet, () => told([word('Lyon', 8, 8)])))).toEqual([
      'Camille',
      'Paris',
      'Lyon',
    ])
  })

  it('has in it what was taken for a column of letters', () => {
    expect(scannedLines(told([word('m', 50, 50)], 7))).toEqual([])
  })
})
