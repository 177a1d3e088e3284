/** What stands on a sheet beside its letters: rules of tables, and specks of dust. Both spoil the words that they touch. */
import type { Sheet } from './sheet.ts'

/** Ink, and the rims of letters. */
const PALE = 210
/** Rules are often grey, and broken where the copy is faint. */
const FAINT = 238
const GAP = 4
/** Of a rule so much is drawn, and is thin: rows of letters are cut by their stems. */
const RULE_SHARE = 0.8
/** Points: no letter is so long, or so thick. */
const LONG_ACROSS = 40
const LONG_DOWN = 26
const THICK = 2.2
/** Points: a speck is smaller than a full stop of large print, and stands alone. */
const SPECK = 2.2
const ALONE = 4.5

/** Of a side: how deep the shadow of a copier reaches at most, and how much of the edge is dark there. */
const SHADOW = 0.05
const SHADOW_SHARE = 0.5
/** Where it is paler it spoils nothing. */
const SHADOW_GREY = 140

/** The dark strip that a copier leaves along an open lid becomes paper; a column of the page that is dark stays. */
export function withoutShadow(sheet: Sheet): Sheet {
  const { width, height } = sheet
  const clean = { ...sheet, greys: sheet.greys.slice() }
  for (const isFar of [false, true]) {
    wipeEdge(clean, {
      many: width,
      length: height,
      spot: (deep, at) => at * width + (isFar ? width - 1 - deep : deep),
    })
    wipeEdge(clean, {
      many: height,
      length: width,
      spot: (deep, at) => (isFar ? height - 1 - deep : deep) * width + at,
    })
  }
  return clean
}

type Edge = { many: number; length: number; spot: (deep: number, at: number) => number }

function wipeEdge({ greys }: Sheet, { many, length, spot }: Edge): void {
  const most = Math.round(many * SHADOW)
  const isDark = (deep: number) => {
    let dark = 0
    for (let at = 0; at < length; at += 4) if ((greys[spot(deep, at)] ?? 255) < SHADOW_GREY) dark++
    return dark * 4 > length * SHADOW_SHARE
  }
  let depth = 0
  while (depth <= most && isDark(depth)) depth++
  if (depth === 0 || depth > most) return
  for (let deep = 0; deep < depth + most / 12; deep++)
    for (let at = 0; at < length; at++) greys[spot(deep, at)] = 255
}

/** `dots`: of the sheet for a point of the page. */
export function withoutDirt(sheet: Sheet, dots: number): Sheet {
  const greys = sheet.greys.slice()
  const clean = { ...sheet, greys }
  wipeRules(clean, dots)
  wipeSpecks(clean, dots)
  return clean
}

type Line = { start: number; step: number; across: number; length: number; long: number }

function wipeRules(sheet: Sheet, dots: number): void {
  const { width, height } = sheet
  const thick = Math.max(2, Math.round(THICK * dots))
  const rows = { step: 1, across: width, length: width, long: LONG_ACROSS * dots }
  for (let y = 0; y < height; y++) wipeAlong(sheet, { ...rows, start: y * width }, thick)
  const columns = { step: width, across: 1, length: height, long: LONG_DOWN * dots }
  for (let x = 0; x < width; x++) wipeAlong(sheet, { ...columns, start: x }, thick)
}

/** Wipes the long runs of a row or a column that are thin; a rule that leans goes on beside it. */
function wipeAlong({ greys }: Sheet, { start, step, across, length, long }: Line, thick: number): void {
  const isInk = (at: number) => (greys[at] ?? 255) < FAINT
  let from = 0
  let last = -1
  for (let along = 0; along <= length; along++) {
    const at = start + along * step
    if (along < length && (isInk(at) || isInk(at - across) || isInk(at + across))) last = along
    else if (along < length && along - last <= GAP) continue
    else {
      if (last - from >= long)
        wipeRule(greys, { from: start + from * step, to: start + last * step, step, across, thick })
      from = along + 1
      last = along
    }
  }
}

type Rule = { from: number; to: number; step: number; across: number; thick: number }

function wipeRule(greys: Uint8Array, { from, to, step, across, thick }: Rule): void {
  const isInk = (spot: number) => (greys[spot] ?? 255) < FAINT
  const thin: [number, number][] = []
  let count = 0
  for (let at = from; at <= to; at += step) {
    count++
    const middle = [at, at - across, at + across].find(isInk)
    if (middle === undefined) continue
    let [first, last] = [middle, middle]
    while (last - first <= thick * across && isInk(first - across)) first -= across
    while (last - first <= thick * across && isInk(last + across)) last += across
    if (last - first <= thick * across) thin.push([first, last])
  }
  if (thin.length < RULE_SHARE * count) return
  for (const [first, last] of thin) for (let spot = first; spot <= last; spot += across) greys[spot] = 255
}

function wipeSpecks(sheet: Sheet, dots: number): void {
  const { width, height, greys } = sheet
  const [small, alone] = [Math.max(2, Math.round(SPECK * dots)), Math.round(ALONE * dots)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if ((greys[at] ?? 255) >= PALE || (greys[at - 1] ?? 255) < PALE || (greys[at - width] ?? 255) < PALE)
        continue
      if (isAlone(sheet, { x, y, small, alone })) wipe(sheet, { x, y, small })
    }
}

type Speck = { x: number; y: number; small: number }

/** No ink around the square that it fits into. */
function isAlone(
  { width, height, greys }: Sheet,
  { x, y, small, alone }: Speck & { alone: number },
): boolean {
  const [left, right] = [x - small, x + small]
  for (let row = Math.max(0, y - alone); row < Math.min(height, y + small + alone); row++)
    for (let column = Math.max(0, left - alone); column < Math.min(width, right + alone); column++) {
      const isInside = row >= y && row < y + small && column > left && column < right
      if (!isInside && (greys[row * width + column] ?? 255) < PALE) return false
    }
  return true
}

function wipe({ width, height, greys }: Sheet, { x, y, small }: Speck): void {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + small); row++)
    for (let column = Math.max(0, x - small); column <= Math.min(width - 1, x + small); column++)
      greys[row * width + column] = 255
}
