/** The pictures of a page, put together on a sheet of greys that the reader of pictures takes. */
import type { Bitmap, Painted } from './painted.ts'

export type Sheet = { width: number; height: number; greys: Uint8Array }

/** Points of a page as dots, `scale` for each: white where nothing is painted. */
export function sheetOf(painted: Painted[], page: { width: number; height: number }, scale: number): Sheet {
  const width = Math.max(1, Math.round(page.width * scale))
  const height = Math.max(1, Math.round(page.height * scale))
  const greys = new Uint8Array(width * height).fill(255)
  for (const { bitmap, place } of painted) {
    const toBitmap = inverse(place.map((part) => part * scale))
    if (toBitmap) paint({ width, height, greys }, bitmap, toBitmap)
  }
  return { width, height, greys }
}

/** How many dots a point of the page has in the finest picture that covers a good part of it. */
export function finenessOf(painted: Painted[], page: { width: number; height: number }): number {
  const large = painted.filter(
    ({ place: [a = 0, b = 0, c = 0, d = 0] }) => Math.abs(a * d - b * c) > 0.02 * page.width * page.height,
  )
  return Math.max(0, ...large.map(({ bitmap, place: [a = 0, b = 0] }) => bitmap.width / Math.hypot(a, b)))
}

/** A picture in the plainest of forms: a head and its dots. */
export function encoded({ width, height, greys }: Sheet): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), greys])
}

function inverse([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): number[] | null {
  const area = a * d - b * c
  if (Math.abs(area) < 1) return null
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

/** Each dot of the sheet is the middle of the dots of the picture that fall on it, three by three of them at most. */
function paint(
  { width, height, greys }: Sheet,
  bitmap: Bitmap,
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[],
): void {
  const grey = greyOf(bitmap)
  const steps = Math.max(1, Math.min(3, Math.round(Math.hypot(a * bitmap.width, b * bitmap.height))))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      let count = 0
      for (let part = 0; part < steps * steps; part++) {
        const px = x + ((part % steps) + 0.5) / steps
        const py = y + (Math.floor(part / steps) + 0.5) / steps
        const u = a * px + c * py + e
        const v = 1 - (b * px + d * py + f)
        if (u < 0 || u >= 1 || v < 0 || v >= 1) continue
        sum += grey(Math.floor(u * bitmap.width), Math.floor(v * bitmap.height))
        count++
      }
      if (count > 0) greys[y * width + x] = sum / count
    }
  }
}

function greyOf({ kind, width, data }: Bitmap): (x: number, y: number) => number {
  if (kind === 1) {
    const row = (width + 7) >> 3
    return (x, y) => (((data[y * row + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1) * 255
  }
  const size = kind === 2 ? 3 : 4
  return (x, y) => {
    const at = (y * width + x) * size
    return 0.299 * (data[at] ?? 255) + 0.587 * (data[at + 1] ?? 255) + 0.114 * (data[at + 2] ?? 255)
  }
}
