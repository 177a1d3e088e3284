/** What every written form is read into: paragraphs and tables, before they are laid out as pages. */

export type Look = { bold: boolean; italic: boolean; /** In points. */ size: number }

/** A tab is a step to the side, a line feed a new line. */
export type Piece = Look & { text: string; url?: string | undefined }

export type Paragraph = {
  kind: 'paragraph'
  pieces: Piece[]
  align: 'left' | 'center' | 'right'
  /** In points, as are the gaps. */
  indent: number
  isBullet: boolean
  before: number
  after: number
}

/** `widths` has one share for each column. */
export type Table = { kind: 'table'; rows: Cell[][]; widths: number[] }
export type Cell = { blocks: Block[]; span: number }

export type Block = Paragraph | Table

export const PLAIN: Look = { bold: false, italic: false, size: 10 }

export function paragraph(
  pieces: Piece[],
  layout: Partial<Omit<Paragraph, 'kind' | 'pieces'>> = {},
): Paragraph {
  const usual = { align: 'left', indent: 0, isBullet: false, before: 0, after: 0 } as const
  return { kind: 'paragraph', ...usual, ...layout, pieces }
}

type Fault = 'encrypted' | 'broken' | 'no_text' | 'too_large' | 'scan_too_long'

/** A file of a known form that cannot be read. */
export class FormFault extends Error {
  override name = 'FormFault'
  readonly reason: Fault
  constructor(reason: Fault) {
    super(reason)
    this.reason = reason
  }
}
