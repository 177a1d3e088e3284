import { createHash } from 'node:crypto'
import type { AgreedGig } from '#features/hiring/gig-store.ts'
import type { EngagementRow, Parties } from '#features/hiring/store.ts'
import { dayText, type Entry, type Fact, type Paper, type Part } from '#platform/documents/paper.ts'

/** What both sides agreed on, of an engagement. */
export type AgreedTerms = Pick<
  EngagementRow,
  | 'first_name'
  | 'last_name'
  | 'assigned_at'
  | 'currency'
  | 'rate'
  | 'rate_type'
  | 'starts_on'
  | 'ends_on'
  | 'hours_planned'
>

interface Agreed {
  product: string
  row: AgreedTerms
  gig: AgreedGig
  parties: Parties
  /** When this version was made. */
  at: Date
  version: number
}

/** What was agreed on at the hire (PRODUCT 5.4). */
export function paperOf({ product, row, gig, parties, at, version }: Agreed): Paper {
  const name = `${row.first_name} ${row.last_name}`
  return {
    brand: product,
    title: 'Agreement',
    lines: [gig.name, `${gig.internal_id}  ·  ${name}`],
    facts: factsOf(row, parties),
    parts: partsOf(gig),
    footer: `Agreement ${gig.internal_id}, ${name}. Version ${version} of ${dayOf(at)}. Confidential.`,
  }
}

/** A paper as plain text: what somebody reads before they sign, and of what the hash is taken. */
export function textOf({ brand, title, lines, facts, parts, footer }: Paper): string {
  return [
    [brand, title, ...lines].join('\n'),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...parts.map(({ title: name, text, entries = [] }) =>
      [name, ...(text === undefined ? [] : [text]), ...entries.map(lineOf)].join('\n'),
    ),
    footer,
  ].join('\n\n')
}

function lineOf({ title, aside }: Entry): string {
  return aside === undefined ? `- ${title}` : `- ${title} (${aside})`
}

export function sha256Of(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function factsOf(row: AgreedTerms, { internal_id: code, hired_by: by }: Parties): Fact[] {
  const facts: [string, string | null][] = [
    ['Expert', [`${row.first_name} ${row.last_name}`, code].join(', ')],
    ['Agreed on', row.assigned_at && dayOf(row.assigned_at)],
    ['Agreed by', by],
    ['Rate', row.rate && rateText(row.currency, Number(row.rate), row.rate_type)],
    ['Start', row.starts_on && dayText(row.starts_on)],
    ['End', row.ends_on && dayText(row.ends_on)],
    ['Hours planned', row.hours_planned === null ? null : String(row.hours_planned)],
  ]
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]))
}

function rateText(currency: string, rate: number, type: string | null): string {
  return `${currency} ${rate.toLocaleString('en-US')}${PER[type ?? ''] ?? ''}`
}

const PER: Readonly<Record<string, string>> = {
  Hourly: ' an hour',
  Daily: ' a day',
  Monthly: ' a month',
  Fixed: ' for all of it',
}

function partsOf({ summary, deliverables, confidentiality }: AgreedGig): Part[] {
  const owed = deliverables.map(({ text, due }) => ({
    title: text,
    ...(due ? { aside: `by ${dayText(due)}` } : {}),
  }))
  return [
    ...(summary === null ? [] : [{ title: 'The work', text: summary }]),
    ...(owed.length === 0 ? [] : [{ title: 'Deliverables', entries: owed }]),
    {
      title: 'Confidentiality',
      text: confidentiality === 'open' ? OPEN : SIGNED,
    },
  ]
}

const OPEN = 'What is learned about the customer in the course of the work stays between the parties.'
const SIGNED = 'The confidentiality agreement that the expert has signed covers all of this work.'

/** Versions from before say their days as 2026-11-14: what was signed stays as it was. */
const dayOf = (at: Date) => dayText(at.toISOString())
