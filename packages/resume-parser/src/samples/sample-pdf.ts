/** Small PDFs made by hand for the tests: text at places, and the ways in which a file can be bad. */
import { deflateSync } from 'node:zlib'

export type Text = { text: string; x: number; y: number; size?: number; bold?: boolean }
type Extra = { trailer?: string; objects?: string[]; content?: Buffer; filter?: string }

/** One page of A4 for each list of texts; `y` is measured from the top. */
export function makePdf(
  pages: Text[][],
  { trailer = '', objects = [], content, filter }: Extra = {},
): Uint8Array {
  const bodies: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]
  pages.forEach((texts, index) => {
    bodies.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    )
    const stream = content ?? Buffer.from(texts.map(draw).join('\n'), 'latin1')
    bodies.push(
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length}${filter ? ` /Filter ${filter}` : ''} >>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    )
  })
  return assemble([...bodies, ...objects], trailer)
}

function draw({ text, x, y, size = 10, bold = false }: Text): string {
  return `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${842 - y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
}

function assemble(bodies: (string | Buffer)[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  bodies.forEach((body, index) => {
    offsets.push(length)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** A resume of one column, short enough to be read in a test. */
export const RESUME: Text[] = [
  { text: 'Jane Doe', x: 60, y: 60, size: 24, bold: true },
  { text: 'jane.doe@example.com | +44 7700 900123 | Leeds, United Kingdom', x: 60, y: 80 },
  { text: 'EXPERIENCE', x: 60, y: 120, size: 13, bold: true },
  { text: 'Software Engineer', x: 60, y: 140, size: 11, bold: true },
  { text: 'Acme Ltd, Leeds', x: 60, y: 154 },
  { text: 'Jan 2020 - Present', x: 60, y: 168 },
  { text: 'EDUCATION', x: 60, y: 210, size: 13, bold: true },
  { text: 'BSc Physics', x: 60, y: 230, size: 11, bold: true },
  { text: 'University of Leeds', x: 60, y: 244 },
  { text: '2015 - 2018', x: 60, y: 258 },
  { text: 'SKILLS', x: 60, y: 300, size: 13, bold: true },
  { text: 'Python, SQL, Docker', x: 60, y: 320 },
]

/** Asks for a password that nobody knows: the owner and user entries fit no password. */
export function encryptedPdf(): Uint8Array {
  const secret = `<${'5a'.repeat(32)}>`
  return makePdf([RESUME], {
    trailer: `/Encrypt 7 0 R /ID [<00> <00>]`,
    objects: [`<< /Filter /Standard /V 1 /R 2 /Length 40 /O ${secret} /U ${secret} /P -44 >>`],
  })
}

/** A page of `megabytes` of blanks, packed a thousand to one and once more. */
/** A file of a few hundred bytes whose page takes a minute of the processor. */
export function slowPdf(): Uint8Array {
  const once = deflateSync(Buffer.alloc(60 * 1024 * 1024, 'q Q '))
  return makePdf([[]], { content: deflateSync(once), filter: '[/FlateDecode /FlateDecode]' })
}

export function bombPdf(megabytes: number): Uint8Array {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 32))
  return makePdf([[]], { content: deflateSync(once), filter: '[/FlateDecode /FlateDecode]' })
}
