/** The looks that a Word document names: its styles, each over the one that it is based on. */
import type { Look } from './blocks.ts'
import { child, childrenOf, type Element } from './tree.ts'

/** What a style or a paragraph says; undefined is what it leaves to the one below. */
export interface WordLook {
  bold?: boolean
  italic?: boolean
  size?: number
  isCapital?: boolean
  isHidden?: boolean
}
export interface ParagraphLook {
  align?: 'left' | 'center' | 'right'
  indent?: number
  before?: number
  after?: number
  isListed?: boolean
  isHeading?: boolean
}
export type Style = { word: WordLook; paragraph: ParagraphLook }
export type Styles = { initial: Style; of: (id: string | undefined) => Style }

export function readStyles(xml: Element | undefined): Styles {
  const root = child(xml, 'w:styles')
  const defaults = child(root, 'w:docDefaults')
  const initial = {
    word: { size: 11, ...wordLook(child(child(defaults, 'w:rPrDefault'), 'w:rPr')) },
    paragraph: paragraphLook(child(child(defaults, 'w:pPrDefault'), 'w:pPr')),
  }
  const all = childrenOf(root, 'w:style')
  const byId = new Map(all.map((style) => [style.attributes['w:styleId'], style]))
  const usual = all.find(
    ({ attributes }) => attributes['w:type'] === 'paragraph' && isOn(attributes['w:default'] ?? '0'),
  )
  const resolve = (style: Element | undefined, depth: number): Style => {
    if (style === undefined || depth > 12) return initial
    const below = resolve(byId.get(valueOf(style, 'w:basedOn')), depth + 1)
    return {
      word: { ...below.word, ...wordLook(child(style, 'w:rPr')) },
      paragraph: { ...below.paragraph, ...paragraphLook(child(style, 'w:pPr')) },
    }
  }
  return { initial, of: (id) => resolve(id === undefined ? usual : byId.get(id), 0) }
}

export function valueOf(element: Element | undefined, name: string): string | undefined {
  return child(element, name)?.attributes['w:val']
}

const isOn = (value: string | undefined): boolean =>
  value === undefined || !/^(?:0|false|none|off)$/.test(value)

export function wordLook(properties: Element | undefined): WordLook {
  const look: WordLook = {}
  const flag = (name: string) => {
    const found = child(properties, name)
    return found === undefined ? undefined : isOn(found.attributes['w:val'])
  }
  const [bold, italic, capital, hidden] = [flag('w:b'), flag('w:i'), flag('w:caps'), flag('w:vanish')]
  const size = Number(valueOf(properties, 'w:sz'))
  if (bold !== undefined) look.bold = bold
  if (italic !== undefined) look.italic = italic
  if (capital !== undefined) look.isCapital = capital
  if (hidden !== undefined) look.isHidden = hidden
  if (size > 0) look.size = Math.min(size / 2, 72)
  return look
}

const TWIPS = 20
const ALIGNED = { center: 'center', right: 'right', end: 'right' } as const

export function paragraphLook(properties: Element | undefined): ParagraphLook {
  const look: ParagraphLook = {}
  const align = valueOf(properties, 'w:jc')
  const spacing = child(properties, 'w:spacing')?.attributes ?? {}
  const indent = child(properties, 'w:ind')?.attributes ?? {}
  const numbered = valueOf(child(properties, 'w:numPr'), 'w:numId')
  if (align !== undefined)
    look.align = align === 'center' || align === 'right' || align === 'end' ? ALIGNED[align] : 'left'
  if (spacing['w:before'] !== undefined) look.before = Number(spacing['w:before']) / TWIPS
  if (spacing['w:after'] !== undefined) look.after = Number(spacing['w:after']) / TWIPS
  const left = indent['w:left'] ?? indent['w:start']
  if (left !== undefined) look.indent = Math.max(0, Math.min(Number(left) / TWIPS, 200))
  if (numbered !== undefined) look.isListed = numbered !== '0'
  if (child(properties, 'w:outlineLvl') !== undefined) look.isHeading = true
  return look
}

export function lookOf({ bold = false, italic = false, size = 11 }: WordLook): Look {
  return { bold, italic, size }
}
