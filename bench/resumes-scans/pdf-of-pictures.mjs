// A PDF of pictures.

/** Pages of a JPEG each, as scanners write them. */
export function pdfOf(pages, jpegs) {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets = []
  const add = (...pieces) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(
      Buffer.concat([
        Buffer.from(`${offsets.length} 0 obj\n`),
        ...pieces.map((one) => Buffer.from(one)),
        Buffer.from('\nendobj\n'),
      ]),
    )
  }
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}] >>`,
  )
  pages.forEach(({ width, height, points: [w, h] }, at) => {
    const content = `q ${w} 0 0 ${h} 0 0 cm /Im Do Q`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${4 + at * 3} 0 R /Resources << /XObject << /Im ${5 + at * 3} 0 R >> >> >>`,
    )
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpegs[at].length} >>\nstream\n`,
      jpegs[at],
      '\nendstream',
    )
  })
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
