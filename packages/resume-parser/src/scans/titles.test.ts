import { describe, expect, it } from 'vitest'
import { lineOf, type ScannedLine } from './scanned-lines.ts'
import { scannedPage } from './scanned-page.ts'
import type { Sheet } from './sheet.ts'
import { withTitles } from './titles.ts'
import { withTrimmed } from './trimmed.ts'

type Told = { x?: number; height?: number; bold?: boolean }

/** Letters of 20 dots, unless told otherwise. */
const lineAt = (base: number, text: string, { x = 100, height = 20, bold = false }: Told = {}): ScannedLine =>
  lineOf([{ text, x, y: base - height, width: text.length * 10, height, sure: 0.9, bold }])

const titlesOf = (...lines: ScannedLine[]): string[] =>
  withTitles(lines)
    .filter(({ isTitle }) => isTitle)
    .map(({ words }) => words.map(({ text }) => text).join(' '))

const TEXT = [lineAt(130, 'Acme'), lineAt(160, 'Planned'), lineAt(190, 'Built'), lineAt(220, 'Led')]

describe('the titles of a scanned page', () => {
  it('look alike though one was measured smaller, and pale', () => {
    const lines = [
      lineAt(90, 'Experience', { height: 26, bold: true }),
      ...TEXT,
      lineAt(280, 'Education', { height: 20 }),
      lineAt(312, 'Oxford'),
    ]

    const { items } = scannedPage(withTitles(lines), { number: 1, width: 600, height: 800, scale: 1 })
    const [work, school, text] = ['Experience', 'Education', 'Oxford'].map((word) =>
      items.find((item) => item.text === word),
    )

    expect(work).toMatchObject({ bold: true, size: school?.size })
    expect(school?.bold).toBe(true)
    expect(school?.size).toBeGreaterThan(1.1 * (text?.size ?? Infinity))
  })

  it('stand apart from what is above them, as an item of a list does not', () => {
    const list = [lineAt(312, 'Excel'), lineAt(342, 'Software'), lineAt(372, 'Leadership')]

    expect(titlesOf(lineAt(90, 'Experience'), ...TEXT, lineAt(280, 'Skills'), ...list)).toEqual([
      'Experience',
      'Skills',
    ])
  })

  it('do not stand right below each other: that is the first item of a list', () => {
    const list = [lineAt(314, 'Progettazione'), lineAt(336, 'Restauro'), lineAt(358, 'Rilievo')]
    const text = [lineAt(112, 'Acme'), lineAt(134, 'Planned'), lineAt(156, 'Built'), lineAt(178, 'Led')]

    expect(titlesOf(lineAt(90, 'Esperienza'), ...text, lineAt(280, 'Competenze'), ...list)).toEqual([
      'Esperienza',
      'Competenze',
    ])
  })

  it('begin where others do: a word beside a label is a value', () => {
    const label = lineAt(312, 'Deutsch')
    const value = lineAt(312, 'Muttersprache', { x: 400 })

    expect(titlesOf(lineAt(90, 'Berufserfahrung'), ...TEXT, lineAt(280, 'Sprachen'), label, value)).toEqual([
      'Berufserfahrung',
      'Sprachen',
    ])
  })

  it('are bold and alone where the rows of a table stand as far from each other', () => {
    const rows = [lineAt(130, 'Acme'), lineAt(170, 'Built'), lineAt(210, 'Led')]
    const skills = lineAt(250, 'Skills', { bold: true })
    const label = lineAt(320, 'Languages', { bold: true })
    const value = lineAt(320, 'Python', { x: 300 })
    const school = lineAt(400, 'Education', { bold: true })

    expect(titlesOf(lineAt(90, 'Experience'), ...rows, skills, label, value, school)).toEqual([
      'Experience',
      'Skills',
      'Education',
    ])
  })

  it('may take two rows of a narrow margin', () => {
    const halves = [lineAt(280, 'BERUFLICHER'), lineAt(304, 'WERDEGANG'), lineAt(334, 'Referentin')]

    expect(titlesOf(lineAt(90, 'STUDIUM'), ...TEXT, ...halves, lineAt(400, 'SPRACHEN'))).toEqual([
      'STUDIUM',
      'BERUFLICHER',
      'WERDEGANG',
      'SPRACHEN',
    ])
  })
})

describe('a word whose box has the height of its row', () => {
  const [width, height] = [300, 100]
  const trimmed = (text: string, isInk: (x: number, y: number) => boolean) => {
    const greys = Uint8Array.from({ length: width * height }, (_, at) =>
      isInk(at % width, Math.floor(at / width)) ? 90 : 255,
    )
    const sheet: Sheet = { width, height, greys }
    return withTrimmed([lineAt(72, text, { x: 10, height: 44 })], sheet)[0]
  }
  const isLetter = (x: number, y: number) => y >= 40 && y < 60 && x >= 14 && x < 56

  it('is as high as its letters, and stands on the line of the others', () => {
    expect(trimmed('Phone', isLetter)).toMatchObject({ base: 60, words: [{ y: 40, height: 20 }] })
  })

  it('stands on the lower end of its strokes where these do not hang below the line', () => {
    const stroke = (x: number, y: number) => x >= 30 && x < 33 && y >= 40 && y < 66

    expect(trimmed('01/2019', isLetter)?.base).toBe(60)
    expect(trimmed('01/2019', (x, y) => isLetter(x, y) || stroke(x, y))?.base).toBeCloseTo(60, -1)
    expect(trimmed('01/2019', (x, y) => isLetter(x, y) || stroke(x, y))?.base).toBeLessThan(62)
  })

  it('is as wide as its letters, without the dust beside them', () => {
    const isDust = (x: number, y: number) => (x < 12 || x > 57) && y >= 50 && y < 53

    expect(trimmed('Phone', (x, y) => isLetter(x, y) || isDust(x, y))).toMatchObject({
      words: [{ x: 14, width: 42 }],
    })
  })

  it('loses the dust below and above it, and keeps its dots', () => {
    const isDust = (x: number, y: number) => x === 20 && (y === 66 || y === 30)
    const isDot = (x: number, y: number) => x === 30 && y >= 34 && y < 37

    const inked = (x: number, y: number) => isLetter(x, y) || isDust(x, y)
    expect(trimmed('Salle', inked)).toMatchObject({ words: [{ y: 40, height: 20 }] })
    expect(trimmed('Paris', (x, y) => inked(x, y) || isDot(x, y))).toMatchObject({
      words: [{ y: 34, height: 26 }],
    })
  })
})
