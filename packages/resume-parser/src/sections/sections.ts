/** Stage 5: lines -> sections, by the words of their titles and by how titles look in this document. */
import { findDates } from '#parser/words/dates.ts'
import { isCapitals } from '#parser/words/fold.ts'
import { matchTitle, type SectionKind, type TitleMatch } from './section-titles.ts'
import type { Flow, Line } from '#parser/shapes.ts'
import { toLine } from '#parser/layout/lines.ts'

/** `kinds` has two entries for a title such as "Skills & Languages"; 'header' is what stands before the first title. */
export type Section = { kinds: (SectionKind | 'header')[]; title: string | null; lines: Line[]; flow: number }

export function toSections(flows: Flow[]): Section[] {
  const split = flows.map((flow) => ({ lines: flow.lines.flatMap(splitTitle) }))
  const style = titleStyles(split)
  const sections: Section[] = []
  split.forEach((flow, index) => {
    let section: Section = { kinds: ['header'], title: null, lines: [], flow: index }
    const own = titleStyles([flow])
    const isTitle = titleTest(own.best && own.best.kinds >= 2 ? own : style, sizeOf(flow))
    for (const [position, line] of flow.lines.entries()) {
      const match = isTitle(line, section.kinds[0] !== 'header', flow.lines[position + 1])
      if (!match) {
        section.lines.push(line)
        continue
      }
      const whole = section.lines.length === 0 ? wrapped(section, flow.lines[position - 1], line) : null
      if (whole) {
        section = { ...section, ...whole }
        continue
      }
      if (section.lines.length > 0 || section.title !== null) sections.push(section)
      section = { kinds: match.kinds, title: line.text, lines: [], flow: index }
    }
    if (section.lines.length > 0 || section.title !== null) sections.push(section)
  })
  return sections
}

/** "Certifications and" above "Licenses" is one title in two lines. */
function wrapped(
  section: Section,
  above: Line | undefined,
  line: Line,
): Pick<Section, 'kinds' | 'title'> | null {
  if (section.title === null || !above || above.text !== section.title.split('\n').at(-1)) return null
  if (keyOf(above) !== keyOf(line) || line.gap > 0.6 * line.size || line.page !== above.page) return null
  const title = `${section.title} ${line.text}`
  const match = matchTitle(title)
  return match && match.score >= 0.8 ? { kinds: match.kinds, title } : null
}

/** A title in the margin that shares its row with the first line of its section. */
function splitTitle(line: Line): Line[] {
  const [first, second, ...others] = line.cells
  if (!first || !second || (matchTitle(first.text)?.score ?? 0) < 0.8) return [line]
  const differs =
    Math.abs(first.size - second.size) > 0.5 ||
    first.bold !== second.bold ||
    isCapitals(first.text) !== isCapitals(second.text)
  if (!differs) return [line]
  const title = toLine([first])
  const rest = toLine([second, ...others])
  return title && rest ? [{ ...title, gap: line.gap }, rest] : [line]
}

type Style = {
  key: string
  size: number
  bold: boolean
  capitals: boolean
  kinds: number
  hits: number
  total: number
  lefts: number[]
  centres: number[]
}
type Styles = { best: Style | null; all: Map<string, Style> }

const keyOf = (line: Line): string => `${line.size} ${line.bold} ${isCapitals(line.text)} ${line.font}`

/** The look that most section titles of the lines share. */
function titleStyles(flows: Flow[]): Styles {
  const all = new Map<string, Style & { seen: Set<string> }>()
  for (const line of flows.flatMap((flow) => flow.lines)) {
    const key = keyOf(line)
    const style = all.get(key) ?? {
      key,
      size: line.size,
      bold: line.bold,
      capitals: isCapitals(line.text),
      kinds: 0,
      hits: 0,
      total: 0,
      lefts: [],
      centres: [],
      seen: new Set<string>(),
    }
    const match = line.cells.length === 1 ? matchTitle(line.text) : null
    style.total++
    if (match && match.score >= 0.8) {
      style.hits++
      style.lefts.push(line.x)
      style.centres.push((line.x + line.right) / 2)
      style.seen.add(match.kinds.join())
      style.kinds = style.seen.size
    }
    all.set(key, style)
  }
  const ranked = [...all.values()].filter((style) => style.hits > 0).toSorted((a, b) => rank(b) - rank(a))
  return { best: ranked[0] ?? null, all }
}

function rank(style: Style): number {
  return (
    style.kinds +
    style.hits / style.total +
    (style.bold ? 0.3 : 0) +
    (style.capitals ? 0.3 : 0) +
    style.size / 100
  )
}

function sizeOf(flow: Flow): number {
  const letters = new Map<number, number>()
  for (const line of flow.lines) letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

type TitleTest = (line: Line, isUnderTitle: boolean, next: Line | undefined) => TitleMatch | null

function titleTest({ best, all }: Styles, bodySize: number): TitleTest {
  return (line, isUnderTitle, next) => {
    // A sign before large words is drawn for a title, not for an item.
    const isItem = line.isBullet && line.size <= bodySize * 1.15
    if (isItem || line.cells.length > 2 || line.text.length > 70) return null
    const match = matchTitle(line.text)
    const style = all.get(keyOf(line))
    if (best && style?.key === best.key)
      return (
        match ??
        (isUnderTitle && isPure(best) && isDateless(line, next) ? unknownTitle(line, best, bodySize) : null)
      )
    if (!match || match.score < 0.8) return null
    if (!best || best.kinds < 2) {
      const isPlain = match.score <= 0.8 && !line.bold && !isCapitals(line.text)
      return !isPlain && stands(line, next) ? match : null
    }
    const isAsLoud = line.size >= best.size - 0.3 && (line.bold || !best.bold || line.size > best.size + 0.5)
    const isTitleLike = isAsLoud && (isCapitals(line.text) || !best.capitals || line.size > best.size + 0.5)
    return isTitleLike && stands(line, next) ? match : null
  }
}

/** The head of an entry has its dates beside or below. */
function isDateless(line: Line, next: Line | undefined): boolean {
  return findDates(line.text).length === 0 && (next === undefined || findDates(next.text).length === 0)
}

/** A look that hardly anything but titles has. */
const isPure = (style: Style): boolean => style.kinds >= 2 && style.hits / style.total >= 0.6

/** A title whose words are not known but which looks like the others. */
function unknownTitle(line: Line, best: Style, bodySize: number): TitleMatch | null {
  const isDistinct = best.size > bodySize * 1.08 || best.bold || best.capitals
  const stands =
    best.lefts.some((x) => Math.abs(x - line.x) < 3) ||
    best.centres.some((x) => Math.abs(x - (line.x + line.right) / 2) < 3)
  if (
    !isDistinct ||
    !stands ||
    line.cells.length > 1 ||
    line.text.length > 45 ||
    !/\p{L}{3}/u.test(line.text)
  )
    return null
  return { kinds: ['other'], score: 0.5 }
}

/** Without a common look a title must at least stand alone above something. */
function stands(line: Line, next: Line | undefined): boolean {
  return line.cells.length === 1 && next !== undefined && !/[.,;]$/.test(line.text)
}
