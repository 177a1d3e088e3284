import { nice, ticks } from 'd3-array'

const TICKS = 4
const MOST_LABELS = 4
/** Four days would touch each other. */
const MOST_ON_PHONES = 3
/** So many labels have room where each is a figure or a short word. */
const MOST_SHORT = 13
const SHORT = 3

/** Round figures from 0 to at least the largest, whole ones where all are whole. */
export function roundTicks(largest: number): number[] {
  const count = Math.min(TICKS, Math.max(1, Math.ceil(largest)))
  const [from, to] = nice(0, Math.max(1, largest), count)
  return ticks(from, to, count)
}

/** Every how many labels one is written, so that none touches the next. */
export function labelStep(labels: readonly string[], screen: 'wide' | 'phone'): number {
  const isShort = labels.every(({ length }) => length <= SHORT)
  const most = screen === 'phone' ? MOST_ON_PHONES : MOST_LABELS
  return Math.max(1, Math.ceil(labels.length / (isShort ? MOST_SHORT : most)))
}

/** A share of the whole as CSS. */
export const percent = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%`
