/** Stage 1: bytes -> pages of text items with position, size and weight, and link annotations. */
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { multiply } from './matrix.ts'
import { asLetters } from './scripts.ts'
import type { Item, Link, Page } from '#parser/shapes.ts'
import { uprightTitles, type Turned } from '#parser/sections/turned-titles.ts'

/** A longer file is no resume; its first pages are read all the same, for who wants no more than their text. */
export const PAGE_LIMIT = 50
/** More items than any resume has; keeps a hostile file from filling the memory of the later stages. */
const ITEM_LIMIT = 30_000

type Document = Awaited<ReturnType<typeof getDocument>['promise']>
type PdfPage = Awaited<ReturnType<Document['getPage']>>
type TextItem = { str: string; transform: number[]; width: number; height: number; fontName: string }

export type Reading = { pages: Page[]; pageCount: number }

/** Throws pdf.js's PasswordException for an encrypted file and other errors for a broken one. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    fontExtraProperties: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    // Pictures are never needed: one pixel is the most that is decoded.
    maxImageSize: 1,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const pages: Page[] = []
    const fonts = new Map<string, string>()
    let budget = ITEM_LIMIT
    for (let number = 1; number <= Math.min(document.numPages, PAGE_LIMIT) && budget > 0; number++) {
      const page = await readPage(await document.getPage(number), fonts, budget)
      budget -= page.items.length
      pages.push(page)
    }
    return { pages, pageCount: document.numPages }
  } finally {
    await task.destroy()
  }
}

async function readPage(page: PdfPage, fonts: Map<string, string>, budget: number): Promise<Page> {
  const viewport = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  const texts: TextItem[] = []
  for (const item of content.items) if ('str' in item && item.str.trim() !== '') texts.push(item)
  await learnFonts(page, texts, fonts)
  const toPage = (transform: number[]) => multiply(viewport.transform, transform)
  const upright = texts.slice(0, budget).flatMap((text) => toItem(text, toPage(text.transform), fonts))
  const turned = texts.slice(0, budget).flatMap((text) => toTurned(text, toPage(text.transform), fonts))
  const items = [...upright, ...uprightTitles(turned, upright)]
  const links = await readLinks(page, viewport.transform)
  return { number: page.pageNumber, width: viewport.width, height: viewport.height, items, links }
}

/** Font names (and with them the weight) come only with the operator list; a page of known fonts is spared it. */
async function learnFonts(page: PdfPage, texts: TextItem[], fonts: Map<string, string>): Promise<void> {
  const unknown = new Set(texts.map((text) => text.fontName).filter((name) => !fonts.has(name)))
  if (unknown.size === 0) return
  await page.getOperatorList()
  for (const key of unknown) {
    const font: unknown = page.commonObjs.has(key) ? page.commonObjs.get(key) : null
    const name = isNamed(font) ? font.name : ''
    fonts.set(key, name.replace(/^[A-Z]{6}\+/, ''))
  }
}

function isNamed(font: unknown): font is { name: string } {
  return typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string'
}

const BOLD = /bold|black|heavy|semi-?b|demi|medium|(?:^|[-,])(?:bd|b|md)(?:$|[-,])|cmbx|bx\d/i
const ITALIC = /ital|obliq|slant|(?:^|[-,])it(?:$|[-,])|cmti|cmsl/i

function toItem(text: TextItem, transform: number[], fonts: Map<string, string>): Item[] {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, base = 0] = transform
  // A slant drawn by the transform makes nothing larger.
  const size = Math.abs(a * d - b * c) / (Math.hypot(a, b) || 1)
  const isSlanted = Math.abs(a * c + b * d) > 0.12 * Math.hypot(a, b) * Math.hypot(c, d)
  // Turned text (a watermark, a name along the edge) has no place in a line.
  if (Math.abs(b) > Math.abs(a) * 0.1 || size < 1 || a < 0) return []
  const font = fonts.get(text.fontName) ?? ''
  const clean = asLetters(text.str)
    .replace(/[\uE000-\uF8FF\u{F0000}-\u{10FFFD}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    // Some fonts name their only hyphen a soft one; what is drawn is seen.
    .replaceAll('\u00AD', '-')
    // The letter that looks like an apostrophe is one in these languages.
    .replaceAll('\u02BC', '’')
    .replace(/\s/g, ' ')
  if (clean.trim() === '') return []
  return [
    {
      text: clean,
      x,
      y: base - size * 0.8,
      width: text.width,
      height: size,
      base,
      size: Math.round(size * 10) / 10,
      font,
      bold: BOLD.test(font) && !/light|regular/i.test(font),
      italic: isSlanted || ITALIC.test(font),
    },
  ]
}

/** Text that runs up or down the page. */
function toTurned(text: TextItem, transform: number[], fonts: Map<string, string>): Turned[] {
  const [a = 0, b = 0, , , x = 0, base = 0] = transform
  if (Math.abs(a) > Math.abs(b) * 0.1) return []
  const end = base + Math.sign(b) * text.width
  const size = Math.round(Math.abs(b) * 10) / 10
  const font = fonts.get(text.fontName) ?? ''
  return [
    {
      text: asLetters(text.str).trim(),
      x,
      size,
      font,
      top: Math.min(base, end),
      bottom: Math.max(base, end),
    },
  ]
}

async function readLinks(page: PdfPage, viewport: number[]): Promise<Link[]> {
  const annotations: unknown[] = await page.getAnnotations().catch(() => [])
  return annotations.flatMap((annotation) => {
    if (!isLink(annotation)) return []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = annotation.rect
    const [, , , , ax = 0, ay = 0] = multiply(viewport, [1, 0, 0, 1, x1, y1])
    const [, , , , bx = 0, by = 0] = multiply(viewport, [1, 0, 0, 1, x2, y2])
    const box = {
      x: Math.min(ax, bx),
      y: Math.min(ay, by),
      width: Math.abs(bx - ax),
      height: Math.abs(by - ay),
    }
    return [{ ...box, url: annotation.url.slice(0, 2000) }]
  })
}

function isLink(value: unknown): value is { url: string; rect: number[] } {
  if (typeof value !== 'object' || value === null || !('url' in value) || !('rect' in value)) return false
  return typeof value.url === 'string' && Array.isArray(value.rect)
}
