/** A rich text file -> paragraphs and tables. */
import { TextDecoder } from 'node:util'
import { paragraph, type Block, type Cell, type Paragraph, type Piece } from './blocks.ts'
import { tokensOf, type Token } from './rtf-tokens.ts'

interface State {
  bold: boolean
  italic: boolean
  size: number
  isCapital: boolean
  isHidden: boolean
  /** Inside of what is no text of the document: fonts, colours, pictures. */
  isSkipped: boolean
  /** Signs that stand for a letter again, for programs that do not know it. */
  fallback: number
}
type Row = { cells: Cell[]; edges: number[] }
interface Layout {
  align: Paragraph['align']
  indent: number
  before: number
  after: number
  isInTable: boolean
  isBullet: boolean
}

const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object footer footerl footerr footerf footnote annotation xe tc generator themedata listtable listoverridetable rsidtbl fldinst datastore latentstyles nonshppict bkmkstart bkmkend'.split(
    ' ',
  ),
)
/** What draws the bullet of a list, which is no text of its own. */
const LIST_MARKS = new Set(['listtext', 'pntext'])
const SIGNS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}
const TWIPS = 20
const FIRST: State = {
  bold: false,
  italic: false,
  size: 12,
  isCapital: false,
  isHidden: false,
  isSkipped: false,
  fallback: 1,
}
const UNSET: Layout = { align: 'left', indent: 0, before: 0, after: 0, isInTable: false, isBullet: false }

export function readRtf(bytes: Uint8Array): Block[] {
  const source = Buffer.from(bytes).toString('latin1')
  const page = /\\ansicpg(\d{3,5})/.exec(source.slice(0, 2000))?.[1] ?? '1252'
  const reader = new Reader(decoderOf(page))
  for (const token of tokensOf(source)) reader.take(token)
  return reader.end()
}

function decoderOf(page: string): TextDecoder {
  const names: Record<string, string> = {
    '65001': 'utf-8',
    '932': 'shift_jis',
    '936': 'gbk',
    '949': 'euc-kr',
    '950': 'big5',
  }
  try {
    return new TextDecoder(names[page] ?? `windows-${page}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

class Reader {
  readonly #decoder: TextDecoder
  readonly #blocks: Block[] = []
  readonly #stack: State[] = []
  #state = FIRST
  #layout = UNSET
  #pieces: Piece[] = []
  #bytes: number[] = []
  /** How many signs are still to be passed over. */
  #unread = 0
  #cell: Block[] = []
  #row: Cell[] = []
  #edges: number[] = []
  #rows: Row[] = []

  constructor(decoder: TextDecoder) {
    this.#decoder = decoder
  }

  take(token: Token): void {
    if (token.kind !== 'byte') this.#flush()
    if (token.kind === 'open') this.#stack.push(this.#state)
    else if (token.kind === 'close') this.#state = this.#stack.pop() ?? FIRST
    else if (token.kind === 'word') this.#control(token.word, token.value)
    else if (token.kind === 'byte' && this.#unread > 0) this.#unread--
    else if (token.kind === 'byte') this.#bytes.push(token.byte)
    else {
      this.#put(token.text.slice(this.#unread))
      this.#unread = Math.max(0, this.#unread - token.text.length)
    }
  }

  end(): Block[] {
    this.#flush()
    if (this.#pieces.length > 0) this.#endParagraph()
    this.#endRow()
    this.#endTable()
    return this.#blocks
  }

  #control(name: string, value: number | undefined): void {
    if (name === 'u') {
      this.#put(String.fromCharCode(((value ?? 0) + 65_536) % 65_536))
      this.#unread = this.#state.fallback
    } else if (name === '*' || SKIPPED.has(name)) this.#state = { ...this.#state, isSkipped: true }
    else if (LIST_MARKS.has(name)) {
      this.#layout = { ...this.#layout, isBullet: true }
      this.#state = { ...this.#state, isSkipped: true }
    } else if (!this.#state.isSkipped) this.#visible(name, value)
  }

  #visible(name: string, value: number | undefined): void {
    const sign = SIGNS[name]
    if (sign !== undefined) this.#put(sign)
    else if (name === 'par' || name === 'sect' || name === 'page') this.#endParagraph()
    else if (name === 'cell') this.#endCell()
    else if (name === 'row') this.#endRow()
    else if (name === 'trowd') this.#edges = []
    else if (name === 'cellx') this.#edges.push(value ?? 0)
    else {
      this.#state = changed(this.#state, name, value)
      this.#layout = laid(this.#layout, name, value)
    }
  }

  #put(text: string): void {
    const { bold, italic, size, isCapital, isSkipped, isHidden } = this.#state
    if (isSkipped || isHidden || text === '') return
    this.#pieces.push({ bold, italic, size, text: isCapital ? text.toUpperCase() : text })
  }

  /** Letters of some code pages are two bytes: they are read together. */
  #flush(): void {
    if (this.#bytes.length === 0) return
    this.#put(this.#decoder.decode(new Uint8Array(this.#bytes)))
    this.#bytes = []
  }

  #endParagraph(): void {
    const block = paragraph(this.#pieces, this.#layout)
    if (this.#layout.isInTable) this.#cell.push(block)
    else {
      this.#endTable()
      this.#blocks.push(block)
    }
    this.#pieces = []
    this.#layout = { ...this.#layout, isBullet: false }
  }

  #endCell(): void {
    if (this.#pieces.length > 0) this.#endParagraph()
    this.#row.push({ blocks: this.#cell, span: 1 })
    this.#cell = []
  }

  #endRow(): void {
    if (this.#row.length > 0) this.#rows.push({ cells: this.#row, edges: this.#edges })
    this.#row = []
  }

  #endTable(): void {
    if (this.#rows.length > 0) this.#blocks.push(tableOf(this.#rows))
    this.#rows = []
  }
}

function changed(state: State, name: string, value: number | undefined): State {
  const isOn = value !== 0
  if (name === 'b') return { ...state, bold: isOn }
  if (name === 'i') return { ...state, italic: isOn }
  if (name === 'caps') return { ...state, isCapital: isOn }
  if (name === 'v') return { ...state, isHidden: isOn }
  if (name === 'fs' && value !== undefined && value > 0) return { ...state, size: Math.min(value / 2, 72) }
  if (name === 'uc') return { ...state, fallback: Math.max(0, Math.min(value ?? 1, 10)) }
  if (name === 'plain') return { ...FIRST, isSkipped: state.isSkipped, fallback: state.fallback }
  return state
}

const ALIGNED: Record<string, Paragraph['align']> = { ql: 'left', qj: 'left', qc: 'center', qr: 'right' }

function laid(layout: Layout, name: string, value = 0): Layout {
  const align = ALIGNED[name]
  if (align !== undefined) return { ...layout, align }
  if (name === 'pard') return { ...UNSET, isBullet: layout.isBullet }
  if (name === 'intbl') return { ...layout, isInTable: true }
  if (name === 'li') return { ...layout, indent: Math.max(0, Math.min(value / TWIPS, 200)) }
  if (name === 'sb') return { ...layout, before: Math.max(0, value / TWIPS) }
  if (name === 'sa') return { ...layout, after: Math.max(0, value / TWIPS) }
  return layout
}

/** Rows may have cells of their own widths; those of the first row with the most cells stand for all. */
function tableOf(rows: Row[]): Block {
  const widest = rows.toSorted((a, b) => b.cells.length - a.cells.length)[0]
  const count = Math.max(1, widest?.cells.length ?? 1)
  const edges = widest?.edges ?? []
  const widths = Array.from({ length: count }, (_, index) =>
    Math.max(1, (edges[index] ?? 0) - (edges[index - 1] ?? 0)),
  )
  return { kind: 'table', rows: rows.map(({ cells }) => cells), widths }
}
