/** What is dark on a sheet and larger than letters are: a coarse grid of its dots, and the cells of it that touch. */
import type { Sheet } from './sheet.ts'

export type Grid = { across: number; down: number; dark: Uint8Array; side: number }
export type Raster = Pick<Grid, 'across' | 'side'>
export type Box = { left: number; right: number; top: number; bottom: number; cells: number[] }

/** Points. */
export const CELL = 1.5
const DARK = 128

/** `dots`: of the sheet for a point of the page. */
export function gridOf({ width, height, greys }: Sheet, dots: number): Grid {
  const side = Math.max(2, Math.round(CELL * dots))
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)]
  const dark = new Uint8Array(across * down)
  for (let cell = 0; cell < dark.length; cell++) {
    let sum = 0
    const start = Math.floor(cell / across) * side * width + (cell % across) * side
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) sum += greys[start + y * width + x] ?? 255
    dark[cell] = sum / (side * side) < DARK ? 1 : 0
  }
  return { across, down, dark, side }
}

/** Dark cells that touch each other. */
export function boxesOf({ across, down, dark }: Grid): Box[] {
  const boxes: Box[] = []
  const left = dark.slice()
  for (let first = 0; first < left.length; first++) {
    if (left[first] === 0) continue
    const box: Box = { left: across, right: 0, top: down, bottom: 0, cells: [first] }
    left[first] = 0
    for (const cell of box.cells) {
      const [x, y] = [cell % across, Math.floor(cell / across)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      const beside = [x > 0 ? cell - 1 : -1, x < across - 1 ? cell + 1 : -1, cell - across, cell + across]
      for (const next of beside)
        if (left[next] === 1) {
          left[next] = 0
          box.cells.push(next)
        }
    }
    boxes.push(box)
  }
  return boxes
}
