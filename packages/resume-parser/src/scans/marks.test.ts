import { describe, expect, it } from 'vitest'
import { toCells } from '#parser/layout/cells.ts'
import { withoutMarks } from './marks.ts'
import { withLetters } from './misread.ts'
import { lineOf, type ScannedLine } from './scanned-lines.ts'
import { scannedPage } from './scanned-page.ts'

/** A word of a line, or one that is read with less certainty or another height. */
type Word = string | { text: string; sure?: number; height?: number }

let base = 0
const line = (...words: Word[]): ScannedLine => {
  base += 30
  return lineOf(
    words.map((word, at) => {
      const { text, sure = 0.9, height = 20 } = typeof word === 'string' ? { text: word } : word
      return { text, x: 100 + at * 60, y: base - height, width: 50, height, sure }
    }),
  )
}
const textsOf = (lines: ScannedLine[]): string[] =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '))

describe('before a line', () => {
  it('signs are bullets, and so are letters below them', () => {
    const lines = [line('*', 'Built', 'shops'), line('e', 'Sold', 'bread'), line('«', 'Cut', 'cost')]

    expect(textsOf(withoutMarks(lines))).toEqual(['• Built shops', '• Sold bread', '• Cut cost'])
  })

  it('a bullet stands close to its text, however wide its box', () => {
    const [bullet] = withoutMarks([line('*', 'Built'), line('‘es', 'Sold')]).at(-1)?.words ?? []

    expect(bullet).toMatchObject({ text: '•', x: 145, width: 5 })
  })

  it('a word of one letter stays where no bullets are, or a sentence goes on', () => {
    expect(textsOf(withoutMarks([line('e', 'Formazione')]))).toEqual(['e Formazione'])
    expect(textsOf(withoutMarks([line('*', 'Studi'), line('e', 'altro')]))).toEqual(['• Studi', 'e altro'])
  })

  it('icons and the edges of tables go, and a number keeps its plus', () => {
    const lines = [
      line('EM', '02/2019', '-', 'Present'),
      line('m', 'Januar', '2019'),
      line('|', 'Education'),
      line({ text: '0', sure: 0.1 }, '3511', 'Utrecht'),
      line('+', '49', '171'),
    ]

    expect(textsOf(withoutMarks(lines))).toEqual([
      '02/2019 - Present',
      'Januar 2019',
      'Education',
      '• 3511 Utrecht',
      '+ 49 171',
    ])
  })

  it('what is glued to a word goes, and names keep their dot', () => {
    const lines = [
      line('“The', 'Quay'),
      line('-Rilievo'),
      line('-05/2021', '-', 'now'),
      line('.NET'),
      line('-2021'),
    ]

    expect(textsOf(withoutMarks(lines))).toEqual(['The Quay', 'Rilievo', '05/2021 - now', '.NET', '-2021'])
  })

  it('dust is no word, and a picture neither, though a name may be large and unsure', () => {
    const picture = line({ text: 'Efi', height: 60, sure: 0.3 })
    const name = line({ text: 'Itziar', height: 60, sure: 0.3 }, { text: 'Ruiz', height: 60 })
    const text = [line('Baker', 'Cook', 'Chef', 'Lyon')]

    expect(textsOf(withoutMarks([picture, name, ...text]))).toEqual(['Itziar Ruiz', 'Baker Cook Chef Lyon'])
    expect(textsOf(withoutMarks([line('Baker'), line({ text: 'SEN', height: 2 })]))).toEqual(['Baker'])
  })
})

const PAGE = { number: 1, width: 600, height: 800, scale: 1 }

describe('a stroke', () => {
  const mended = (...lines: ScannedLine[]) =>
    withLetters(scannedPage(lines, PAGE))
      .items.map(({ text }) => text)
      .join(' ')

  it('within an English sentence is an I, and between contacts a stroke', () => {
    const text = mended(line('and', '|', 'run', 'the', 'kitchen'), line('Galway', '|', 'siobhan@bakes.ie'))

    expect(text).toBe('and I run the kitchen Galway | siobhan@bakes.ie')
  })

  it('close to a word is one of its own, and an address is whole', () => {
    const page = scannedPage([line('Harbor', '/', 'Portland'), line('jo@bakes.', 'fr')], PAGE)
    const close = page.items.map((item) => ({ ...item, width: 60 }))

    expect(toCells({ ...page, items: close }).map(({ text }) => text)).toEqual([
      'Harbor / Portland',
      'jo@bakes.fr',
    ])
  })

  it('stays one in other languages, stands apart, and may have been read as a turned sign', () => {
    expect(mended(line('los', 'menús', '|', 'cocina', '¡', 'de', 'la'))).toBe('los menús | cocina | de la')
    expect(mended(line('Hearth', 'Harbor/', 'Portland'))).toBe('Hearth Harbor / Portland')
  })
})
