import {
  NOMINEE_STATUSES,
  PHASE_STATES,
  RADAR_STATUSES,
  type TypedDetails,
} from '@guildhall/contract/gigs/details'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import type { Theme } from './themes.ts'

interface Known {
  /** Of the project. */
  name: string
  company: (name: string) => string
  jurors: readonly string[]
  owner: string
  day: (days: number) => string
  year: number
}

/** The fields of a kind, filled in; the same for the same place in the list. */
export function detailsOf(kind: GigKind, theme: Theme, index: number, known: Known): TypedDetails['details'] {
  switch (kind) {
    case 'radar':
      return radar(theme, index, known)
    case 'award':
      return award(theme, index, known)
    case 'growth-opportunity':
      return opportunity(theme, index)
    case 'opportunity-engine':
      return engine(known)
  }
}

const score = (seed: number) => 1.5 + ((seed * 37) % 34) / 10

function radar({ market, definition, players }: Theme, index: number, { company, day, year }: Known) {
  return {
    market_name: market,
    market_definition: definition,
    forecast_end_year: year + 5,
    companies: players.map((name, place) => ({
      company_id: company(name),
      status: RADAR_STATUSES[(index + place) % RADAR_STATUSES.length] ?? 'candidate',
      growth_score: Math.round(score(index + place * 3) * 10) / 10,
      innovation_score: Math.round(score(index * 5 + place * 7) * 10) / 10,
    })),
    criteria: [
      { axis: 'growth', name: 'Revenue growth', weight: 50 },
      { axis: 'growth', name: 'Growth pipeline', weight: 30 },
      { axis: 'growth', name: 'Vision and strategy', weight: 20 },
      { axis: 'innovation', name: 'Product portfolio', weight: 40 },
      { axis: 'innovation', name: 'Research and development', weight: 40 },
      { axis: 'innovation', name: 'Customer alignment', weight: 20 },
    ] satisfies { axis: 'growth' | 'innovation'; name: string; weight: number }[],
    publication_date: day(60 + index),
    acceptances: [],
  }
}

const AWARDS = ['Company of the Year', 'Product Leadership', 'Customer Value', 'Enabling Technology']
const JUDGED = [
  { id: '0197a1c0-0000-7000-8000-000000000001', name: 'Customer impact', weight: 40 },
  { id: '0197a1c0-0000-7000-8000-000000000002', name: 'Technology', weight: 35 },
  { id: '0197a1c0-0000-7000-8000-000000000003', name: 'Execution', weight: 25 },
]

function award({ market, players }: Theme, index: number, { company, jurors, day, name }: Known) {
  const nominees = players.slice(0, 4)
  return {
    award_category:
      AWARDS.find((one) => name.toLowerCase().startsWith(one.toLowerCase())) ?? 'Customer Value',
    market,
    nominee_companies: nominees.map((name, place) => ({
      company_id: company(name),
      status: NOMINEE_STATUSES[place < 2 ? 1 : 0] ?? 'nominated',
    })),
    criteria: JUDGED,
    scores: jurors.flatMap((juror, chair) =>
      nominees.flatMap((name, place) =>
        JUDGED.map((criterion, column) => ({
          company_id: company(name),
          criterion_id: criterion.id,
          juror_id: juror,
          score: 4 + ((index + chair * 5 + place * 11 + column * 7 + place * column * 3) % 7),
        })),
      ),
    ),
    announcement_date: day(40 + index),
    licence_status: 'none' as const,
    award_text: awardText(market, nominees[0] ?? market),
    acceptances: [],
  }
}

function awardText(market: string, winner: string): string {
  return [
    `${winner} leads ${market.toLowerCase()} in what counts for customers: it delivers on time, stands behind its figures and listens.`,
    'Over the last year it opened two sites, kept every customer it had and won most of those that compared.',
    'The jury was struck by how early its engineers talk to the people who run the equipment.',
  ].join('\n\n')
}

function opportunity({ market, regions }: Theme, index: number) {
  const topic = market.toLowerCase()
  return {
    opportunity_statement: `Demand for ${topic} grows faster than the suppliers of today can follow.`,
    objective: `Decide whether to enter ${topic}, with which offer and with whom.`,
    target_market: `${market}, ${regions[0] ?? 'Global'}`,
    horizon_years: 2 + (index % 4),
    impact: (['medium', 'high', 'low'] as const)[index % 3] ?? 'medium',
    size_estimate: `USD ${120 + index * 15} million a year by 2030`,
    hypothesis: [
      'Operators buy a service rather than equipment.',
      'Two local partners are enough for the first three years.',
      'Regulation opens the market within eighteen months.',
    ],
    success_metrics: [
      'Six interviews with buyers',
      'A business case with three scenarios',
      'A decision of the board',
    ],
  }
}

const PHASES = ['Kick-off', 'Discovery', 'Prioritise', 'Pilots', 'Review']

function engine({ owner, day }: Known) {
  return {
    sponsor_id: null,
    phases: PHASES.map((name, place) => ({
      name,
      start_at: day(-40 + place * 35),
      end_at: day(-8 + place * 35),
      owner_id: place === 0 ? owner : null,
      state: PHASE_STATES[place === 0 ? 2 : place === 1 ? 1 : 0] ?? 'planned',
    })),
    workshops: 6,
    cadence: 'bi-weekly' as const,
    child_gig_ids: [],
    kpis: [
      { name: 'Ideas in the pipeline', target: 40, actual: 26 },
      { name: 'Business cases', target: 6, actual: 2 },
      { name: 'Pilots with customers', target: 3, actual: 1 },
    ],
  }
}
