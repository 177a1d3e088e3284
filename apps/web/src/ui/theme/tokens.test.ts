import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const light = coloursOf(/:root \{([^}]*)\}/.exec(sheet)?.[1] ?? '')
const dark = { ...light, ...coloursOf(/color-scheme='dark'\] \{([^}]*)\}/.exec(sheet)?.[1] ?? '') }

/** Text and the ground that it stands on. */
const READ: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['ink', 'card', 'ground', 'hover', 'accent-soft', 'accent-faint', 'selected-text', 'mark', 'neutral-soft'],
  ['secondary', 'card', 'ground', 'hover'],
  ['faint', 'card'],
  ['accent', 'card', 'ground', 'hover', 'accent-soft', 'accent-faint'],
  ['on-accent', 'accent-fill', 'accent-strong'],
  ['on-accent-soft', 'accent-soft'],
  ['success', 'card', 'success-soft'],
  ['warning', 'card', 'warning-soft'],
  ['on-warning-soft', 'warning-soft'],
  ['danger', 'card', 'ground', 'danger-soft'],
  ['on-accent', 'danger-fill'],
  ['on-danger', 'danger'],
  ['on-danger-soft', 'danger-soft'],
  ['info', 'card', 'info-soft'],
  ['neutral', 'card', 'neutral-soft'],
  ['on-inverse', 'inverse'],
  ['on-tint', 'tint-0', 'tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6', 'tint-7'],
]
const PAIRS = READ.flatMap(([text, ...grounds]) => grounds.map((ground) => [text, ground] as const))

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, colours) => {
  it.each(PAIRS)('lets %s be read on %s', (text, ground) => {
    expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

it('has a colour of its own for all that is not paper', () => {
  const own = Object.keys(light).filter((name) => !/^paper|^mask$|^on-accent$/.test(name))

  expect(own.filter((name) => light[name] === dark[name])).toEqual([])
})

it('dims the page below a dialog in the dark too', () => {
  const scrims = [...sheet.matchAll(/--scrim: rgb\((\d+) (\d+) (\d+) \/ \d+%\);/g)]
  const [, ...darkScrim] = scrims[1] ?? []

  expect(scrims).toHaveLength(2)
  // What is brighter than the ground would light it up.
  expect(darkScrim).toEqual(['0', '0', '0'])
  expect(theme.components?.['Modal']?.defaultProps?.overlayProps).toMatchObject({ color: 'var(--scrim)' })
})

function coloursOf(block: string): Record<string, string> {
  const found = block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, name = '', colour = '']) => [name, colour]))
}

/** WCAG 2.2, 1.4.3 */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
