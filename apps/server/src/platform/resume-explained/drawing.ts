import { escapeHtml } from '#platform/mail/letter.ts'
import type { ResumeOutcome } from '@guildhall/resume-parser/parse'
import type { Item, Page } from '@guildhall/resume-parser/shapes'

type Parsed = Extract<ResumeOutcome, { kind: 'parsed' }>

/** The pages as the parser has them: its text items where they stand, and a box around each value found. */
export function drawPages(pages: readonly Page[], outcome: Parsed): string {
  return pages.map((page) => drawPage(page, outcome)).join('')
}

function drawPage({ number, width, height, items }: Page, outcome: Parsed): string {
  const label = `Page ${number}`
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${items.map(drawItem).join('')}${boxesOf(number, outcome)}</svg>`
}

/** Stretched to the width that it has in the file, whatever the fonts of the reader are. */
function drawItem({ text, x, base, width, size, bold }: Item): string {
  if (text.trim() === '') return ''
  const length = width > 0 ? ` textLength="${round(width)}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${round(x)}" y="${round(base)}" font-size="${round(size)}"${length}${bold ? ' class="b"' : ''}>${escapeHtml(text)}</text>`
}

function boxesOf(page: number, { places, confidence, explain, resume }: Parsed): string {
  return Object.entries(places)
    .map(([key, found]) => {
      const boxes = found.filter((place) => place.page === page)
      if (boxes.length === 0) return ''
      const isFirst = found[0]?.page === page
      const sure = (confidence[key] ?? 0).toFixed(2)
      const title = `${key}: ${valueText(resume, key)}\n${sure}, ${explain[key] ?? ''}`
      const rects = boxes.map(({ box }, index) => {
        const id = isFirst && index === 0 ? ` id="at-${key}"` : ''
        return `<rect${id} x="${round(box.x - 1)}" y="${round(box.y - 1)}" width="${round(box.width + 2)}" height="${round(box.height + 2)}" rx="2"/>`
      })
      return `<g class="${sectionOf(key)}"><title>${escapeHtml(title)}</title>${rects.join('')}</g>`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** What colours a value: its list, or the person. */
export function sectionOf(key: string): string {
  const [name = ''] = key.split('.')
  return LISTS.has(name) ? name : 'person'
}
const LISTS = new Set(['skills', 'languages', 'license', 'certification', 'work_experience', 'education'])

/** `work_experience.0` of a resume, in one line. */
export function valueText(resume: object, key: string): string {
  const [name = '', index] = key.split('.')
  const value: unknown = Reflect.get(resume, name)
  const one: unknown = index !== undefined && Array.isArray(value) ? value[Number(index)] : value
  if (typeof one === 'string' || typeof one === 'number') return String(one)
  if (typeof one !== 'object' || one === null) return ''
  return Object.entries(one)
    .filter(([, part]) => part !== null)
    .map(([part, text]) => `${part} ${String(text)}`)
    .join(', ')
}
