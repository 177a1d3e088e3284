/** Bullets, icons and edges of tables are read as signs, or as letters: they become bullets, or go. */
import { isMonthText } from '#parser/words/dates.ts'
import { lineOf, type ScannedLine, type ScannedWord } from './scanned-lines.ts'

/** No dashes: they begin the second half of a range, too. */
const SIGN = /^[=+*«»§$©®°¢¥~_•·¤£<>^"“”‘’'´`.,:;]+$/
const EDGE = /^[|\][]+$/
/** Round bullets, which stand where others were read as signs. */
const LETTER = /^[‘'*]?(?:e|es|o|a|0)\*?$/
/** Heights of a line by which bullets of a list miss each other. */
const ALIGNED = 0.4
const UNSURE = 0.5
/** What is glued to the first word; ".NET" is a name. */
const GLUED = /^(?:\.(?=\p{Lu}\p{Ll})|[«=*•_|~‘’'"“”´`:;,])+(?=[\p{L}\d])|^[-–—](?=\p{L})/u
/** A calendar before a date. */
const ICON = /^(?:m\)?|(?!DE|DU|DA|AB|AL|OD|DO|IN|TO|AT|AM)\p{Lu}{2})$/u
/** Of the height of most words: what is smaller is dust. */
const DUST = 0.4
/** A picture that is read as letters is larger. */
const HUGE = 2

export function withoutMarks(lines: ScannedLine[]): ScannedLine[] {
  const usual = middle(lines.flatMap(({ words }) => words.map(({ height }) => height)))
  const clean = lines
    .map(({ words }) => words.filter((word) => !isDust(word, usual, words.length)))
    .filter((words) => words.length > 0)
  const signs = clean.filter((words) => words.length > 1 && isSign(words))
  const icons = clean.filter(isIcon)
  return clean.flatMap((words) => {
    if (EDGE.test(words[0]?.text ?? '')) return rest(words)
    if (icons.length > 1 && isIcon(words)) return rest(words)
    const [first, ...others] = words
    if (!first) return []
    const isMark = isSign(words) || isLetter(words, signs)
    return [
      lineOf([
        isMark ? bulletBefore(first, others[0]) : { ...first, text: bare(first.text, words) },
        ...others,
      ]),
    ]
  })
}

/** Close to its text: the box of what was read instead may reach into the column before. */
function bulletBefore(mark: ScannedWord, next: ScannedWord | undefined): ScannedWord {
  const bullet = { ...mark, text: '•' }
  if (!next) return bullet
  const width = Math.round(next.height / 4)
  return { ...bullet, x: Math.max(mark.x, next.x - 3 * width), width }
}

const isDust = ({ text, height, sure }: ScannedWord, usual: number, words: number): boolean =>
  /[\p{L}\d]/u.test(text) &&
  (height < DUST * usual || (height > HUGE * usual && sure < UNSURE && words === 1))

const rest = ([, ...others]: ScannedWord[]): ScannedLine[] => (others.length > 0 ? [lineOf(others)] : [])

/** "+ 49" is a number. */
const isSign = ([first, next]: ScannedWord[]): boolean =>
  first !== undefined && SIGN.test(first.text) && !(first.text === '+' && /^\d/.test(next?.text ?? ''))

function isLetter([first, next]: ScannedWord[], signs: ScannedWord[][]): boolean {
  if (!first || !next || !LETTER.test(first.text)) return false
  const isAligned = signs.some(([sign]) => sign && Math.abs(sign.x - first.x) < ALIGNED * next.height)
  return isAligned ? !/^\p{Ll}/u.test(next.text) : first.sure < UNSURE
}

const isIcon = ([first, next]: ScannedWord[]): boolean =>
  first !== undefined && next !== undefined && ICON.test(first.text) && isDate(next.text)
const isDate = (text: string): boolean => /^(?:\d{1,2}[./])?(?:19|20)\d\d/.test(text) || isMonthText(text)

/** A dash before a whole range is a mark. */
function bare(text: string, words: ScannedWord[]): string {
  const isRange = /^[-–—]\d/.test(text) && words.some((word, at) => at > 0 && /^[-–—]$/.test(word.text))
  return isRange ? text.slice(1) : text.replace(GLUED, '')
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
