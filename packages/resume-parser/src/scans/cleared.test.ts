import { describe, expect, it } from 'vitest'
import type { Page } from '#parser/shapes.ts'
import { cleared } from './cleared.ts'
import { photoAsPdf } from './photo.ts'
import { sampleOf } from './sample.ts'
import { scannedLines } from './scanned-lines.ts'
import { scannedPage } from './scanned-page.ts'
import { openScan } from './scanned-pdf.ts'
import type { Sheet } from './sheet.ts'
import { slantOf, straightened } from './straight.ts'
import { withBold } from './strokes.ts'
import { withLetters } from './misread.ts'

const PAPER = 240
const INK = 20

function sheetWhere(isInk: (x: number, y: number) => boolean, width = 300, height = 200): Sheet {
  const greys = Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? INK : PAPER,
  )
  return { width, height, greys }
}

const at = ({ width, greys }: Sheet, x: number, y: number) => greys[y * width + x]

describe('a sheet', () => {
  const rows = (slant: number) =>
    sheetWhere((x, y) => Math.round(y - x * Math.tan((slant * Math.PI) / 180)) % 20 < 6)

  it.each([-1.5, 0, 0.6])('that lies aslant by %s degrees is turned upright', (slant) => {
    const sheet = rows(slant)

    expect(slantOf(sheet)).toBeCloseTo(slant, 0)
    expect(Math.abs(slantOf(straightened(sheet, 1)))).toBeLessThan(0.3)
  })

  it('has white paper and black ink, and light text on a dark box turned round', () => {
    const isBox = (x: number, y: number) => x >= 60 && x < 200 && y >= 60 && y < 110
    const isText = (x: number, y: number) => x >= 90 && x < 150 && y >= 80 && y < 90 && x % 12 < 6
    const isLine = (x: number, y: number) => y >= 150 && y < 154 && x > 20 && x < 60
    const sheet = sheetWhere((x, y) => (isBox(x, y) && !isText(x, y)) || isLine(x, y))

    const clear = cleared(sheet, 2, 1)

    expect(at(clear, 10, 10)).toBe(255)
    expect(at(clear, 30, 152)).toBeLessThan(60)
    expect(at(clear, 170, 100)).toBe(255)
    expect(at(clear, 98, 85)).toBeLessThan(60)
  })

  it('is made finer', () => {
    expect(cleared(rows(0), 2, 1.5)).toMatchObject({ width: 450, height: 300 })
  })
})

const word = (text: string, x: number, y: number, width: number) => ({
  text,
  confidence: 90,
  bbox: { x0: x, y0: y, x1: x + width, y1: y + 20 },
})
const told = (...lines: object[][]) =>
  JSON.stringify({ blocks: [{ paragraphs: [{ lines: lines.map((words) => ({ words })) }] }] })
const PAGE = { number: 1, width: 300, height: 200, scale: 1 }

describe('a sample of a sheet', () => {
  it('has the rows with the most ink, and is soon read', () => {
    const sheet = sheetWhere((x, y) => (y > 120 && y < 140 && x % 2 === 0) || (y < 20 && x < 10))
    const sample = sampleOf(sheet)

    expect(sample).toMatchObject({ width: 300, height: 30 })
    expect(sample.greys.filter((grey) => grey === INK)).toHaveLength(19 * 150)
  })
})

describe('the words of a picture', () => {
  it('are bold where their strokes are thicker than most', () => {
    const lines = scannedLines(
      told([word('Acme,', 10, 10, 60), word('Analyst', 75, 10, 80)], [word('Wrote', 10, 50, 200)]),
    )
    const sheet = sheetWhere((x, y) => (y % 40 < 12 || y >= 10) && x % 12 < (x < 72 && y < 40 ? 6 : 3))

    const words = withBold(lines, sheet).flatMap((line) => line.words)

    expect(words.map(({ text, bold }) => [text, bold])).toEqual([
      ['Acme,', true],
      ['Analyst', false],
      ['Wrote', false],
    ])
  })

  it('that are far from each other are lines of their own, each as large as its letters', () => {
    const lines = scannedLines(told([word('Data', 10, 10, 40), word('now', 200, 10, 40)]))

    expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([['Data'], ['now']])
    expect(lines[1]?.height).toBeGreaterThan(lines[0]?.height ?? 0)
  })

  it('keep an unsure dash between dates, and no dots of dirt', () => {
    const dash = { ...word('–', 60, 10, 8), confidence: 40 }
    const lines = scannedLines(told([word('2019', 10, 10, 40), dash, word('.....', 75, 10, 40)]))

    expect(lines.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['2019', '–'])
  })

  it('keep a year and its dash, however unsure', () => {
    const line = [
      { ...word('2021', 10, 10, 40), confidence: 1 },
      { ...word('-', 60, 10, 8), confidence: 1 },
      { ...word('now', 75, 10, 40), confidence: 1 },
    ]

    expect(scannedLines(told(line)).flatMap(({ words }) => words.map(({ text }) => text))).toEqual([
      '2021',
      '-',
    ])
  })

  it('are German where two i stand for an ü, and only there', () => {
    const page = (...texts: string[]): Page =>
      scannedPage(scannedLines(told(texts.map((text, index) => word(text, 10 + index * 60, 10, 55)))), PAGE)
    const german = ['Bauleiter', 'und', 'Führung', 'mit', 'der', 'Miinster', 'von', 'h.kriiger@post.de']

    expect(withLetters(page(...german)).items.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Münster', 'h.kriiger@post.de']),
    )
    expect(withLetters(page('The', 'Hawaii', 'skiing', 'and')).items.map(({ text }) => text)).toContain(
      'skiing',
    )
  })
})

describe('a photo', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

  it('becomes a page that stands upright', async () => {
    const pdf = photoAsPdf(jpeg, { width: 300, height: 400, turn: 6 }, 600)
    if (pdf === null) throw new Error('It is a JPEG.')
    const scan = await openScan(pdf)

    expect(scan.pageCount).toBe(1)
    expect(await scan.page(1)).toMatchObject({ width: 600, height: 800 })
    await scan.close()
  })

  it('that is mirrored, very large or no JPEG stays as it is', () => {
    expect(photoAsPdf(jpeg, { width: 300, height: 400, turn: 2 }, 600)).toBeNull()
    expect(photoAsPdf(jpeg, { width: 6000, height: 6000, turn: 1 }, 600)).toBeNull()
    expect(photoAsPdf(new Uint8Array([0x89]), { width: 300, height: 400, turn: 1 }, 600)).toBeNull()
  })
})
