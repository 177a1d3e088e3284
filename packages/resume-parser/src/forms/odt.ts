/** An OpenDocument text -> paragraphs and tables. */
import {
  FormFault,
  paragraph,
  type Block,
  type Cell,
  type Look,
  type Paragraph,
  type Piece,
} from './blocks.ts'
import { all, child, childrenOf, elementsOf, readTree, type Element } from './tree.ts'
import type { Archive } from './zip.ts'

interface Style extends Look {
  align: Paragraph['align']
  indent: number
  before: number
  after: number
  isCapital: boolean
  isHidden: boolean
}
type Reading = {
  styleOf: (name: string | undefined) => Style
  widthOf: (column: string) => number
  floating: Block[]
}

const INITIAL: Style = {
  bold: false,
  italic: false,
  size: 12,
  align: 'left',
  indent: 0,
  before: 0,
  after: 0,
  isCapital: false,
  isHidden: false,
}

export function readOdt(archive: Archive): Block[] {
  if (archive.read('META-INF/manifest.xml')?.includes('encryption-data') === true)
    throw new FormFault('encrypted')
  const xml = archive.read('content.xml')
  if (xml === undefined) throw new FormFault('broken')
  const content = readTree(xml, { isXml: true })
  const shared = readTree(archive.read('styles.xml') ?? '', { isXml: true })
  const reading = {
    ...stylesOf([...all(shared, 'style:style'), ...all(content, 'style:style')], shared),
    floating: [],
  }
  const headers = all(shared, 'style:header').flatMap((header) => blocksOf(header, reading))
  return [...headers, ...all(content, 'office:text').flatMap((text) => blocksOf(text, reading))]
}

function stylesOf(styles: Element[], shared: Element): Omit<Reading, 'floating'> {
  const byName = new Map(styles.map((style) => [style.attributes['style:name'] ?? '', style]))
  const usual = all(shared, 'style:default-style').find(
    ({ attributes }) => attributes['style:family'] === 'paragraph',
  )
  const initial = usual === undefined ? INITIAL : over(INITIAL, usual)
  const styleOf = (name: string | undefined, depth = 0): Style => {
    const style = byName.get(name ?? '')
    if (style === undefined || depth > 12) return initial
    return over(styleOf(style.attributes['style:parent-style-name'], depth + 1), style)
  }
  return {
    styleOf,
    widthOf: (column) =>
      points(child(byName.get(column), 'style:table-column-properties')?.attributes['style:column-width']) ??
      0,
  }
}

function over(below: Style, style: Element): Style {
  const text = child(style, 'style:text-properties')?.attributes ?? {}
  const block = child(style, 'style:paragraph-properties')?.attributes ?? {}
  const weight = text['fo:font-weight']
  const slant = text['fo:font-style']
  const size = text['fo:font-size']
  const align = block['fo:text-align']
  return {
    bold: weight === undefined ? below.bold : /bold|[6-9]00/.test(weight),
    italic: slant === undefined ? below.italic : slant !== 'normal',
    size: size?.endsWith('%') ? (below.size * Number.parseFloat(size)) / 100 : (points(size) ?? below.size),
    align:
      align === undefined
        ? below.align
        : align === 'center'
          ? 'center'
          : /end|right/.test(align)
            ? 'right'
            : 'left',
    indent: points(block['fo:margin-left']) ?? below.indent,
    before: points(block['fo:margin-top']) ?? below.before,
    after: points(block['fo:margin-bottom']) ?? below.after,
    isCapital:
      text['fo:text-transform'] === undefined ? below.isCapital : text['fo:text-transform'] === 'uppercase',
    isHidden: text['text:display'] === undefined ? below.isHidden : text['text:display'] === 'none',
  }
}

const UNITS: Record<string, number> = { pt: 1, cm: 28.35, mm: 2.835, in: 72, px: 0.75 }

function points(length: string | undefined): number | undefined {
  const [, value, unit = ''] = /^(-?[\d.]+)(pt|cm|mm|in|px)$/.exec(length ?? '') ?? []
  return value === undefined ? undefined : Math.min(Math.max(0, Number(value) * (UNITS[unit] ?? 1)), 600)
}

const LEFT_OUT = new Set([
  'text:tracked-changes',
  'text:sequence-decls',
  'office:annotation',
  'text:note',
  'office:forms',
])

function blocksOf(element: Element, reading: Reading, depth = 0): Block[] {
  return elementsOf(element).flatMap((one): Block[] => {
    if (LEFT_OUT.has(one.name)) return []
    if (one.name === 'text:p' || one.name === 'text:h') return paragraphOf(one, reading, depth)
    if (one.name === 'table:table') return [tableOf(one, reading)]
    return blocksOf(one, reading, one.name === 'text:list' ? depth + 1 : depth)
  })
}

function tableOf(table: Element, reading: Reading): Block {
  const widths = all(table, 'table:table-column').flatMap(({ attributes }) => {
    const times = Math.min(20, Number(attributes['table:number-columns-repeated'] ?? 1) || 1)
    return Array.from({ length: times }, () => reading.widthOf(attributes['table:style-name'] ?? '') || 1)
  })
  const rows = all(table, 'table:table-row').map((row) =>
    childrenOf(row, 'table:table-cell').map((cell): Cell => ({
      blocks: blocksOf(cell, reading),
      span: Math.max(1, Number(cell.attributes['table:number-columns-spanned'] ?? 1) || 1),
    })),
  )
  return { kind: 'table', rows, widths }
}

function paragraphOf(element: Element, reading: Reading, depth: number): Block[] {
  const style = reading.styleOf(element.attributes['text:style-name'])
  const floating: Block[] = []
  const pieces = element.children.flatMap((node) => piecesOf(node, { ...reading, floating }, { ...style }))
  const isBullet = depth > 0 && element.name === 'text:p'
  const indent = isBullet ? Math.max(0, depth - 1) * 18 : style.indent
  const own = paragraph(pieces, { ...layoutOf(style), indent, isBullet })
  return [...(pieces.length > 0 || floating.length === 0 ? [own] : []), ...floating]
}

const layoutOf = ({ align, before, after }: Style) => ({ align, before, after })

type Around = Style & { url?: string | undefined }

function piecesOf(node: Element | string, reading: Reading, around: Around): Piece[] {
  // Line ends and rows of blanks in the file are one blank; those that are meant are elements.
  if (typeof node === 'string') return piece(node.replace(/\s+/g, ' '), around)
  if (LEFT_OUT.has(node.name)) return []
  if (node.name === 'text:tab') return piece('\t', around)
  if (node.name === 'text:line-break') return piece('\n', around)
  if (node.name === 'text:s') return piece(' ', around)
  if (node.name === 'draw:text-box') {
    reading.floating.push(...blocksOf(node, reading))
    return []
  }
  const inside = (next: Around) => node.children.flatMap((one) => piecesOf(one, reading, next))
  if (node.name === 'text:a') return inside({ ...around, url: node.attributes['xlink:href']?.slice(0, 2000) })
  const name = node.name === 'text:span' ? node.attributes['text:style-name'] : undefined
  return inside(name === undefined ? around : { ...around, ...spanOf(reading, name) })
}

/** A span changes only what its style says itself. */
function spanOf({ styleOf }: Reading, name: string): Partial<Style> {
  const [style, initial] = [styleOf(name), styleOf(undefined)]
  const isOwn = ([key, value]: [string, unknown]) => Reflect.get(initial, key) !== value
  return Object.fromEntries(Object.entries(style).filter(isOwn))
}

function piece(text: string, { bold, italic, size, url, isCapital, isHidden }: Around): Piece[] {
  if (isHidden || text === '') return []
  return [{ bold, italic, size, url, text: isCapital ? text.toUpperCase() : text }]
}

export const isOdt = ({ names, read }: Archive): boolean =>
  names.includes('content.xml') && (read('mimetype') ?? 'opendocument.text').includes('opendocument.text')
