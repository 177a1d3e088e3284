/** A place that no gazetteer knows: it stands where the other entries of the section have theirs. */
import { placeScore } from '#parser/words/places.ts'
import { COMPANY, ROLE } from '#parser/words/vocabulary.ts'
import type { Head, Part } from './entry-parts.ts'

export function learnPlaces(heads: Head[]): Head[] {
  const spots = count(heads.flatMap((head) => head.parts.filter((part) => part.isPlace).map(spotOf)))
  const sources = new Set(
    heads.flatMap((head) =>
      head.parts.filter((part) => part.isPlace && part.isPeeled).map((part) => part.look),
    ),
  )
  const enough = Math.max(1, heads.length * 0.3)
  const isUsual = (part: Part) => (spots.get(spotOf(part)) ?? 0) >= Math.max(2, heads.length * 0.6)
  return heads.map((head) => {
    if (head.parts.some((part) => part.isPlace || part.label !== null)) return head
    const weak = head.parts.findLast(
      (entry) => entry.isPeeled || (head.parts.length > 2 && placeScore(entry.text) >= 0.5),
    )
    if (weak && head.parts.length > 1 && sources.has(weak.look))
      return { ...head, parts: head.parts.map((entry) => (entry === weak ? asPlace(entry) : entry)) }
    const named = head.parts.filter((part) => !part.isPlace)
    const part = named.findLast(
      (entry) =>
        (spots.get(spotOf(entry)) ?? 0) >= enough &&
        isNameLike(entry.text) &&
        (named.length > 2 || placeScore(entry.text) >= 0.5 || (isUsual(entry) && !/[,(]/.test(entry.text))),
    )
    if (part) return { ...head, parts: head.parts.map((entry) => (entry === part ? asPlace(entry) : entry)) }
    return {
      ...head,
      parts: head.parts.flatMap((entry) => (sources.has(entry.look) ? cutTail(entry) : [entry])),
    }
  })
}

const spotOf = (part: Part): string => `${part.look} ${part.row} ${part.cell}`
const asPlace = (part: Part): Part => ({ ...part, isPlace: true, slot: `${part.look}#place` })
const isNameLike = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && text.split(' ').length <= 4 && !/\d/.test(text)

function count(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** "bioMérieux, Marcy-l'Étoile" where the other entries have "KPMG, Paris". */
function cutTail(part: Part): Part[] {
  const match = /^(.+?)\s*\(([^()]+)\)$/.exec(part.text) ?? /^(.+),\s+([^,]+)$/.exec(part.text)
  const isOther = !match?.[2] || COMPANY.count(match[2]) + ROLE.count(match[2]) > 0
  if (!match?.[1] || !match[2] || isOther || !isNameLike(match[2])) return [part]
  return [{ ...part, text: match[1] }, asPlace({ ...part, text: match[2] })]
}
