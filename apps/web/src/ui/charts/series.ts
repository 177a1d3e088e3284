/** What is drawn in one colour: the key of its figures, and what they are called. */
export interface Series {
  key: string
  label: string
}

/** What stands at one place of a chart: its label, its figures by series, and where they lead. */
export interface Point {
  label: string
  href?: string | null
  [key: string]: unknown
}

/** Dark to light, so that the series keep apart in grey too. */
const SHADES = [
  'var(--accent-strong)',
  'var(--accent-pale)',
  'var(--warning)',
  'var(--info)',
  'var(--trace)',
] as const

export const shadeOf = (place: number): string => SHADES[place] ?? SHADES[0]

/** The figure of a series at a point; null where there is none. */
export function figureOf(point: Point, key: string): number | null {
  const figure = point[key]
  return typeof figure === 'number' ? figure : null
}

export const figureText = (figure: number | null) =>
  figure === null ? '—' : figure.toLocaleString('en-US', { maximumFractionDigits: 1 })
