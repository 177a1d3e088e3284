/** Where the person lives: a place in the header or the contact section, without the street. */
import { fold, plain } from '#parser/words/fold.ts'
import { countryCode, placeScore } from '#parser/words/places.ts'
import type { Cell, Found, Line } from '#parser/shapes.ts'
import { isAligned, placeOf } from './contact.ts'

const LABEL =
  /^(?:address|adresse|anschrift|direccion|endereco|morada|adres|indirizzo|location|standort|ort|wohnort|wohnhaft in|lieu|localisation|localite|ubicacion|localidad|localizacao|localidade|locatie|woonplaats|luogo|residenza|residence|residencia|domicilio|domicile|city|stadt|ville|ciudad|cidade|stad|citta|home|based in|lives in|based|lieu de residence|lugar de residencia)\s*[:–—-]?\s*/
const NO_HOME =
  /\b(?:geburtsort|place of birth|lieu de naissance|lugar de nacimiento|local de nascimento|geboorteplaats|luogo di nascita|born|geboren|ne le|nee le|nato a|nata a|nato il|nata il|nationali|nacionali|staatsang|citizen)/

export function findLocation(lines: Line[], isContact: (line: Line) => boolean): Found<string> | null {
  const candidates: { found: Found<string>; score: number }[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]?.text ?? ''
    line.cells.forEach((cell, position) => {
      const label = position > 0 ? (line.cells[position - 1]?.text ?? '') : before
      candidates.push(...placesIn(cell, label, isContact(line) ? 0.1 : 0, index))
      const next = line.cells.length === 1 ? cellBelow(cell, lines.slice(index + 1, index + 4)) : null
      if (next)
        candidates.push(
          ...placesIn(
            {
              ...cell,
              text: `${cell.text}${cell.text.endsWith(',') || !/^\d/.test(next.text) ? ' ' : ', '}${next.text}`,
            },
            label,
            0.05,
            index,
          ),
        )
    })
  })
  return candidates.toSorted((a, b) => b.score - a.score)[0]?.found ?? null
}

function placesIn(
  cell: Cell,
  before: string,
  bonus: number,
  index: number,
): { found: Found<string>; score: number }[] {
  if (NO_HOME.test(plain(cell.text)) || (NO_HOME.test(plain(before)) && before.length < 30)) return []
  return withoutAddresses(cell.text)
    .split(
      /\s*[|•·⋄◦]\s*|\s{2,}|\s+\/\s+|(?<=(?<!\bSt)\p{L}{2})\.\s+(?=\S+@|\p{Lu}|\(?\+?\d)|,\s+(?=\S+@|linkedin|www|\(?\+|\(?0\d{2})|(?<=\d{4}|\.\w{2,3}),\s+(?=\p{Lu})|\s+[-–—]\s+(?=\+?\d{2,}|\S+@)/u,
    )
    .flatMap((piece) => {
      const flat = plain(piece)
      const label = LABEL.exec(flat)
      const isLabelled = label !== null && label[0].length < flat.length && /[:–—\s-]$/.test(label[0])
      const raw = isLabelled ? piece.slice(label[0].length) : piece
      const value = placeOnly(raw)
      if (!value) return []
      const labelled = isLabelled || (LABEL.test(plain(before)) && before.length < 26) ? 0.3 : 0
      const score =
        placeScore(value) +
        labelled +
        bonus -
        index * 0.012 +
        (value.includes(',') ? 0.12 : 0) +
        (/\d{4}/.test(value) ? 0.1 : 0) -
        (countryCode(value) ? 0.35 : 0)
      return [
        {
          score,
          found: {
            value,
            confidence: Math.min(0.96, 0.45 + score * 0.42),
            places: [placeOf(cell)],
            reason: 'a known place in the header or beside a contact',
          },
        },
      ]
    })
}

/** The cell right below in the same column; lines of another column may stand between. */
function cellBelow(cell: Cell, lines: Line[]): Cell | null {
  const next = lines
    .filter((line) => line.cells.length === 1)
    .flatMap((line) => line.cells)
    .find((other) => other.base > cell.base + 1 && isAligned(cell, other))
  const isNear = next && next.page === cell.page && next.y - (cell.y + cell.height) < cell.size
  return isNear && Math.abs(next.size - cell.size) < 1 ? next : null
}

/** Signs, e-mail and web addresses and phone numbers set apart what stands beside them. */
function withoutAddresses(text: string): string {
  return text
    .replace(/\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.(?:com|org|net|io|dev)(?:\/\S*)?/g, ' | ')
    .replace(/(?<![\p{L}\d])\(?\+?\(?\d(?:[\d().\u00a0-]|\s(?!\s))*\d(?![\p{L}\d])/gu, (found) =>
      found.replace(/\D/g, '').length >= 8 ? separated(found) : found,
    )
    .replace(/[^\p{L}\p{N}\p{P}\p{M}\s+]/gu, ' | ')
}

/** A postcode may follow a phone number without a sign between them. */
function separated(found: string): string {
  const code = /\s(\d{5})$/.exec(found)?.[1]
  return code && found.replace(/\D/g, '').length >= 14 ? ` | ${code}` : ' | '
}

/** "Calle Mayor 5, 46002 Valencia, España" -> "46002 Valencia, España". */
function placeOnly(text: string): string | null {
  // "Mobile: " is a label before a number that was taken out.
  if (/^\p{L}+[:：]\s*$/u.test(text.trim())) return null
  const trimmed = text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
  if (trimmed.length > 90 || /@|https?:|www\./.test(trimmed)) return null
  if (placeScore(trimmed) >= 0.7) return trimmed
  const parts = trimmed.split(/,\s*/)
  for (let start = 1; start < parts.length; start++) {
    const tail = parts.slice(start).join(', ')
    if (placeScore(tail) >= 0.7 && !/^\d+\w?$/.test(tail) && fold(tail).length > 2) return tail
  }
  return null
}
