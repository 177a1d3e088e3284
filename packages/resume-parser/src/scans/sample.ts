/** A part of a sheet that is soon read, and says enough to tell the language of the whole. */
import type { Sheet } from './sheet.ts'

/** Of the height. */
const SHARE = 0.15
const DARK = 128
/** One dot of so many is looked at, across. */
const STEP = 3

/** The rows that hold the most ink. */
export function sampleOf({ width, height, greys }: Sheet): Sheet {
  const most = Math.ceil(SHARE * height)
  const ink = Array.from({ length: height }, (_, y) => inkOf(greys.subarray(y * width, (y + 1) * width)))
  let [sum, best, top] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    sum += (ink[y] ?? 0) - (ink[y - most] ?? 0)
    if (sum <= best) continue
    best = sum
    top = Math.max(0, y + 1 - most)
  }
  return { width, height: most, greys: greys.slice(top * width, (top + most) * width) }
}

function inkOf(row: Uint8Array): number {
  let ink = 0
  for (let x = 0; x < row.length; x += STEP) if ((row[x] ?? 255) < DARK) ink++
  return ink
}
