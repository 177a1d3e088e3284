/** A photo as a PDF of one page, so that it is unpacked, turned and put on a sheet as the pages of a scanner are. */
import type { Picture } from './picture.ts'

/** Degrees to the right, by how the camera was held; mirrored photos are not made by cameras. */
const TURNS: Record<number, number> = { 1: 0, 3: 180, 6: 90, 8: 270 }
/** Larger ones are left to the reader of pictures, which needs less memory to unpack them. */
const MOST_DOTS = 16_000_000

/** Null for what cannot be put into a PDF as it is: no JPEG of three colours, or one that is mirrored. */
export function photoAsPdf(
  bytes: Uint8Array,
  { width, height, turn }: Picture,
  sheet: number,
): Uint8Array | null {
  const turned = TURNS[turn]
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  if (turned === undefined || !isJpeg || width * height > MOST_DOTS) return null
  const isOnSide = turned % 180 !== 0
  const [across, down] = isOnSide ? [height, width] : [width, height]
  const scale = sheet / width
  const [w, h] = [across * scale, down * scale]
  const content = `q ${w} 0 0 ${h} 0 0 cm /Im Do Q`
  return written([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Rotate ${turned} /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    ],
  ])
}

function written(objects: (string | Uint8Array)[][]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (piece: string | Uint8Array) => {
    const part = Buffer.from(piece)
    parts.push(part)
    length += part.length
  }
  for (const object of objects) {
    offsets.push(length)
    for (const piece of [`${offsets.length} 0 obj\n`, ...object, '\nendobj\n']) add(piece)
  }
  const start = length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = offsets.length + 1
  add(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return new Uint8Array(Buffer.concat(parts))
}
