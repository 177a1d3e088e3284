/** Filled squares, discs and the like before a line: no letters, though they are read as some. */
import { boxesOf, gridOf, type Box } from './boxes.ts'
import type { Sheet } from './sheet.ts'

const DARK = 128
/** Greys that differ less are one filling. */
const EVEN = 70
/** Points: a letter that is as wide and as high as this has white inside. */
const LEAST = 4.5
const MOST = 14
/** An I with its feet is longer. */
const LONGER = 1.5

/** They become paper. `dots`: of the sheet for a point of the page. */
export function withoutSolids(sheet: Sheet, dots: number): Sheet {
  const greys = sheet.greys.slice()
  const grid = gridOf(sheet, dots)
  for (const box of boxesOf(grid)) {
    const around = framed(box, grid.side, sheet)
    const frame = tightened(sheet, around)
    if (!isWithin(frame, around) || !isSolid(sheet, frame, dots)) continue
    for (let y = around.top; y < around.bottom; y++)
      greys.fill(255, y * sheet.width + around.left, y * sheet.width + around.right)
  }
  return { ...sheet, greys }
}

/** Dots; `right` and `bottom` lie outside. */
type Frame = { left: number; right: number; top: number; bottom: number }

/** A box and the cells around it, where it may go on. */
const framed = ({ left, right, top, bottom }: Box, side: number, { width, height }: Sheet): Frame => ({
  left: Math.max(0, (left - 1) * side),
  right: Math.min(width, (right + 2) * side),
  top: Math.max(0, (top - 1) * side),
  bottom: Math.min(height, (bottom + 2) * side),
})

/** It stands alone: letters that follow it closely would reach the edge. */
const isWithin = (frame: Frame, around: Frame): boolean =>
  frame.left > around.left &&
  frame.right < around.right &&
  frame.top > around.top &&
  frame.bottom < around.bottom

function isSolid(sheet: Sheet, frame: Frame, dots: number): boolean {
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top]
  const [short, long] = wide < high ? [wide, high] : [high, wide]
  if (short < LEAST * dots || long > MOST * dots || long > LONGER * short) return false
  const middle = {
    left: frame.left + Math.ceil(wide / 4),
    right: frame.right - Math.ceil(wide / 4),
    top: frame.top + Math.ceil(high / 4),
    bottom: frame.bottom - Math.ceil(high / 4),
  }
  return isFilled(sheet, middle)
}

/** Strokes have blurred rims, a filling has none. */
function isFilled({ greys, width }: Sheet, { left, right, top, bottom }: Frame): boolean {
  let [least, most] = [255, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const grey = greys[y * width + x] ?? 255
      least = Math.min(least, grey)
      most = Math.max(most, grey)
    }
  return most < DARK && most - least < EVEN
}

/** The frame around the dark dots within a frame. */
function tightened(sheet: Sheet, { left, right, top, bottom }: Frame): Frame {
  const tight = { left: right, right: left, top: bottom, bottom: top }
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (!isDark(sheet, x, y)) continue
      tight.left = Math.min(tight.left, x)
      tight.right = Math.max(tight.right, x + 1)
      tight.top = Math.min(tight.top, y)
      tight.bottom = Math.max(tight.bottom, y + 1)
    }
  return tight
}

const isDark = ({ greys, width }: Sheet, x: number, y: number): boolean =>
  (greys[y * width + x] ?? 255) < DARK
