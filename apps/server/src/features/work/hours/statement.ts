import { Readable } from 'node:stream'
import { csvCell } from '@guildhall/contract/csv'
import { moneyText } from '@guildhall/contract/money'
import { documentAnswer } from '#platform/documents/answer.ts'
import { dayText, type Paper } from '#platform/documents/paper.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { amountOf, minutesText } from './pay.ts'
import { presentSums } from './presenter.ts'
import type { Part } from './service.ts'
import type { Days, EntryRow, WeekRow } from './store.ts'

interface Stated {
  product: string
  part: Part
  entries: readonly EntryRow[]
  weeks: readonly WeekRow[]
  days: Days
}

const STATES = { open: 'Open', submitted: 'Submitted', approved: 'Approved', sent_back: 'Sent back' } as const

/** The hours of a period as a file: for a spreadsheet, or as a statement to print. */
export async function statement(ctx: SignedIn, stated: Stated, format: 'csv' | 'pdf'): Promise<StreamAnswer> {
  const { part } = stated
  const name = `Hours ${part.engagement.first_name} ${part.engagement.last_name}`
  if (format === 'pdf') return documentAnswer(ctx, paperOf(ctx, stated), { name, format })
  const bytes = Buffer.from(`\uFEFF${rowsOf(stated).map(lineOf).join('')}`)
  return { stream: Readable.from([bytes]), filename: `${name}.csv`, type: 'text/csv', size: bytes.length }
}

const lineOf = (cells: readonly string[]) => `${cells.map((text) => csvCell(text)).join(',')}\r\n`
const oldestFirst = (entries: readonly EntryRow[]) =>
  entries.toSorted((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id))

function rowsOf({ entries, weeks }: Stated): string[][] {
  const states = new Map(weeks.map(({ week, status }) => [week, STATES[status]]))
  return [
    ['Day', 'Week', 'Minutes', 'Note', 'State'],
    ...oldestFirst(entries).map(({ day, week, minutes, note }) => [
      day,
      week,
      String(minutes),
      note ?? '',
      states.get(week) ?? STATES.open,
    ]),
  ]
}

function paperOf(ctx: SignedIn, stated: Stated): Paper {
  const { product, part, entries, weeks, days } = stated
  const { engagement } = part
  const name = `${engagement.first_name} ${engagement.last_name}`
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0)
  const approved = weeks.filter(({ status }) => status === 'approved').map(({ week }) => week)
  const settled = entries
    .filter(({ week }) => approved.includes(week))
    .reduce((sum, entry) => sum + entry.minutes, 0)
  return {
    brand: product,
    title: 'Statement of hours',
    lines: [engagement.gig_name, name],
    facts: [
      ['Period', periodOf(days, entries)],
      ['Hours', minutesText(minutes)],
      ['Approved', minutesText(settled)],
      ...payOf(ctx, part, settled),
    ],
    parts: weeks
      .filter(({ minutes: some }) => some > 0)
      .toReversed()
      .map(({ week, status, minutes: sum }) => ({
        title: `Week of ${dayText(week)}: ${minutesText(sum)}, ${STATES[status].toLowerCase()}`,
        entries: oldestFirst(entries)
          .filter((entry) => entry.week === week)
          .map((entry) => ({
            title: dayText(entry.day),
            aside: minutesText(entry.minutes),
            ...(entry.note === null ? {} : { text: entry.note }),
          })),
      })),
    footer: `Hours of ${name}. Made on ${dayText(ctx.now.toISOString())}. Confidential.`,
  }
}

function periodOf({ from, to }: Days, entries: readonly EntryRow[]): string {
  const days = entries.map(({ day }) => day).toSorted()
  const [first, last] = [from ?? days[0], to ?? days.at(-1)]
  return first === undefined || last === undefined ? 'All' : `${dayText(first)} to ${dayText(last)}`
}

/** Rate and amount, for those who see them. */
function payOf({ actor }: SignedIn, part: Part, settled: number): [string, string][] {
  const none = { totals: { minutes: 0, approved: 0 }, budget: null }
  const { amount, currency } = presentSums(none, part, actor.userId)
  const { rate, rate_type: type } = part.engagement
  if (amount === null || rate === null) return []
  return [
    ['Rate', moneyText(Number(rate), type, currency)],
    ['Amount approved', moneyText(amountOf(settled, Number(rate), type) ?? 0, null, currency)],
  ]
}
