import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import bidiFactory from 'bidi-js/dist/bidi.mjs'
import { plain } from './paper.ts'

const bidi = bidiFactory()

/** Where the files of a package are, by one that it exports. */
function folder(exported: string, fonts: string): string {
  return join(dirname(fileURLToPath(import.meta.resolve(exported))), fonts)
}

interface Family {
  /** As the documents name it. */
  name: string
  folder: string
  normal: string
  bold: string
  /** What it is taken for; the first one that has a letter. */
  letters: RegExp
}

/** The letters of one script alone. */
function noto(script: string): Family {
  const small = script.toLowerCase()
  const file = (weight: number) => `noto-sans-${small}-${small}-${weight}-normal.woff`
  return {
    name: script,
    folder: folder(`@fontsource/noto-sans-${small}/package.json`, 'files'),
    normal: file(400),
    bold: file(700),
    letters: new RegExp(`\\p{scx=${script}}`, 'u'),
  }
}

const HANGUL = {
  name: 'Hangul',
  folder: folder('@embedpdf/fonts-kr', '../fonts'),
  normal: 'NotoSansKR-Regular.otf',
  bold: 'NotoSansKR-Bold.otf',
  letters: /\p{Script=Hangul}/u,
}
const HAN = {
  name: 'Han',
  folder: folder('@embedpdf/fonts-sc', '../fonts'),
  normal: 'NotoSansHans-Regular.otf',
  bold: 'NotoSansHans-Bold.otf',
  letters: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uFF00-\uFFEF]/u,
}
const ARABIC = {
  name: 'Arabic',
  folder: folder('@embedpdf/fonts-arabic', '../fonts'),
  normal: 'NotoNaskhArabic-Regular.ttf',
  bold: 'NotoNaskhArabic-Bold.ttf',
  letters: /\p{scx=Arabic}/u,
}
// Those of Gujarati, Gurmukhi and Malayalam cannot be set: the reader of fonts stumbles over their marks.
const SANS = 'Hebrew Thai Devanagari Bengali Tamil Telugu Kannada Georgian Armenian'
const FAMILIES = [HANGUL, HAN, ARABIC, ...SANS.split(' ').map((script) => noto(script))]

// Latin, Greek and Cyrillic; comes with pdfmake.
const ROBOTO = folder('pdfmake', '../fonts/Roboto')

/** Where all fonts are; a document reads those alone that its text needs. */
export const FONT_FOLDERS: readonly string[] = [ROBOTO, ...FAMILIES.map((family) => family.folder)]

export const FONTS = {
  Roboto: {
    normal: join(ROBOTO, 'Roboto-Regular.ttf'),
    bold: join(ROBOTO, 'Roboto-Medium.ttf'),
  },
  ...Object.fromEntries(
    FAMILIES.map(({ name, folder: from, normal, bold }) => [
      name,
      { normal: join(from, normal), bold: join(from, bold) },
    ]),
  ),
}

/** Accents, vowel signs and joiners are drawn with the letter before them. */
const JOINED = /[\p{M}\u200C\u200D]/u

interface Piece {
  text: string
  font: string
  noWrap?: true
}

/** Text as pdfmake takes it. */
interface Drawn {
  text: string | Piece[]
  alignment?: 'right'
}

/**
 * Pieces of a line in the order in which they stand on the page, each in a font that has its letters. pdfmake knows
 * neither fonts for other scripts nor text that runs from right to left; within a word the font sees to that.
 */
export function drawn(line: string): Drawn {
  const text = plain(line)
  return isPlain(text) ? { text } : { text: turned(text, 'ltr') }
}

/**
 * The same for somebody's own words, which may run from right to left as a whole: such a paragraph is broken here,
 * into lines of so many characters, since what is turned can no longer be broken.
 */
export function drawnParagraph(written: string, characters = 80): Drawn {
  const text = plain(written)
  const isBackwards = bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1
  if (!isBackwards) return drawn(text)
  const lines = text.split('\n').flatMap((line) => broken(line, characters))
  return {
    text: lines.flatMap((line) => [...turned(line, 'rtl'), { text: '\n', font: 'Roboto' }]),
    alignment: 'right',
  }
}

function isPlain(text: string): boolean {
  return !FAMILIES.some(({ letters }) => letters.test(text))
}

/** The words of a line, from left to right as they are read on paper. */
function turned(line: string, direction: 'ltr' | 'rtl'): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const tokens = piecesOf(line, levels)
  for (let level = Math.max(...tokens.map((token) => token.level), 0); level > 0; level -= 1) {
    for (let from = 0; from < tokens.length; from += 1) {
      let to = from
      while (to < tokens.length && (tokens[to]?.level ?? 0) >= level) to += 1
      tokens.splice(from, to - from, ...tokens.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  }
  return tokens.map(({ text, font, level }) =>
    level % 2 === 0 ? { text, font } : { text: mirrored(text), font, noWrap: true },
  )
}

/** Neighbours of one font and one level, from right to left word by word. */
function piecesOf(line: string, levels: Uint8Array): (Piece & { level: number })[] {
  const pieces: (Piece & { level: number })[] = []
  let at = 0
  for (const letter of line) {
    const level = levels[at] ?? 0
    const last = pieces.at(-1)
    const font = last !== undefined && JOINED.test(letter) ? last.font : fontOf(letter)
    const goesOn = last?.font === font && last.level === level && (level % 2 === 0 || letter !== ' ')
    if (goesOn && last.text !== ' ') last.text += letter
    else pieces.push({ text: letter, font, level })
    at += letter.length
  }
  return pieces
}

function fontOf(letter: string): string {
  return FAMILIES.find(({ letters }) => letters.test(letter))?.name ?? 'Roboto'
}

/** An opening bracket closes, seen from the other side. */
function mirrored(text: string): string {
  return [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')
}

/** Lines of so many characters at most, broken between words. */
function broken(line: string, characters: number): string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + word.length < characters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
