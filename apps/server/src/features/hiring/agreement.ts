import { documentAnswer } from '#platform/documents/answer.ts'
import type { Fact, Paper, Part } from '#platform/documents/paper.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as gigStore from './gig-store.ts'
import type { AgreedGig } from './gig-store.ts'
import { standingsOf } from './policy.ts'
import { hasAgreement } from './presenter.ts'
import { see } from './service.ts'
import * as store from './store.ts'
import type { EngagementRow } from './store.ts'

/** What was agreed on at the hire (PRODUCT 5.4), for who hired and for the expert; 404 while there is nothing. */
export async function agreement(ctx: SignedIn, product: string, id: string): Promise<StreamAnswer> {
  const row = await see(ctx, id)
  if (standingsOf(ctx.actor, row).length === 0 || !hasAgreement(row)) throw refuse('not_found')
  const gig = await gigStore.agreed(ctx.db, row.gig_id)
  if (gig === undefined) throw refuse('not_found')
  const parties = await store.parties(ctx.db, id)
  const paper = paperOf({ product, row, gig, parties, at: ctx.now })
  return documentAnswer(paper, {
    name: `Agreement ${gig.internal_id} ${row.first_name} ${row.last_name}`,
    format: 'pdf',
    at: ctx.now,
  })
}

interface Agreed {
  product: string
  row: EngagementRow
  gig: AgreedGig
  parties: store.Parties
  at: Date
}

function paperOf({ product, row, gig, parties, at }: Agreed): Paper {
  const name = `${row.first_name} ${row.last_name}`
  return {
    brand: product,
    title: 'Agreement',
    lines: [gig.name, `${gig.internal_id}  ·  ${name}`],
    facts: factsOf(row, parties),
    parts: partsOf(gig),
    footer: `Agreement ${gig.internal_id}, ${name}. Made on ${dayText(at)}. Confidential.`,
  }
}

function factsOf(row: EngagementRow, { internal_id: code, hired_by: by }: store.Parties): Fact[] {
  const facts: [string, string | null][] = [
    ['Expert', [`${row.first_name} ${row.last_name}`, code].join(', ')],
    ['Agreed on', row.assigned_at && dayText(row.assigned_at)],
    ['Agreed by', by],
    ['Rate', row.rate && rateText(row.currency, Number(row.rate), row.rate_type)],
    ['Start', row.starts_on],
    ['End', row.ends_on],
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
  const owed = deliverables.map(({ text, due }) => ({ title: text, ...(due ? { aside: `by ${due}` } : {}) }))
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

function dayText(at: Date): string {
  return at.toISOString().slice(0, 10)
}
