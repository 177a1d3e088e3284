/** A web page -> paragraphs and tables. */
import { paragraph, type Block, type Cell, type Look, type Paragraph, type Piece } from './blocks.ts'
import { rulesOf, sizeOf, styleOf, type Rules } from './html-styles.ts'
import { all, elementsOf, readTree, textOf, type Element, type Node } from './tree.ts'

type Around = Look & {
  align: Paragraph['align']
  indent: number
  isCapital: boolean
  isKept: boolean
  url?: string | undefined
}

const BASE: Around = {
  bold: false,
  italic: false,
  size: 12,
  align: 'left',
  indent: 0,
  isCapital: false,
  isKept: false,
}
const LEFT_OUT = new Set(
  'head script style template noscript svg iframe object button select title meta'.split(' '),
)
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tr ul'.split(
    ' ',
  ),
)
const HEADINGS: Record<string, number> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.9, h6: 0.9 }
const BOLD = new Set(['b', 'strong', 'th', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const ITALIC = new Set(['i', 'em', 'cite', 'address'])
const GAPPED = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table section article blockquote'.split(' '))

export function readHtml(text: string): Block[] {
  const root = readTree(text, { isXml: false })
  const rules = rulesOf(all(root, 'style').map(textOf).join('\n'))
  return blocksOf(root, BASE, rules)
}

/** The blocks inside of an element; text between them makes paragraphs of its own. */
function blocksOf(element: Element, around: Around, rules: Rules): Block[] {
  const blocks: Block[] = []
  let inline: Piece[] = []
  const end = () => {
    if (inline.some(({ text }) => /\S/.test(text)))
      blocks.push(paragraph(trimmed(inline), { align: around.align, indent: around.indent }))
    inline = []
  }
  for (const node of element.children) {
    if (typeof node !== 'string' && isBlock(node, rules)) {
      end()
      blocks.push(...blockOf(node, around, rules))
    } else inline.push(...piecesOf(node, around, rules))
  }
  end()
  return blocks
}

function isBlock(element: Element, rules: Rules): boolean {
  const display = styleOf(rules, element)['display']
  if (display === 'inline' || display === 'inline-block') return false
  return (
    BLOCKS.has(element.name) || display === 'block' || elementsOf(element).some((one) => BLOCKS.has(one.name))
  )
}

function blockOf(element: Element, around: Around, rules: Rules): Block[] {
  if (isLeftOut(element, rules)) return []
  const style = styleOf(rules, element)
  const look = lookOf(element, around, style)
  if (element.name === 'table') return [tableOf(element, look, rules)]
  if (isRow(style)) return sideBySide(element, look, rules)
  const indent = look.indent + (/^(?:ul|ol|dd|blockquote)$/.test(element.name) ? 14 : 0)
  const blocks = blocksOf(element, { ...look, indent }, rules)
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (element.name === 'li' && first?.kind === 'paragraph') first.isBullet = style['list-style'] !== 'none'
  const gap = GAPPED.has(element.name) ? 6 : 0
  if (first?.kind === 'paragraph') first.before = Math.max(first.before, gap)
  if (last?.kind === 'paragraph') last.after = Math.max(last.after, gap)
  return blocks
}

function isLeftOut({ name, attributes }: Element, rules: Rules): boolean {
  if (LEFT_OUT.has(name) || attributes['hidden'] !== undefined) return true
  const style = styleOf(rules, { name, attributes, children: [] })
  return style['display'] === 'none' || style['visibility'] === 'hidden'
}

const isRow = (style: Record<string, string>): boolean =>
  /^(?:inline-)?(?:flex|grid)$/.test(style['display'] ?? '') &&
  !(style['flex-direction'] ?? '').startsWith('column')

/** Parts of several lines are columns; short texts stand in one line, the last one at its end. */
function sideBySide(element: Element, look: Around, rules: Rules): Block[] {
  const parts = element.children.filter((node) => typeof node !== 'string' || /\S/.test(node))
  const cells = parts
    .map((node) => blocksOf({ name: '', attributes: {}, children: [node] }, look, rules))
    .filter((blocks) => blocks.length > 0)
  if (cells.length > 1 && cells.some((blocks) => blocks.length > 1)) {
    const widths = cells.map((blocks) => 4 + Math.sqrt(lettersOf(blocks)))
    return [{ kind: 'table', rows: [cells.map((blocks) => ({ blocks, span: 1 }))], widths }]
  }
  const line = cells.flat().flatMap((block, index) => {
    const tab = index > 0 ? [{ ...look, text: '\t' }] : []
    return block.kind === 'paragraph' ? [...tab, ...block.pieces] : []
  })
  return line.length === 0 ? [] : [paragraph(line, { indent: look.indent })]
}

function lettersOf(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph')
      return sum + block.pieces.reduce((count, { text }) => count + text.length, 0)
    return sum + block.rows.flat().reduce((count, cell) => count + lettersOf(cell.blocks), 0)
  }, 0)
}

function tableOf(table: Element, around: Around, rules: Rules): Block {
  const rows = all(table, 'tr').map((row) =>
    elementsOf(row)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell): Cell => ({
        blocks: blocksOf(cell, lookOf(cell, { ...around, indent: 0 }, styleOf(rules, cell)), rules),
        span: Math.max(1, Math.min(20, Number(cell.attributes['colspan'] ?? 1) || 1)),
      })),
  )
  const count = Math.max(1, ...rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)))
  const widths = Array.from({ length: count }, (_, at) => {
    const letters = rows.map((row) => lettersOf(row[at]?.blocks ?? []))
    return 4 + Math.sqrt(Math.max(0, ...letters))
  })
  return { kind: 'table', rows, widths }
}

function lookOf(element: Element, around: Around, style: Record<string, string>): Around {
  const weight = style['font-weight']
  const align =
    style['text-align'] ?? element.attributes['align'] ?? (element.name === 'center' ? 'center' : undefined)
  const heading = HEADINGS[element.name]
  const slant = style['font-style']
  return {
    ...around,
    bold: weight === undefined ? around.bold || BOLD.has(element.name) : /bold|[6-9]00/.test(weight),
    italic: slant === undefined ? around.italic || ITALIC.has(element.name) : slant !== 'normal',
    size: sizeOf(style['font-size'], around.size) ?? (heading === undefined ? around.size : 12 * heading),
    align:
      align === undefined
        ? around.align
        : align === 'center'
          ? 'center'
          : /end|right/.test(align)
            ? 'right'
            : 'left',
    isCapital:
      style['text-transform'] === undefined ? around.isCapital : style['text-transform'] === 'uppercase',
    isKept: around.isKept || element.name === 'pre' || (style['white-space'] ?? '').startsWith('pre'),
    url: element.name === 'a' ? element.attributes['href']?.slice(0, 2000) : around.url,
  }
}

function piecesOf(node: Node, around: Around, rules: Rules): Piece[] {
  if (typeof node === 'string') {
    const { bold, italic, size, url, isCapital, isKept } = around
    const text = isKept ? node : node.replace(/\s+/g, ' ')
    return [{ bold, italic, size, url, text: isCapital ? text.toUpperCase() : text }]
  }
  if (isLeftOut(node, rules)) return []
  if (node.name === 'br') return [{ ...around, text: '\n' }]
  const style = styleOf(rules, node)
  const look = lookOf(node, around, style)
  const inside = node.children.flatMap((one) => piecesOf(one, look, rules))
  const isAside = /right|end/.test(style['float'] ?? '') || style['margin-left'] === 'auto'
  return isAside ? [{ ...look, text: '\t' }, ...inside] : inside
}

/** Blanks at the ends of a paragraph and of its lines show nowhere. */
function trimmed(pieces: Piece[]): Piece[] {
  const from = pieces.findIndex(({ text }) => /[^ ]/.test(text))
  const to = pieces.findLastIndex(({ text }) => /[^ ]/.test(text))
  return pieces.slice(Math.max(0, from), to + 1)
}
