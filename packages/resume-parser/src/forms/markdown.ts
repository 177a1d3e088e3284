/** Markdown -> paragraphs and tables. */
import { paragraph, PLAIN, type Block, type Look, type Piece } from './blocks.ts'

const SIZES = [10, 22, 15, 12, 11, 10, 10]
const RULE = /^\s*(?:[-*_]\s*){3,}$/
const DIVIDER = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/
const BULLET = /^(\s*)(?:[-*+•]|\d{1,2}[.)])\s+/

export function readMarkdown(text: string): Block[] {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/<!--[^]*?-->/g, '')
    .split('\n')
  const blocks: Block[] = []
  let isApart = true
  lines.forEach((line, index) => {
    const above = lines[index - 1] ?? ''
    const last = blocks.at(-1)
    if (line.trim() === '' || RULE.test(line) || isUnderline(line, above)) isApart = true
    else if (isRowOfTable(line, lines, index)) addRow(blocks, line)
    else if (!isApart && last?.kind === 'paragraph' && goesOn(above, line))
      last.pieces.push(...pieced(` ${line.trim()}`, lookOf(last.pieces)))
    else {
      blocks.push(blockOf(line, lines[index + 1] ?? '', isApart ? 6 : 0))
      isApart = false
    }
  })
  return blocks
}

/** "Title" over a row of ===. */
const isUnderline = (line: string, above: string): boolean =>
  /^\s*(?:={3,}|-{3,})\s*$/.test(line) && above.trim() !== ''

const lookOf = (pieces: Piece[]): Look => pieces.at(-1) ?? PLAIN

/** Lines that an editor broke are one; short lines and those with an end of their own stand as they are. */
function goesOn(above: string, line: string): boolean {
  if (/ {2,}$|\\$/.test(above) || BULLET.test(line) || /^\s*(?:#|\||\*\*)/.test(line)) return false
  return above.length >= 60 || /^\s*\p{Ll}/u.test(line)
}

function blockOf(line: string, below: string, before: number): Block {
  const [, marks = '', title = ''] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? []
  const level =
    marks.length > 0 ? marks.length : /^={3,}\s*$/.test(below) ? 1 : /^-{3,}\s*$/.test(below) ? 2 : 0
  if (level > 0) {
    const text = marks.length > 0 ? title : line.trim()
    return paragraph(pieced(text, { bold: true, italic: false, size: SIZES[level] ?? 10 }), {
      before,
      after: 3,
    })
  }
  const bullet = BULLET.exec(line)
  const text = line
    .slice(bullet?.[0].length ?? 0)
    .replace(/^\s*>+\s?/, '')
    .trim()
    .replace(/\\$/, '')
  const indent = bullet === null ? 0 : Math.min(60, Math.floor((bullet[1]?.length ?? 0) / 2) * 12)
  return paragraph(pieced(text, PLAIN), { before, indent, isBullet: bullet !== null })
}

const MARK =
  /(\*\*\*|___|\*\*|__|\*|(?<![\p{L}\d])_|_(?![\p{L}\d])|`+|!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)|<((?:https?:|mailto:)[^>]+)>|\\([^\p{L}\d\s]))/gu

/** Signs of stress change the look; what they enclose may go on over them. */
function pieced(text: string, look: Look): Piece[] {
  const pieces: Piece[] = []
  let [bold, italic, from] = [look.bold, look.italic, 0]
  const put = (part: string, url?: string) => {
    if (part !== '') pieces.push({ text: part, bold, italic, size: look.size, url })
  }
  for (const match of text.matchAll(MARK)) {
    put(text.slice(from, match.index))
    from = match.index + match[0].length
    const [mark = '', , title, url, address, sign] = match
    if (title !== undefined) put(plainOf(title), url)
    else if (address !== undefined) put(address.replace(/^mailto:/, ''), address)
    else if (sign !== undefined) put(sign)
    else if (mark.length === 3) [bold, italic] = [!bold, !italic]
    else if (mark.length === 2 && !mark.startsWith('`')) bold = !bold
    else if (/^[*_]$/.test(mark)) italic = isStress(text, match.index) ? !italic : italic
  }
  put(text.slice(from))
  return pieces.length > 0 ? pieces : [{ ...look, text: '' }]
}

const plainOf = (text: string): string => text.replace(/[*_`]/g, '')
/** A star between blanks is a star. */
const isStress = (text: string, at: number): boolean =>
  !(/^\s?$/.test(text.charAt(at - 1)) && /^\s?$/.test(text.charAt(at + 1)))

function isRowOfTable(line: string, lines: string[], index: number): boolean {
  if (!/^\s*\|.*\|\s*$/.test(line)) return false
  const near = [lines[index - 1] ?? '', line, lines[index + 1] ?? '']
  return near.some((one) => DIVIDER.test(one)) || /^\s*\|.*\|\s*$/.test(lines[index - 1] ?? '')
}

function addRow(blocks: Block[], line: string): void {
  if (DIVIDER.test(line)) return
  const texts = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
  const row = texts.map((text) => ({ blocks: [paragraph(pieced(text.trim(), PLAIN))], span: 1 }))
  const last = blocks.at(-1)
  if (last?.kind === 'table' && last.widths.length === row.length) last.rows.push(row)
  else blocks.push({ kind: 'table', rows: [row], widths: row.map(() => 1) })
}
