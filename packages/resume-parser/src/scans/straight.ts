/** A sheet that lay aslant is turned upright, so that the words of a row share a line. */
import type { Sheet } from './sheet.ts'

/** Degrees: who lays a page more aslant than this sees it. */
const MOST = 3
const COARSE = 0.25
const FINE = 0.05
/** Less than this moves no row across a page. */
const LEAST = 0.1
const DARK = 140
/** One dot of so many is looked at, across. */
const STEP = 3

/** `finer`: dots of the answer for a dot of the sheet, along a row. */
export function straightened(sheet: Sheet, finer: number): Sheet {
  const angle = slantOf(sheet)
  if (Math.abs(angle) >= LEAST) return turned(sheet, angle, finer)
  return finer === 1 ? sheet : turned(sheet, 0, finer)
}

/** Degrees by which the rows fall towards the right: the lower edges of letters then lie on the fewest rows. */
export function slantOf(sheet: Sheet): number {
  const edges = lowerEdges(sheet)
  const rows = new Float64Array(sheet.height * 3)
  const gain = (angle: number): number => {
    rows.fill(0)
    const fall = Math.tan((angle * Math.PI) / 180)
    for (const { x, y } of edges) {
      const row = Math.round(y - x * fall) + sheet.height
      rows[row] = (rows[row] ?? 0) + 1
    }
    return rows.reduce((sum, count) => sum + count * count, 0)
  }
  const coarse = bestOf(gain, { from: -MOST, to: MOST, step: COARSE })
  return bestOf(gain, { from: coarse - COARSE, to: coarse + COARSE, step: FINE })
}

function bestOf(
  gain: (angle: number) => number,
  { from, to, step }: { from: number; to: number; step: number },
): number {
  const angles = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)
  const gains = angles.map(gain)
  return angles[gains.indexOf(Math.max(...gains))] ?? 0
}

function lowerEdges({ width, height, greys }: Sheet): { x: number; y: number }[] {
  const edges: { x: number; y: number }[] = []
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width; x += STEP) {
      const at = y * width + x
      if ((greys[at] ?? 255) < DARK && (greys[at + width] ?? 255) >= DARK) edges.push({ x, y })
    }
  return edges
}

/** Around the middle; each dot is mixed from the four that it falls between. */
function turned({ width, height, greys }: Sheet, angle: number, finer: number): Sheet {
  const sin = Math.sin((angle * Math.PI) / 180) / finer
  const cos = Math.cos((angle * Math.PI) / 180) / finer
  const [across, down] = [Math.round(width * finer), Math.round(height * finer)]
  const out = new Uint8Array(across * down).fill(255)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const u = width / 2 + (x - across / 2) * cos - (y - down / 2) * sin
      const v = height / 2 + (x - across / 2) * sin + (y - down / 2) * cos
      const [left, top] = [Math.floor(u), Math.floor(v)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const at = top * width + left
      const [toRight, toDown] = [u - left, v - top]
      const above = (greys[at] ?? 255) * (1 - toRight) + (greys[at + 1] ?? 255) * toRight
      const below = (greys[at + width] ?? 255) * (1 - toRight) + (greys[at + width + 1] ?? 255) * toRight
      out[y * across + x] = above * (1 - toDown) + below * toDown
    }
  return { width: across, height: down, greys: out }
}
