import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { ACCENT, INK, LINE, plain, QUIET, type Entry, type Fact, type Paper, type Part } from './paper.ts'
import { drawn, drawnParagraph, FONT_FOLDERS, FONTS } from './scripts.ts'

pdfmake.setFonts(FONTS)
// What people typed is text here and never an address; the fonts are all that is read.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => FONT_FOLDERS.some((folder) => path.startsWith(folder)))

/** Sets a paper as PDF, A4. */
export async function toPdf(paper: Paper, at: Date): Promise<Buffer> {
  return Buffer.from(await pdfmake.createPdf(definitionOf(paper, at)).getBuffer())
}

function definitionOf(paper: Paper, at: Date): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [48, 84, 48, 64],
    info: { title: plain(paper.title), author: paper.brand, creator: paper.brand, creationDate: at },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: `#${INK}` },
    header: { ...drawn(paper.brand), margin: [48, 36, 48, 0], bold: true, fontSize: 12, color: `#${ACCENT}` },
    footer: (page, pages) => ({
      columns: [
        { ...drawn(paper.footer), width: 431 },
        { text: `${page} / ${pages}`, alignment: 'right', width: 60 },
      ],
      margin: [48, 20, 48, 0],
      fontSize: 8,
      color: `#${QUIET}`,
    }),
    content: [...headOf(paper), ...paper.parts.map(partOf)],
  }
}

function headOf({ title, lines: [first, ...others], facts }: Paper): Content[] {
  return [
    { ...drawn(title), fontSize: 22, bold: true, lineHeight: 1.1 },
    ...(first === undefined ? [] : [{ ...drawn(first), fontSize: 12, margin: margin(2) }]),
    ...others.map((line) => ({ ...drawn(line), color: `#${QUIET}`, margin: margin(2) })),
    ...(facts.length === 0 ? [] : [{ ...factsOf(facts), margin: margin(12) }]),
  ]
}

function partOf({ title, beginsPage, text, facts = [], entries = [], tags = [] }: Part): Content {
  const head: Content[] = [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 0.7, lineColor: `#${LINE}` }] },
    { ...drawn(title), fontSize: 12, bold: true, color: `#${ACCENT}`, margin: [0, 10, 0, 4] },
  ]
  const body: Content[] = [
    ...(text === undefined ? [] : [drawnParagraph(text)]),
    ...(facts.length === 0 ? [] : [factsOf(facts)]),
    ...entries.map((entry) => entryOf(entry, 0)),
    ...(tags.length === 0 ? [] : [drawn(tags.join('   ·   '))]),
  ]
  const [first, ...rest] = body
  // The title never stands alone at the foot of a page.
  const start: Content = { stack: first === undefined ? head : [...head, first], unbreakable: isShort(first) }
  const place = beginsPage === true ? ({ pageBreak: 'before' } as const) : {}
  return { stack: [start, ...rest], margin: [0, 18, 0, 0], ...place }
}

/** A long text has to break over pages. */
function isShort(content: Content | undefined): boolean {
  return JSON.stringify(content ?? '').length < 1500
}

function entryOf({ title, aside, line, text, below = [] }: Entry, depth: number): Content {
  const name = { ...drawn(title), bold: true, width: '*' }
  const stack: Content[] = [
    aside === undefined
      ? name
      : {
          columns: [name, { text: aside, color: `#${QUIET}`, alignment: 'right', width: 'auto' }],
          columnGap: 12,
        },
    ...(line === undefined ? [] : [{ ...drawn(line), color: `#${QUIET}` }]),
    ...(text === undefined ? [] : [{ ...drawnParagraph(text, 72), margin: margin(2) }]),
    ...below.map((one) => entryOf(one, depth + 1)),
  ]
  // Only what is long may break over pages.
  const unbreakable = (text ?? '').length < 900 && below.length < 3
  return { unbreakable, stack, margin: [depth * 14, depth === 0 ? 4 : 6, 0, depth === 0 ? 6 : 0] }
}

function factsOf(facts: readonly Fact[]) {
  return {
    layout: 'noBorders',
    table: {
      // A width that is known breaks a word that is longer; what is left of A4 beside the margins and the label.
      widths: [120, 371],
      body: facts.map(([label, value]) => [{ text: label, color: `#${QUIET}` }, drawn(value)]),
    },
  }
}

function margin(above: number): [number, number, number, number] {
  return [0, above, 0, 0]
}
