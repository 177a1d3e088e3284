import { effortText } from '@guildhall/contract/gigs/effort'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { overlapText } from '@guildhall/contract/gigs/overlap'
import { moneyText } from '@guildhall/contract/money'
import { regionWord } from '@guildhall/contract/gigs/region-word'
import { dayText, type Fact, type Paper, type Part } from '#platform/documents/paper.ts'
import { textOf } from '#platform/html/sanitize.ts'
import { dateOf, given, withText } from './facts.ts'
import { scopeOf } from './scope.ts'

const CONFIDENTIALITY = { open: 'Open', nda: 'Under NDA', restricted: 'Restricted' } as const

export interface Setting {
  product: string
  at: Date
  /** The state of a project in the words of the reader. */
  stateOf: (status: string) => string
}

/** A project in the provider's template; what its reader does not see of it does not stand here. */
export function paperOf(gig: Gig, { product, at, stateOf }: Setting): Paper {
  return {
    brand: `${product} Experts`,
    title: gig.name,
    lines: [
      [gig.type_display, stateOf(gig.status_display), gig.stage].filter(Boolean).join('  ·  '),
      [gig.internal_id, gig.baseYear, gig.template_name].filter(Boolean).join('  ·  '),
    ],
    facts: given([
      ['Customer', gig.company?.name],
      ['Owner', gig.owner.name],
      ['Start', dateOf(gig.start_at)],
      ['End', dateOf(gig.end_at)],
      ['Deadline', dateOf(gig.deadline)],
      ['Confidentiality', CONFIDENTIALITY[gig.confidentiality]],
    ]),
    parts: [
      { title: 'Summary', ...withText(gig.summary) },
      { title: 'Description', ...withText(gig.description === null ? null : linesOf(gig.description)) },
      { title: 'Details', facts: detailsOf(gig) },
      ...scopeOf(gig, stateOf),
      ...(gig.needs_experts ? expertParts(gig) : []),
    ].filter((part) => !isEmpty(part)),
    footer: `${gig.name}, ${gig.internal_id}. Made for you on ${dayText(at.toISOString())}. Confidential.`,
  }
}

function detailsOf(gig: Gig): Fact[] {
  return given([
    ['Industries', namesOf(gig.industries)],
    ['Segments', namesOf(gig.segments)],
    [regionWord(gig.type), namesOf(gig.regions)],
    ['Languages', namesOf(gig.languages)],
    ['Tags', gig.tags.join(', ')],
  ])
}

/** Whom the project looks for (PRODUCT 5.6.2). */
function expertParts(gig: Gig): Part[] {
  const facts = given([
    ['Number', gig.experts_count],
    ['Category', gig.category?.name],
    ['Talent type', gig.talent_type?.name],
    ['Experience', gig.years_min && `${gig.years_min} years or more`],
    ['Minimum rating', gig.minimumRating],
    ['Location', placeOf(gig)],
    ['Time zone', overlapText(gig.overlap_hours)],
    ['Duration', effortText(gig)],
    ['Applications until', dateOf(gig.applications_until)],
    ['Budget', budgetOf(gig)],
  ])
  return [
    { title: 'Experts wanted', facts },
    { title: 'Skills', tags: gig.skills_required.map(({ name }) => name) },
    { title: 'Nice to have', tags: gig.skills_nice.map(({ name }) => name) },
    {
      title: 'Deliverables',
      entries: gig.deliverables.map(({ text, due }) => ({
        title: text,
        ...(due && { aside: dayText(due) }),
      })),
    },
  ]
}

function placeOf({ is_remote: isRemote, city, state, country }: Gig): string {
  const place = [city, state, country].flatMap((part) => part?.name ?? [])
  return [...(isRemote ? ['Remote'] : []), ...place].join(', ')
}

function budgetOf({ budget_min: min, budget_max: max, bidType, currency }: Gig): string | null {
  return moneyText([min ?? null, max ?? null], bidType, currency) || null
}

/** The words of rich text, a line for each of its blocks. */
function linesOf(html: string): string {
  const blocks = html.replaceAll(/<li[^>]*>/g, '$&• ').split(/<\/(?:p|h3|h4|li|blockquote|pre)>/)
  return blocks
    .map(textOf)
    .filter((line) => line !== '')
    .join('\n')
}

function namesOf(items: readonly { name: string }[]): string {
  return items.map(({ name }) => name).join(', ')
}

function isEmpty({ text = '', facts = [], entries = [], tags = [] }: Part): boolean {
  return text === '' && [facts, entries, tags].every((rows) => rows.length === 0)
}
