import { describe, expect, it } from 'vitest'
import { withoutDirt, withoutShadow } from './dirt.ts'
import { evenlyLit } from './light.ts'
import type { Sheet } from './sheet.ts'
import { withoutSolids } from './solids.ts'

/** Dots for a point of the page. */
const DOTS = 3
const [WIDTH, HEIGHT] = [480, 480]

function sheetOf(greyAt: (x: number, y: number) => number): Sheet {
  const greys = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    greyAt(at % WIDTH, Math.floor(at / WIDTH)),
  )
  return { width: WIDTH, height: HEIGHT, greys }
}
const at = ({ width, greys }: Sheet, x: number, y: number) => greys[y * width + x] ?? -1

describe('light from one side', () => {
  const isInk = (x: number, y: number) => y % 40 < 4 && x % 10 < 5
  const isBox = (x: number, y: number) => x < 120 && y > 300
  const lit = sheetOf((x, y) =>
    isBox(x, y) ? 60 : isInk(x, y) ? 20 : 240 - 110 * (x / WIDTH) * (1 - y / HEIGHT),
  )

  it('becomes even, and a dark box stays dark', () => {
    const even = evenlyLit(lit)

    expect(at(lit, 478, 10)).toBeLessThan(140)
    expect(at(even, 478, 10)).toBeGreaterThan(225)
    expect(at(even, 8, 470)).toBeLessThan(75)
  })

  it('is left alone where there is none', () => {
    const plain = sheetOf((x, y) => (isBox(x, y) ? 60 : isInk(x, y) ? 20 : 240))

    expect(evenlyLit(plain)).toBe(plain)
  })
})

describe('beside its letters', () => {
  /** Stems and bars, as letters have them: two rows. */
  const isLetter = (x: number, y: number) =>
    x > 30 && x < 400 && [100, 300].some((top) => y >= top && y < top + 24 && (x % 16 < 5 || y < top + 5))
  const isRule = (x: number, y: number) =>
    (y >= 200 && y < 203 && x > 20 && x % 30 > 2) || (x >= 440 && x < 443 && y > 60)
  const isSpeck = (x: number, y: number) => x >= 200 && x < 204 && y >= 240 && y < 244
  const sheet = sheetOf((x, y) => (isLetter(x, y) ? 10 : isRule(x, y) ? 190 : isSpeck(x, y) ? 90 : 255))

  it('a sheet loses rules, broken ones too, and specks', () => {
    const clean = withoutDirt(sheet, DOTS)

    expect([at(sheet, 70, 201), at(sheet, 441, 250), at(sheet, 202, 242)]).toEqual([190, 190, 90])
    expect([at(clean, 70, 201), at(clean, 441, 250), at(clean, 202, 242)]).toEqual([255, 255, 255])
  })

  it('and keeps every dot of them', () => {
    const clean = withoutDirt(sheet, DOTS)

    const isKept = sheet.greys.every((grey, spot) => grey !== 10 || clean.greys[spot] === 10)
    expect(isKept).toBe(true)
  })
})

describe('a filled sign before a line', () => {
  const isIn = (x: number, y: number, [left, top, wide, high]: number[]) =>
    x >= (left ?? 0) && x < (left ?? 0) + (wide ?? 0) && y >= (top ?? 0) && y < (top ?? 0) + (high ?? 0)
  const isSquare = (x: number, y: number) => isIn(x, y, [60, 60, 24, 24])
  const isDisc = (x: number, y: number) => Math.hypot(x - 72, y - 172) < 13
  const isDiamond = (x: number, y: number) => Math.abs(x - 72) + Math.abs(y - 272) < 14
  const isRing = (x: number, y: number) => Math.abs(Math.hypot(x - 72, y - 372) - 10) < 4
  const isStem = (x: number, y: number) => isIn(x, y, [120, 60, 16, 40])

  it('becomes paper, be it a square, a disc or a diamond; a letter stays', () => {
    const sheet = sheetOf((x, y) =>
      [isSquare, isDisc, isDiamond, isRing, isStem].some((isInk) => isInk(x, y)) ? 60 : 255,
    )
    const clear = withoutSolids(sheet, DOTS)

    expect([70, 170, 270].map((y) => at(clear, 70, y))).toEqual([255, 255, 255])
    expect(at(clear, 62, 372)).toBe(60)
    expect(at(clear, 124, 80)).toBe(60)
  })
})

describe('the edge of a sheet', () => {
  it('loses the shadow of a copier, and keeps a dark column', () => {
    const shadow = sheetOf((x) => (x < 15 ? 40 + x * 10 : 255))
    const column = sheetOf((x) => (x < 120 ? 40 : 255))

    expect(at(withoutShadow(shadow), 3, 200)).toBe(255)
    expect(at(withoutShadow(column), 3, 200)).toBe(40)
  })
})
