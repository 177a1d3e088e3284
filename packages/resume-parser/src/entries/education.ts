/** Education: blocks of an education section -> degree with subject, college, years. */
import { sureness } from '#parser/confidence.ts'
import { assign, type Choice } from './entry-fields.ts'
import { toHead, type Head, type Part } from './entry-parts.ts'
import { toRows, type Row } from './entry-rows.ts'
import { toBlocks } from './entry-split.ts'
import { fold, words } from '#parser/words/fold.ts'
import type { EducationEntry, Found, Line } from '#parser/shapes.ts'
import { DEGREE, GRADE, SCHOOL, undotted } from '#parser/words/vocabulary.ts'

const FIELDS = ['degree', 'college', 'subject'] as const
type Field = (typeof FIELDS)[number]

const EXTRA =
  /^(?:thesis|abschlussarbeit|thema|focus|schwerpunkte?|relevant|courses?|coursework|minor|activities|tesis|tese|scriptie|tesi|memoire|erasmus|exchange|modules?|specialisation|vertiefung|note|gesamtnote|final grade|votazione|voto)\b.*[:]/i

export function readEducation(lines: Line[]): Found<EducationEntry>[] {
  const rows = withoutCourses(toRows(lines, 'titles')).map((row) =>
    EXTRA.test(fold(row.line.text.split(':')[0] ?? '') + ':') ? { ...row, isBody: true } : row,
  )
  const heads = toBlocks(rows).map((block) => splitSchool(toHead(block.head)))
  const choices = assign(heads, FIELDS, scorePart)
  return heads.flatMap((head, index) => toEntry(head, choices[index] ?? []))
}

/** What follows a label such as "Courses" is no degree, up to the next dated line or wider gap. */
function withoutCourses(rows: Row[]): Row[] {
  let isUnder = false
  return rows.map((row, index) => {
    const before = rows[index - 1]
    if (row.isLabel) isUnder = true
    else if (
      row.dates.length > 0 ||
      (before && !row.line.isBullet && row.line.gap > before.line.gap + row.line.size * 0.8)
    )
      isUnder = false
    return isUnder ? { ...row, isBody: true } : row
  })
}

function scorePart(part: Part, head: Head): Record<Field, number> {
  const { text, label } = part
  if (label !== null)
    return { degree: label === 'degree' ? 2 : 0, college: label === 'college' ? 2 : 0, subject: 0 }
  if (GRADE.test(fold(text)) || /^\(?\d[\d.,/ ]*\)?$/.test(text)) return { degree: 0, college: 0, subject: 0 }
  const degrees = DEGREE.count(text)
  const schools = SCHOOL.count(text)
  const startsAsDegree = DEGREE.has(words(undotted(text))[0] ?? '')
  const isLast = words(text).length > 10
  if (part.isPlace && schools === 0) return { degree: 0, college: 0.1, subject: 0 }
  const degree =
    (degrees > 0 ? 0.7 : 0.12) + (startsAsDegree ? 0.25 : 0) - (schools > 0 && !startsAsDegree ? 0.4 : 0)
  const college =
    (schools > 0 ? 0.85 : 0.34) - (startsAsDegree ? 0.45 : degrees > 0 && schools === 0 ? 0.2 : 0)
  const subject = degrees === 0 && schools === 0 ? 0.25 : 0.05
  const first = head.parts[0] === part ? 0.04 : 0
  const long = isLast ? 0.3 : 0
  return { degree: degree + first - long, college: college + first - long, subject: subject - long }
}

/** "MSc Physics, ETH Zürich": one part that holds degree and college. */
function splitSchool(head: Head): Head {
  const named = head.parts.filter(
    (part) => !part.isPlace && part.label === null && !GRADE.test(fold(part.text)),
  )
  if (named.some(isSchool)) return head
  const parts = head.parts.flatMap((part) => {
    if (part.label !== null) return [part]
    if (!DEGREE.has(words(undotted(part.text))[0] ?? '') && named.length > 1) return [part]
    const cuts = [
      ...part.text.matchAll(
        /,\s+|\s+[–—-]\s+|\s+(?:at|from|an der|a la|à|en la|presso|aan de|na)\s+(?=\p{Lu})/gu,
      ),
    ]
    const cut =
      cuts.find(
        (match) =>
          SCHOOL.count(part.text.slice(match.index + match[0].length)) > 0 ||
          SCHOOL.count(part.text.slice(0, match.index)) > 0,
      ) ?? (named.length === 1 ? cuts.at(-1) : undefined)
    if (!cut) return [part]
    return [
      { ...part, text: part.text.slice(0, cut.index), slot: `${part.slot}/1` },
      { ...part, text: part.text.slice(cut.index + cut[0].length), slot: `${part.slot}/2` },
    ]
  })
  return { ...head, parts }
}

/** "Professional Master Education, University of Galway" is not the name of a school alone. */
function isSchool({ text }: Part): boolean {
  const isBoth = DEGREE.count(text) > 0 && /,\s/.test(text)
  return SCHOOL.count(text) > 0 && !isBoth && !DEGREE.has(words(undotted(text))[0] ?? '')
}

const GRADE_IN_BRACKETS =
  /\s*\((?:gpa|note|grade|mention|media|voto)?:?\s*\d[\d.,/ ]*(?:\s*(?:c?gpa|\/\s*\d+))?\)/gi

/** Nothing but the type: "MSc", "Master of Science", "Higher Secondary". */
function isBareDegree(text: string): boolean {
  return words(undotted(text.replace(GRADE_IN_BRACKETS, ''))).every(
    (word) =>
      DEGREE.has(word) ||
      /^(?:of|in|the|de|en|em|der|di|van|du|des|science|sciences|arts|philosophy|engineering|sc|a|b|m|s|e|tech|hons|with)$/.test(
        word,
      ),
  )
}

type Picked = Choice<Field> | null

/** A subject that was taken for the degree changes places with it. */
function inOrder(degree: Picked, college: Picked, subject: Picked): [Picked, Picked, Picked] {
  const isTurned =
    degree && subject && DEGREE.count(degree.part.text) === 0 && DEGREE.count(subject.part.text) > 0
  return isTurned ? [subject, college, degree] : [degree, college, subject]
}

function toEntry(head: Head, choices: Choice<Field>[]): Found<EducationEntry>[] {
  const pick = (field: Field) => choices.find((choice) => choice.field === field) ?? null
  const [degree, college, subject] = inOrder(pick('degree'), pick('college'), pick('subject'))
  const dates = head.dates.find((date) => date.end !== null) ?? head.dates[0] ?? null
  if (!degree && !college) return []
  const needsNoSubject = degree !== null && !isBareDegree(degree.part.text)
  const title = [degree?.part.text, needsNoSubject ? null : subject?.part.text]
    .filter((text) => text)
    .join(' ')
    .replace(GRADE_IN_BRACKETS, '')
    .trim()
  const end = dates?.end === 'Present' ? null : (dates?.end?.year ?? null)
  const entry: EducationEntry = {
    degree: title || null,
    college: college?.part.text ?? null,
    join: dates?.end === null ? null : (dates?.start.year ?? null),
    passout: dates?.end === null ? dates.start.year : end,
  }
  const confidence = Math.min(
    degree ? sureness(degree.margin) : 0.5,
    college ? sureness(college.margin) : 0.5,
  )
  const chosen = [degree, college, subject].filter((choice) => choice !== null)
  const reason = chosen
    .map(
      (choice) => `${choice.field} scores ${choice.score.toFixed(2)}, ahead by ${choice.margin.toFixed(2)}`,
    )
    .join('; ')
  return [
    {
      value: entry,
      confidence,
      places: [...chosen.map((choice) => choice.part.place), ...head.datePlaces.slice(0, 1)],
      reason,
    },
  ]
}
