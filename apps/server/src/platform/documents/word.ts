import {
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { ACCENT, INK, LINE, plain, QUIET, type Entry, type Fact, type Paper, type Part } from './paper.ts'

/** From the left margin to the right one, in twentieths of a point. */
const WIDTH = 9746
const LABEL = 2400
const INDENT = 280

/** Sets a paper as a word document (.docx), A4. */
export function toWord(paper: Paper): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({
      title: plain(paper.title),
      creator: paper.brand,
      lastModifiedBy: paper.brand,
      styles: { default: { document: { run: { font: 'Calibri', size: 21, color: INK } } } },
      sections: [
        {
          properties: { page: { size: { width: 11_906, height: 16_838 }, margin: PAGE } },
          headers: { default: new Header({ children: [line(paper.brand, { bold: true, color: ACCENT })] }) },
          footers: { default: footerOf(paper) },
          children: [...headOf(paper), ...paper.parts.flatMap(partOf)],
        },
      ],
    }),
  )
}

const PAGE = { top: 1400, bottom: 1200, left: 1080, right: 1080 }

function footerOf({ footer }: Paper): Footer {
  const style = { size: 16, color: QUIET }
  const children = [
    new TextRun({ text: footer, ...style }),
    new TextRun({ children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], ...style }),
  ]
  return new Footer({
    children: [new Paragraph({ children, tabStops: [{ type: TabStopType.RIGHT, position: WIDTH }] })],
  })
}

function headOf({ title, lines: [first, ...others], facts }: Paper): Paragraph[] {
  return [
    line(title, { bold: true, size: 44 }),
    ...(first === undefined ? [] : [line(first, { size: 24 })]),
    ...others.map((text) => line(text, { color: QUIET })),
    ...facts.map((fact, index) => factOf(fact, index === 0 ? 160 : 0)),
  ]
}

function partOf({ title, text, facts = [], entries = [], tags = [] }: Part): Paragraph[] {
  const heading = new Paragraph({
    children: [new TextRun({ text: plain(title), bold: true, size: 25, color: ACCENT })],
    border: { top: { style: BorderStyle.SINGLE, size: 4, color: LINE, space: 8 } },
    spacing: { before: 320, after: 80 },
    keepNext: true,
  })
  return [
    heading,
    ...(text === undefined ? [] : paragraphs(text, 0)),
    ...facts.map((fact) => factOf(fact, 0)),
    ...entries.flatMap((entry) => entryOf(entry, 0)),
    ...(tags.length === 0 ? [] : [line(tags.join('   ·   '), {})]),
  ]
}

function entryOf({ title, aside, line: below, text, below: nested = [] }: Entry, depth: number): Paragraph[] {
  const left = depth * INDENT
  const children = [
    new TextRun({ text: plain(title), bold: true }),
    ...(aside === undefined ? [] : [new TextRun({ text: `\t${aside}`, color: QUIET })]),
  ]
  const head = new Paragraph({
    children,
    indent: { left },
    spacing: { before: 120 },
    tabStops: [{ type: TabStopType.RIGHT, position: WIDTH }],
    keepNext: below !== undefined || text !== undefined,
  })
  return [
    head,
    ...(below === undefined ? [] : [line(below, { color: QUIET }, left)]),
    ...(text === undefined ? [] : paragraphs(text, left)),
    ...nested.flatMap((one) => entryOf(one, depth + 1)),
  ]
}

function factOf([label, value]: Fact, before: number): Paragraph {
  const children = [new TextRun({ text: label, color: QUIET }), new TextRun({ text: `\t${plain(value)}` })]
  return new Paragraph({
    children,
    spacing: { before },
    indent: { left: LABEL, hanging: LABEL },
    tabStops: [{ type: TabStopType.LEFT, position: LABEL }],
  })
}

function paragraphs(text: string, left: number): Paragraph[] {
  return plain(text)
    .split('\n')
    .map((one) => line(one, {}, left))
}

function line(text: string, style: { bold?: boolean; size?: number; color?: string }, left = 0): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: plain(text), ...style })], indent: { left } })
}
