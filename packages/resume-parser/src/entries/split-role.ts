/** "Project Manager, Acme Ltd" or "Engineer at Acme": one part that holds role and company is cut in two. */
import type { Head, Part } from './entry-parts.ts'
import { placeScore } from '#parser/words/places.ts'
import { COMPANY, ROLE } from '#parser/words/vocabulary.ts'

const AT = /\s+(?:at|@|bei(?:m)?|chez|bij|presso|na|en la empresa)\s+(?=[\p{Lu}\d])/u
const SOFT = /\s+[–—-]\s+|,\s+|\s*:\s+|\s+[@]\s+/gu

export function splitRoleAndCompany(heads: Head[]): Head[] {
  const first = heads[0]
  const isLonely = first !== undefined && named(first).length === 1
  const split = heads.map((head) => splitHead(head, isLonely))
  // Where most entries read "Role, Company", the others do too.
  const usual = split.filter((head, index) => head !== heads[index] && named(head).length === 2).length
  return split.map((head) => {
    const only = named(head)[0]
    const comma =
      only && named(head).length === 1 && isLonely && usual >= heads.length * 0.5
        ? /^([^,]+),\s+(.+)$/.exec(only.text)
        : null
    return only && comma?.[1] && comma[2] ? replace(head, only, [comma[1], comma[2]]) : head
  })
}

function splitHead(head: Head, isLonely: boolean): Head {
  const parts = named(head)
  const only = parts[0]
  if (!only) return head
  const at =
    parts.length <= 2 ? parts.map((part) => ({ part, cut: atCut(part) })).find(({ cut }) => cut) : undefined
  if (at?.cut) return replace(head, at.part, at.cut)
  const cut = isLonely && parts.length === 1 ? softCut(only) : null
  return cut ? replace(head, only, cut) : head
}

const named = (head: Head): Part[] =>
  head.parts.filter((part) => !part.isPlace && part.label === null && placeScore(part.text) < 0.5)

type Cut = [string, string]

function atCut(part: Part): Cut | null {
  const match = AT.exec(part.text)
  if (!match) return null
  const cut: Cut = [part.text.slice(0, match.index), part.text.slice(match.index + match[0].length)]
  return ROLE.count(cut[0]) > 0 ? cut : null
}

function softCut(part: Part): Cut | null {
  const cuts = [...part.text.matchAll(SOFT)].map((match): Cut => [
    part.text.slice(0, match.index),
    part.text.slice(match.index + match[0].length),
  ])
  return cuts.toSorted((a, b) => contrast(b) - contrast(a)).find((cut) => contrast(cut) > 0) ?? null
}

/** A good cut has role words on one side only. */
function contrast([left, right]: Cut): number {
  const [a, b] = [ROLE.count(left), ROLE.count(right)]
  if (a > 0 && b > 0) return COMPANY.count(left) + COMPANY.count(right) > 0 ? 0.2 : 0
  if (a + b === 0) return 0
  return 1 + (a > 0 ? 0.1 : 0) + COMPANY.count(a > 0 ? right : left) * 0.5
}

function replace(head: Head, part: Part, [left, right]: Cut): Head {
  const parts = head.parts.flatMap((other) =>
    other === part
      ? [
          { ...part, text: left.trim(), slot: `${part.slot}/1` },
          { ...part, text: right.trim(), slot: `${part.slot}/2` },
        ]
      : [other],
  )
  return { ...head, parts }
}
