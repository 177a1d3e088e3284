import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Theme } from './themes.ts'

export interface Texts {
  summary: string
  description: string
}

interface Words {
  summary: string
  first: string
  steps: readonly string[]
  last: string
}

const WORDS: Readonly<Record<GigKind, Words>> = {
  radar: {
    summary: 'Benchmark of the companies that shape {topic} in {place}, by growth and innovation.',
    first: 'We compare the leading companies in {topic}.',
    steps: ['Long list and data request', 'Interviews with six companies', 'Scores and peer review'],
    last: 'The radar is published together with a profile of each company.',
  },
  award: {
    summary: 'Recognises the company that moved {topic} forward the most this year.',
    first: 'The jury looks at companies in {topic}.',
    steps: ['Nominations from the research team', 'Evidence for each criterion', 'Scores of the jurors'],
    last: 'The winner receives the award text and may license it.',
  },
  'growth-opportunity': {
    summary: 'Where growth in {topic} will come from, and what it takes to win it in {place}.',
    first: 'The customer considers an entry into {topic}.',
    steps: [
      'Interviews with experts from operators and suppliers',
      'Size of the opportunity',
      'Ways to enter',
    ],
    last: 'The answer goes to the board as a report of twenty pages.',
  },
  'opportunity-engine': {
    summary: 'A programme that turns ideas in {topic} into three business cases a year.',
    first: 'A standing team finds, ranks and tests opportunities in {topic}.',
    steps: ['Discovery workshops', 'A ranked pipeline', 'Pilots with figures'],
    last: 'Every quarter the sponsor decides what goes on.',
  },
}

/** What the card and the page of a project say, from its kind and its market. */
export function textsOf(kind: GigKind, { market, definition, regions }: Theme): Texts {
  const { summary, first, steps, last } = WORDS[kind]
  const named = (text: string) =>
    text.replace('{topic}', market.toLowerCase()).replace('{place}', regions[0] ?? 'Global')
  return { summary: named(summary), description: html(`${named(first)} ${definition}`, steps, last) }
}

function html(first: string, steps: readonly string[], last: string): string {
  return `<p>${first}</p><ul>${steps.map((step) => `<li>${step}</li>`).join('')}</ul><p>${last}</p>`
}
