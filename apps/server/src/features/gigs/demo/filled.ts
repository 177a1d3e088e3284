import { randomUUID } from 'node:crypto'
import { KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import type { GivenGig } from './links.ts'
import type { Names } from './names.ts'
import { textsOf } from './texts.ts'
import type { Theme } from './themes.ts'

const DAY = 86_400_000
const LAKESHORE = 'Lakeshore Industries'

interface Filling {
  type: GigKind
  theme: Theme
  names: Names
  given: GivenGig
  index: number
  at: Date
}

/** Everything that a request for approval asks for (PRODUCT 5.6). */
export function filled({ type, theme, names, given, index, at }: Filling) {
  const day = dayFrom(at)
  const { summary, description } = textsOf(type, theme)
  const basics = {
    summary,
    description,
    template_id: names.template(type),
    company_id: names.company(given.company ?? LAKESHORE),
    start_at: day(5 + (index % 7)),
    end_at: day(70 + index),
    deadline: day(60 + index),
    tags: [theme.industry.split(' ')[0] ?? 'market', 'growth'],
  }
  if (!KINDS[type].needsExperts) return basics
  return {
    ...basics,
    category_id: names.item('categories', 'Market research'),
    talent_type_id: names.item('talent_types', 'Industry expert'),
    experts_count: 2 + (index % 4),
    years_min: 5 + (index % 6),
    minimum_rating: 3.5,
    bid_type: index % 2 === 0 ? 'Hourly' : 'Daily',
    budget_min: index % 2 === 0 ? 120 : 900,
    budget_max: index % 2 === 0 ? 220 : 1500,
    show_budget: index % 3 === 0,
    time_interval: 'weeks',
    duration: 4 + (index % 8),
    hours_per_week: 6 + (index % 10),
    overlap_hours: index % 4 === 1 ? 4 : null,
    applications_until: day(30 + index),
    screening_questions: JSON.stringify(questions(theme)),
    deliverables: deliverables(day(20 + index), day(50 + index)),
  }
}

export function deliverables(first: string, last: string): string {
  return JSON.stringify([
    { text: 'Two interviews of one hour', due: first },
    { text: 'Written comments on the draft report', due: last },
  ])
}

function questions({ market }: Theme) {
  const none = { is_required: true, is_knock_out: false }
  return [
    {
      ...none,
      id: randomUUID(),
      kind: 'text',
      question: `What was your last role in ${market.toLowerCase()}?`,
    },
    {
      ...none,
      id: randomUUID(),
      kind: 'yes_no',
      question: 'Are you free of conflicts with suppliers?',
      is_knock_out: true,
    },
  ]
}

/** The day so many days later, as the database keeps days. */
export function dayFrom(at: Date) {
  return (days: number) => new Date(at.getTime() + days * DAY).toISOString().slice(0, 10)
}
