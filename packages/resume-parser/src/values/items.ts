/** Lines of a list section -> items: bullets, cells, comma lists, with broken lines joined. */
import { isDateText } from '#parser/words/dates.ts'
import { UNSPACED } from '#parser/read/scripts.ts'
import type { Cell, Line, Place } from '#parser/shapes.ts'
import { placeOf } from './contact.ts'

export type Item = {
  text: string
  places: Place[]
  bold: boolean
  size: number
  isBullet: boolean
  index: number
}

/** `wraps`: in a list of short names only a small letter shows that a line goes on; in a list of titles a full line does too. */
export type ItemReading = { startsNew?: (text: string) => boolean; wraps?: 'titles' | 'small letters' }

/** One item for each cell; a line that goes on from the one above is joined to it. */
export function toItems(
  lines: Line[],
  { startsNew = () => false, wraps = 'titles' }: ItemReading = {},
): Item[] {
  const items: Item[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const last = items.at(-1)
    const first = line.cells[0]
    if (last && before && first && goesOn(before, line, wraps) && !startsNew(first.text)) {
      last.text = join(last.text, first.text)
      last.places.push(placeOf(first))
      items.push(...line.cells.slice(1).map((cell) => toItem(cell, line, index)))
      return
    }
    items.push(...line.cells.map((cell) => toItem(cell, line, index)))
  })
  return items.filter((item) => !isDateText(item.text))
}

function toItem(cell: Cell, line: Line, index: number): Item {
  return {
    text: cell.text,
    places: [placeOf(cell)],
    bold: cell.runs[0]?.bold ?? cell.bold,
    size: cell.size,
    isBullet: line.isBullet,
    index,
  }
}

export function join(above: string, below: string): string {
  const isUnspaced = UNSPACED.test(above.slice(-1)) && UNSPACED.test(below.slice(0, 1))
  return isUnspaced || /[\p{L}]-$/u.test(above) ? above + below : `${above} ${below}`
}

function goesOn(before: Line, line: Line, wraps: 'titles' | 'small letters'): boolean {
  if (
    line.isBullet ||
    line.page !== before.page ||
    line.size !== before.size ||
    before.cells.length > 1 ||
    isLabelled(line.text)
  )
    return false
  const isBold = line.cells[0]?.runs[0]?.bold ?? false
  const wasBold = before.cells[0]?.runs.at(-1)?.bold ?? false
  if (isBold !== wasBold || line.gap > line.size) return false
  const text = before.text
  if (
    /[,&/]$|[\p{L}]-$|\s[-–]$|(?<![\p{L}\p{M}])(?:and|und|et|y|e|en|of|for|in|de|für|pour|para|per|voor|the|di|da|do|del|des|du|la|le|les|el|los|las|il|lo|gli|a|with|to|mit|zur|zum|von|der|die|das|um|uma|une|un)$/iu.test(
      text,
    )
  )
    return true
  if (!isFull(before, line) || /\b(?:19|20)\d\d\)?$/.test(text)) return false
  if (/^[\p{Ll}(&]/u.test(line.text) || (before.isBullet && line.x > before.x - 2)) return true
  if (line.isTight !== null) return line.isTight
  if (wraps === 'titles' && YEAR_LAST.test(line.text) && !/(?:19|20)\d\d/.test(text)) return true
  if (/[,;•|·]/.test(text)) return !/,\s/.test(line.text) || text.length > 60
  return wraps === 'titles' && text.length > 18
}

const YEAR_LAST = /\b(?:19|20)\d\d\)?$/

const isLabelled = (text: string): boolean => /^[^:,]{2,40}:\s/.test(text)

/** The first word of the line would not have fitted on the line before. */
export function isFull(before: Line, line: Line): boolean {
  const first = line.text.split(' ')[0] ?? ''
  const letter = (before.right - before.x) / Math.max(1, before.text.length)
  return before.right + (first.length + 0.5) * letter > before.edge - 1
}

/** Cuts at commas and the like, but not inside brackets. */
export function cutList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let current = ''
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index)
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    if (depth === 0 && isCut(text, index)) {
      parts.push(current)
      current = ''
    } else current += sign
  }
  parts.push(current)
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\d]/u.test(part))
}

/** "Typography – Layout – Printing": dashes and nothing else part the list. */
function isDashList(text: string): boolean {
  return !/[,;|•·:]/.test(text.replace(/\([^)]*\)/g, '')) && (text.match(/ [–—-] /g)?.length ?? 0) > 1
}

function isCut(text: string, index: number): boolean {
  const sign = text.charAt(index)
  if (/[;|•·●▪∙‧・●■◦]/.test(sign)) return true
  if (sign === ',') return !/\d/.test(text.charAt(index + 1))
  const isApart = text.charAt(index - 1) === ' ' && text.charAt(index + 1) === ' '
  return isApart && (sign === '/' || (/[–—-]/.test(sign) && isDashList(text)))
}
