/** A resume whose sections have drawn signs, or nothing, for titles: white space parts them, and what they hold names them. */
import { findDates } from '#parser/words/dates.ts'
import { languageIn } from '#parser/values/lists.ts'
import type { Section } from './sections.ts'
import type { SectionKind } from './section-titles.ts'
import type { Line } from '#parser/shapes.ts'
import { DEGREE, ROLE, SCHOOL } from '#parser/words/vocabulary.ts'

/** Leaves a document alone that names its work or its education. */
export function nameUntitled(sections: Section[]): Section[] {
  const isTitled = sections.some(({ kinds }) => kinds.includes('work') || kinds.includes('education'))
  return isTitled ? sections : sections.flatMap(divide)
}

function divide(section: Section): Section[] {
  if (section.kinds[0] !== 'header') return [section]
  const parts = blocksOf(section.lines).map((lines, index): Section => {
    const kind = index === 0 ? null : kindOf(lines)
    return { ...section, kinds: [kind ?? 'header'], lines }
  })
  return parts.reduce<Section[]>((joined, part) => {
    const last = joined.at(-1)
    if (last && last.kinds[0] === part.kinds[0]) last.lines = [...last.lines, ...part.lines]
    else joined.push(part)
    return joined
  }, [])
}

/** Lines up to the next gap that is clearly wider than the leading. */
function blocksOf(lines: Line[]): Line[][] {
  const leading = lines.map(({ gap }) => gap).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && line.gap <= leading + 0.9 * line.size && last[0]?.page === line.page) last.push(line)
    else blocks.push([line])
  }
  return blocks
}

function kindOf(lines: Line[]): SectionKind | null {
  const text = lines.map((line) => line.text).join('\n')
  if (lines.some((line) => findDates(line.text).some(({ end }) => end !== null))) {
    const schools = SCHOOL.count(text) + DEGREE.count(text)
    return schools === 0 && ROLE.count(text) === 0 ? null : schools > ROLE.count(text) ? 'education' : 'work'
  }
  if (lines.every((line) => line.text.length < 60 && languageIn(line.text) !== null)) return 'languages'
  return lines.length <= 4 && isList(text) ? 'skills' : null
}

/** Short things between the same signs, and no contacts among them. */
function isList(text: string): boolean {
  if (/@|\d{4}|linkedin|https?:/i.test(text)) return false
  const pieces = text.split(/\s[·•|/–—]\s|[,;•|]\s*|\n/).filter((piece) => piece.trim() !== '')
  return pieces.length >= 4 && pieces.every((piece) => piece.trim().split(/\s+/).length <= 4)
}
