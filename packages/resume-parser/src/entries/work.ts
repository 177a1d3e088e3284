/** Work experience: blocks of a work section -> role, company, dates, place. */
import type { DateSpan } from '#parser/words/dates.ts'
import { trimBelow } from './entry-below.ts'
import { assign, type Choice } from './entry-fields.ts'
import type { Label } from './entry-labels.ts'
import { toHead, type Head, type Part } from './entry-parts.ts'
import { learnPlaces } from './entry-places.ts'
import { toRows } from './entry-rows.ts'
import { toBlocks, type Block } from './entry-split.ts'
import { fold, words } from '#parser/words/fold.ts'
import { sureness } from '#parser/confidence.ts'
import { placeScore } from '#parser/words/places.ts'
import type { Found, Line, WorkEntry } from '#parser/shapes.ts'
import { splitRoleAndCompany } from './split-role.ts'
import { COMPANY, ROLE } from '#parser/words/vocabulary.ts'

const FIELDS = ['role', 'company', 'location'] as const
type Field = (typeof FIELDS)[number]

const LEGAL =
  /(?:^|[\s,])(?:gmbh(?: & co\.? kg)?|mbh|ag|kg|ohg|ug|e\.?v\.?|se|inc\.?|llc|llp|ltd\.?|limited|plc|corp\.?|pvt\.?|pte\.?|s\.?a\.?(?:s|rl)?\.?|s\.?l\.?u?\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|ltda\.?|lda\.?|b\.?v\.?|n\.?v\.?|as|asa|oy|ab|aps|a\/s|& co\.?|s\.?c\.?|s\.?n\.?c\.?)(?:$|[\s,)])/i

/** `headline` is the person's title at the top of the resume: where it returns in an entry, it is a role. */
export function readWork(lines: Line[], headline: string | null): Found<WorkEntry>[] {
  const blocks = trimBelow(toBlocks(toRows(lines))).map((block) => ({ block, head: toHead(block.head) }))
  const heads = splitRoleAndCompany(learnPlaces(blocks.map(({ head }) => head)))
  const choices = assign(heads, FIELDS, (part, head) => scorePart(part, head, headline))
  const drafts = heads.flatMap((head, index) => toDraft(head, choices[index] ?? [], blocks[index]?.block))
  return inherit(drafts).map(toFound)
}

type Draft = {
  role: Choice<Field> | null
  company: Choice<Field> | null
  location: Choice<Field> | null
  dates: DateSpan | null
  head: Head
  bodyCount: number
  isInherited: boolean
}

function toDraft(head: Head, choices: Choice<Field>[], block: Block | undefined): Draft[] {
  const pick = (field: Field) => choices.find((choice) => choice.field === field) ?? null
  const ranges = head.dates.filter((date) => date.end !== null)
  const dates = ranges[0] ?? head.dates[0] ?? null
  if (!dates && !pick('role') && !pick('company')) return []
  return [
    {
      role: pick('role'),
      company: pick('company'),
      location: pick('location'),
      dates,
      head,
      bodyCount: block?.body.length ?? 0,
      isInherited: false,
    },
  ]
}

function scorePart(part: Part, head: Head, headline: string | null): Record<Field, number> {
  const { text } = part
  if (part.label !== null) return scoresOf(part.label)
  const count = words(text).length
  const roles = ROLE.count(text)
  const companies = COMPANY.count(text)
  const isLegal = LEGAL.test(text)
  const place = placeScore(text)
  if (part.isPlace && roles === 0)
    return { role: 0, company: isLegal ? 0.5 : 0.12, location: 0.5 + 0.5 * Math.max(place, 0.5) }
  const isProse =
    part.text.split(' ').filter((word) => /^\p{Ll}{4}/u.test(word)).length >= 2 &&
    part.text.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length <= 1
  const tooLong = count > 9 || (isProse && count > 6) ? 0.4 : 0
  const strong = part.isStrong ? 0.06 : 0
  const isHeadline = headline !== null && fold(headline) === fold(text)
  const role =
    (roles > 0 ? 0.8 : 0.18) -
    (isLegal ? 0.5 : 0) -
    (companies > 0 && roles === 0 ? 0.12 : 0) +
    (isHeadline ? 0.5 : 0)
  const company =
    (isLegal ? 0.95 : companies > 0 ? 0.62 : 0.46) -
    (roles > 0 && !isLegal ? 0.38 : 0) -
    (isHeadline ? 0.3 : 0) -
    (isProse ? 0.25 : 0)
  const first = head.parts.find((other) => !other.isPlace) === part ? 0.05 : 0
  return {
    role: role - tooLong + strong + first,
    company: company - tooLong + strong + first,
    location: place >= 0.5 && roles === 0 && !isLegal ? 0.45 : place * 0.4,
  }
}

/** A label leaves nothing to guess. */
function scoresOf(label: Label): Record<Field, number> {
  const score = (field: Field) => (label === field ? 2 : 0)
  return { role: score('role'), company: score('company'), location: score('location') }
}

/** Several roles under one company: what stands once, above, holds for the roles below it. */
function inherit(drafts: Draft[]): Draft[] {
  const kept: Draft[] = []
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1]
    const isUmbrella =
      draft.company && !draft.role && draft.bodyCount === 0 && next && !next.company && next.role
    if (isUmbrella) {
      next.company = draft.company
      next.location ??= draft.location
      return
    }
    const before = kept.at(-1)
    if (!draft.company && draft.role && before?.company && standsAbove(before)) {
      draft.company = before.company
      draft.isInherited = true
      if (before.location && before.role && isAbove(before.location.part, before.role.part))
        draft.location ??= before.location
    }
    kept.push(draft)
  })
  return kept
}

/** "Engineer at Acme" names the company of one role; a company in a row of its own may hold for more. */
const standsAbove = ({ company, role, isInherited }: Draft): boolean =>
  isInherited || (company !== null && (role === null || company.part.row !== role.part.row))

const isAbove = (part: Part, other: Part): boolean => part.row < other.row

function toFound(draft: Draft): Found<WorkEntry> {
  const { role, company, location, dates, head } = draft
  const chosen = [role, company, location].filter((choice) => choice !== null)
  const entry: WorkEntry = {
    role: role?.part.text ?? null,
    company: company?.part.text ?? null,
    join_month: dates?.start.month ?? null,
    join_year: dates?.start.year ?? null,
    relieving_month: dates?.end && dates.end !== 'Present' ? dates.end.month : null,
    relieving_year: dates?.end === 'Present' ? 'Present' : (dates?.end?.year ?? null),
    location: location?.part.text ?? null,
  }
  const confidence =
    Math.min(role ? sureness(role.margin) : 0.4, company ? sureness(company.margin) : 0.4) *
    (dates ? 1 : 0.7) *
    (draft.isInherited ? 0.95 : 1)
  const reason = chosen
    .map(
      (choice) => `${choice.field} scores ${choice.score.toFixed(2)}, ahead by ${choice.margin.toFixed(2)}`,
    )
    .join('; ')
  return {
    value: entry,
    confidence,
    places: [...chosen.map((choice) => choice.part.place), ...head.datePlaces.slice(0, 1)],
    reason: reason || 'dates only',
  }
}
