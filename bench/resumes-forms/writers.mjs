// The rows of content.mjs as files of each form.
import { buffer } from 'node:stream/consumers'
import * as docx from 'docx'
import yazl from 'yazl'

const esc = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const wordsOf = (row) => row.parts.map(({ text }) => text).join('')

// Word

function wordRow(row) {
  if (row.kind === 'row') {
    return new docx.Table({
      width: { size: 100, type: docx.WidthType.PERCENTAGE },
      columnWidths: row.widths.map((width) => width * 93),
      rows: [
        new docx.TableRow({
          children: row.cells.map((cell) => new docx.TableCell({ children: cell.map(wordRow) })),
        }),
      ],
    })
  }
  const runs = row.parts.map(({ text, bold, italic }) => new docx.TextRun({ text, bold, italics: italic }))
  if (row.right) runs.push(new docx.TextRun({ children: [new docx.Tab(), row.right] }))
  return new docx.Paragraph({
    children: runs,
    ...(row.kind === 'name' && { heading: docx.HeadingLevel.TITLE }),
    ...(row.kind === 'title' && { heading: docx.HeadingLevel.HEADING_1 }),
    ...(row.kind === 'bullet' && { bullet: { level: 0 } }),
    ...(row.right && { tabStops: [{ type: docx.TabStopType.RIGHT, position: 9026 }] }),
  })
}

export const word = (rows) =>
  docx.Packer.toBuffer(new docx.Document({ sections: [{ children: rows.map(wordRow) }] }))

// OpenDocument

const ODF =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"'
const odfStyle = (name, text, block = '') =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${block}/><style:text-properties ${text}/></style:style>`
const odfSpan = ({ text, bold, italic }) =>
  bold || italic ? `<text:span text:style-name="${bold ? 'B' : 'I'}">${esc(text)}</text:span>` : esc(text)

function odfRow(row) {
  if (row.kind === 'row') {
    const columns = row.widths.map((width) => `<table:table-column table:style-name="c${width}"/>`).join('')
    const cells = row.cells.map((cell) => `<table:table-cell>${cell.map(odfRow).join('')}</table:table-cell>`)
    return `<table:table>${columns}<table:table-row>${cells.join('')}</table:table-row></table:table>`
  }
  const inside = row.parts.map(odfSpan).join('') + (row.right ? `<text:tab/>${esc(row.right)}` : '')
  if (row.kind === 'title') return `<text:h text:style-name="H" text:outline-level="1">${inside}</text:h>`
  if (row.kind === 'bullet')
    return `<text:list><text:list-item><text:p text:style-name="P">${inside}</text:p></text:list-item></text:list>`
  return `<text:p text:style-name="${row.kind === 'name' ? 'N' : 'P'}">${inside}</text:p>`
}

export async function odt(rows) {
  const widths = [25, 75, 36, 64].map(
    (width) =>
      `<style:style style:name="c${width}" style:family="table-column"><style:table-column-properties style:column-width="${width / 6}cm"/></style:style>`,
  )
  const styles =
    odfStyle('P', 'fo:font-size="11pt"') +
    odfStyle('N', 'fo:font-size="24pt"') +
    odfStyle(
      'H',
      'fo:font-size="14pt" fo:font-weight="bold"',
      'fo:margin-top="0.4cm" fo:margin-bottom="0.1cm"',
    ) +
    '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
    '<style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>' +
    widths.join('')
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${ODF}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${rows.map(odfRow).join('')}</office:text></office:body></office:document-content>`
  return zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content })
}

async function zipped(parts) {
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(text), name, {
      mtime: new Date('2026-01-01T00:00:00Z'),
      compress: name !== 'mimetype',
    })
  zip.end()
  return buffer(zip.outputStream)
}

// Rich text, in the code page of Windows and with \u for all else

const rtfText = (text) =>
  [...text]
    .map((sign) => {
      const code = sign.codePointAt(0)
      if (/[\\{}]/.test(sign)) return `\\${sign}`
      if (code < 128) return sign
      return code < 256 ? `\\'${code.toString(16)}` : `\\u${code}?`
    })
    .join('')
const rtfRun = ({ text, bold, italic }) => `{${bold ? '\\b' : ''}${italic ? '\\i' : ''} ${rtfText(text)}}`

function rtfParagraph(row, table = '') {
  const inside = row.parts.map(rtfRun).join('') + (row.right ? `\\tab ${rtfText(row.right)}` : '')
  if (row.kind === 'name') return `\\pard${table}\\plain\\fs48 ${inside}`
  if (row.kind === 'title') return `\\pard${table}\\sb240\\sa60\\plain\\b\\fs28 ${inside}`
  if (row.kind === 'bullet')
    return `\\pard${table}\\fi-360\\li720\\plain\\fs22{\\listtext\\u8226?\\tab}${inside}`
  return `\\pard${table}\\tqr\\tx9000\\plain\\fs22 ${inside}`
}

function rtfRow(row) {
  if (row.kind !== 'row') return `${rtfParagraph(row)}\\par\n`
  let edge = 0
  const edges = row.widths.map((width) => `\\cellx${(edge += width * 93)}`).join('')
  const cells = row.cells.map((cell) => cell.map((one) => rtfParagraph(one, '\\intbl')).join('\\par\n'))
  return `\\trowd${edges}\n${cells.join('\\cell\n')}\\cell\\row\n`
}

export const rtf = (rows) =>
  Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Hand;}{\\info{\\title Resume}}\n${rows.map(rtfRow).join('')}}`,
    'latin1',
  )

// Text and Markdown know no tables of this kind: cells come one after the other.

const inOrder = (rows) => rows.flatMap((row) => (row.kind === 'row' ? row.cells.flatMap(inOrder) : [row]))

function filled(text, width, indent = '') {
  const lines = ['']
  for (const each of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== '' && line.length + each.length + 1 > width) lines.push(each)
    else lines[lines.length - 1] = line === '' ? each : `${line} ${each}`
  }
  return lines.join(`\n${indent}`)
}

export function text(rows) {
  const lines = inOrder(rows).map((row) => {
    const words = wordsOf(row)
    if (row.kind === 'title') return `\n${words.toUpperCase()}\n${'-'.repeat(words.length)}`
    if (row.kind === 'bullet') return `  * ${filled(words, 72, '    ')}`
    return row.right ? `${words.padEnd(76 - row.right.length)}  ${row.right}` : filled(words, 78)
  })
  return Buffer.from(`${lines.join('\n')}\n`)
}

const marked = ({ text: words, bold, italic }) => {
  const [, from, inner, to] = /^(\s*)([^]*?)(\s*)$/.exec(words)
  return bold ? `${from}**${inner}**${to}` : italic ? `${from}*${inner}*${to}` : words
}

export function markdown(rows) {
  const lines = inOrder(rows).map((row) => {
    const words = row.parts.map(marked).join('')
    if (row.kind === 'name') return `# ${words}\n`
    if (row.kind === 'title') return `\n## ${words}\n`
    if (row.kind === 'bullet') return `- ${words}`
    return row.right ? `\n${words} — ${row.right}  ` : `${words}  `
  })
  return Buffer.from(`${lines.join('\n')}\n`)
}

// A page

const tag = { name: 'h1', title: 'h2', bullet: 'li', text: 'p', entry: 'h3' }
const htmlPart = ({ text: words, bold, italic }) =>
  bold ? `<b>${esc(words)}</b>` : italic ? `<i>${esc(words)}</i>` : esc(words)

function htmlRow(row) {
  if (row.kind === 'row') {
    const cells = row.cells.map((cell, at) => `<div class="cell c${at}">${cell.map(htmlRow).join('')}</div>`)
    return `<div class="row">${cells.join('')}</div>`
  }
  const inside = row.parts.map(htmlPart).join('')
  if (row.right) return `<div class="entry"><h3>${inside}</h3><span>${esc(row.right)}</span></div>`
  return `<${tag[row.kind]}>${inside}</${tag[row.kind]}>`
}

export const html = (rows) =>
  Buffer.from(
    `<!doctype html><html><head><meta charset="utf-8"><title>Resume</title><style>body{font:11pt sans-serif}.row{display:flex;gap:2em}.c0{width:30%}.entry{display:flex;justify-content:space-between}h1{font-size:24pt}h2{font-size:14pt}h3{font-size:11pt}</style></head><body>\n${rows
      .map(htmlRow)
      .join('\n')
      .replace(/(?:<li>[^]*?<\/li>\s*)+/g, (list) => `<ul>${list}</ul>`)}\n</body></html>`,
  )

/** As Word writes it to the web: a table, and looks by attribute. */
export function tableHtml(rows) {
  const row = (one) =>
    one.kind === 'row'
      ? `<table width="100%"><tr>${one.cells.map((cell, at) => `<td width="${one.widths[at]}%" valign="top">${cell.map(row).join('')}</td>`).join('')}</tr></table>`
      : one.kind === 'name' || one.kind === 'title'
        ? `<p style="font-size:${one.kind === 'name' ? 24 : 14}.0pt;margin-bottom:4pt"><b>${esc(wordsOf(one))}</b></p>`
        : `<p class="MsoNormal">${one.kind === 'bullet' ? '&bull;&nbsp;' : ''}${one.parts.map(htmlPart).join('')}${one.right ? `&nbsp;&nbsp;${esc(one.right)}` : ''}</p>`
  return Buffer.from(
    `<html><head><meta charset="utf-8"></head><body lang="EN">${rows.map(row).join('\n')}</body></html>`,
  )
}
