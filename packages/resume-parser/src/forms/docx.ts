/** A Word document -> paragraphs and tables. What is hidden, deleted or repeated for older programs is left out. */
import { FormFault, paragraph, type Block, type Cell, type Piece } from './blocks.ts'
import {
  lookOf,
  paragraphLook,
  readStyles,
  valueOf,
  wordLook,
  type Styles,
  type WordLook,
} from './docx-styles.ts'
import { all, child, childrenOf, elementsOf, readTree, textOf, type Element } from './tree.ts'
import type { Archive } from './zip.ts'

/** `links`: addresses by the ids that the document uses for them. `floating`: what stands in boxes beside a paragraph. */
type Reading = { styles: Styles; links: Map<string, string>; floating: Block[] }

export function readDocx(archive: Archive): Block[] {
  const xml = archive.read('word/document.xml')
  if (xml === undefined) throw new FormFault('broken')
  const styles = archive.read('word/styles.xml')
  const reading: Reading = {
    styles: readStyles(styles === undefined ? undefined : readTree(styles, { isXml: true })),
    links: linksOf(archive, 'document'),
    floating: [],
  }
  const body = all(readTree(xml, { isXml: true }), 'w:body')
  return [...headers(archive, reading), ...body.flatMap((one) => blocksOf(one, reading))]
}

/** Names and contacts often stand in the header of the first page; what several headers say is said once. */
function headers(archive: Archive, reading: Reading): Block[] {
  const seen = new Set<string>()
  return archive.names
    .filter((name) => /^word\/header\d*\.xml$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const root = readTree(archive.read(name) ?? '', { isXml: true })
      const text = textOf(root).replace(/\s+/g, ' ').trim()
      if (!/\p{L}{2}/u.test(text) || seen.has(text)) return []
      seen.add(text)
      const links = linksOf(archive, name.slice('word/'.length, -'.xml'.length))
      return elementsOf(root).flatMap((one) => blocksOf(one, { ...reading, links }))
    })
}

function linksOf(archive: Archive, part: string): Map<string, string> {
  const xml = archive.read(`word/_rels/${part}.xml.rels`)
  if (xml === undefined) return new Map()
  return new Map(
    all(readTree(xml, { isXml: true }), 'Relationship')
      .filter(({ attributes }) => attributes['TargetMode'] === 'External')
      .map(({ attributes }) => [attributes['Id'] ?? '', (attributes['Target'] ?? '').slice(0, 2000)]),
  )
}

const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:sectPr'])

function blocksOf(element: Element, reading: Reading): Block[] {
  return elementsOf(element).flatMap((one): Block[] => {
    if (LEFT_OUT.has(one.name)) return []
    if (one.name === 'w:p') return paragraphOf(one, reading)
    if (one.name === 'w:tbl') return [tableOf(one, reading)]
    return blocksOf(one, reading)
  })
}

function tableOf(table: Element, reading: Reading): Block {
  const grid = childrenOf(child(table, 'w:tblGrid'), 'w:gridCol')
  const rows = childrenOf(table, 'w:tr').map((row) =>
    all(row, 'w:tc').map((cell): Cell => ({
      blocks: blocksOf(cell, reading),
      span: Math.max(1, Number(valueOf(child(cell, 'w:tcPr'), 'w:gridSpan') ?? 1) || 1),
    })),
  )
  const count = Math.max(1, ...rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)))
  const widths = grid.map(({ attributes }) => Math.max(1, Number(attributes['w:w']) || 1))
  return {
    kind: 'table',
    rows,
    widths: widths.length >= count ? widths : Array.from({ length: count }, () => 1),
  }
}

function paragraphOf(element: Element, reading: Reading): Block[] {
  const properties = child(element, 'w:pPr')
  const style = reading.styles.of(valueOf(properties, 'w:pStyle'))
  const look = { ...style.paragraph, ...paragraphLook(properties) }
  const floating: Block[] = []
  const pieces = elementsOf(element).flatMap((one) =>
    piecesOf(one, { ...reading, floating }, { look: style.word }),
  )
  const isBullet = look.isListed === true && look.isHeading !== true
  const own = paragraph(pieces, {
    align: look.align ?? 'left',
    indent: isBullet ? Math.max(0, (look.indent ?? 18) - 18) : (look.indent ?? 0),
    isBullet,
    before: look.before ?? 0,
    after: look.after ?? 0,
  })
  return [...(pieces.length > 0 || floating.length === 0 ? [own] : []), ...floating]
}

type Around = { look: WordLook; url?: string | undefined }

function piecesOf(element: Element, reading: Reading, around: Around): Piece[] {
  if (LEFT_OUT.has(element.name) || element.name === 'w:pPr') return []
  const inside = (next: Around) => elementsOf(element).flatMap((one) => piecesOf(one, reading, next))
  if (element.name === 'w:txbxContent') {
    reading.floating.push(...blocksOf(element, reading))
    return []
  }
  if (element.name === 'w:hyperlink') {
    return inside({ ...around, url: reading.links.get(element.attributes['r:id'] ?? '') ?? around.url })
  }
  if (element.name !== 'w:r')
    return SIGNS[element.name] === undefined ? inside(around) : signs(element, around)
  const properties = child(element, 'w:rPr')
  const character = valueOf(properties, 'w:rStyle')
  const named = character === undefined ? {} : boldOf(reading.styles, character)
  return inside({ ...around, look: { ...around.look, ...named, ...wordLook(properties) } })
}

/** A character style changes only what it says itself: its other values are those of the whole document. */
function boldOf({ of, initial }: Styles, id: string): WordLook {
  const { word } = of(id)
  const isOwn = ([key, value]: [string, unknown]) => Reflect.get(initial.word, key) !== value
  return Object.fromEntries(Object.entries(word).filter(isOwn))
}

const SIGNS: Record<string, (element: Element) => string> = {
  'w:t': textOf,
  'w:tab': () => '\t',
  'w:ptab': () => '\t',
  'w:br': () => '\n',
  'w:cr': () => '\n',
  'w:noBreakHyphen': () => '-',
}

function signs(element: Element, { look, url }: Around): Piece[] {
  const text = SIGNS[element.name]?.(element) ?? ''
  if (look.isHidden === true || text === '') return []
  return [{ ...lookOf(look), text: look.isCapital === true ? text.toUpperCase() : text, url }]
}
