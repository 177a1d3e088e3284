import { scoresOf } from '@guildhall/contract/gigs/award-scores'
import type {
  AwardDetails,
  EngineDetails,
  OpportunityDetails,
  RadarDetails,
} from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import type { Part } from '#platform/documents/paper.ts'
import { dateOf, given, withText } from './facts.ts'

type Refs = Gig['refs']

/** What a project does, by its kind (PRODUCT 5.6.3). */
export function scopeOf(gig: Gig, stateOf: (status: string) => string): Part[] {
  switch (gig.type) {
    case 'radar':
      return radar(gig.details, gig.refs)
    case 'award':
      return award(gig.details, gig.refs)
    case 'growth-opportunity':
      return opportunity(gig.details)
    case 'opportunity-engine':
      return engine(gig.details, gig.refs, stateOf)
  }
}

function radar(details: RadarDetails, { companies }: Refs): Part[] {
  const { market_name: market, forecast_end_year: year, publication_date: day } = details
  return [
    {
      title: 'Market',
      facts: given([
        ['Market', market],
        ['Forecast until', year],
        ['Publication', dateOf(day)],
      ]),
      ...withText(details.market_definition),
    },
    {
      title: 'Companies',
      entries: details.companies.map(
        ({ company_id: id, status, growth_score: growth, innovation_score: innovation }) => ({
          title: nameIn(companies, id),
          aside: capital(status),
          line: [scored('Growth', growth), scored('Innovation', innovation)].filter(Boolean).join('  ·  '),
        }),
      ),
    },
    {
      title: 'Criteria',
      entries: details.criteria.map(({ axis, name, weight }) => ({
        title: name,
        aside: `${weight}%`,
        line: capital(axis),
      })),
    },
  ]
}

function award(details: AwardDetails, { companies }: Refs): Part[] {
  return [
    {
      title: 'Award',
      facts: given([
        ['Category', details.award_category],
        ['Market', details.market],
        ['Announcement', dateOf(details.announcement_date)],
        ['Licence', capital(details.licence_status)],
      ]),
      ...withText(details.award_text),
    },
    {
      title: details.scores.length > 0 ? 'Scores' : 'Nominees',
      entries: scoresOf(details).map(({ company_id: id, status, means, total }) => ({
        title: nameIn(companies, id),
        aside: [capital(status), total?.toFixed(1)].filter(Boolean).join('  ·  '),
        line: details.criteria
          .flatMap(({ name }, index) => scored(name, means[index] ?? null) ?? [])
          .join('  ·  '),
      })),
    },
    {
      title: 'Criteria',
      entries: details.criteria.map(({ name, weight }) => ({ title: name, aside: `${weight}%` })),
    },
  ]
}

function opportunity(details: OpportunityDetails): Part[] {
  return [
    { title: 'Opportunity', ...withText(details.opportunity_statement) },
    { title: 'Objective', ...withText(details.objective) },
    {
      title: 'Frame',
      facts: given([
        ['Target market', details.target_market],
        ['Horizon', details.horizon_years && `${details.horizon_years} years`],
        ['Impact', details.impact && capital(details.impact)],
        ['Size', details.size_estimate],
      ]),
    },
    { title: 'Hypotheses', entries: details.hypothesis.map((title) => ({ title })) },
    { title: 'Success metrics', entries: details.success_metrics.map((title) => ({ title })) },
  ]
}

function engine(details: EngineDetails, { people, gigs }: Refs, stateOf: (status: string) => string): Part[] {
  const { sponsor_id: sponsor, workshops, cadence } = details
  return [
    {
      title: 'Programme',
      facts: given([
        ['Sponsor', sponsor && nameIn(people, sponsor)],
        ['Workshops', workshops],
        ['Cadence', cadence && capital(cadence)],
      ]),
    },
    {
      title: 'Phases',
      entries: details.phases.map(({ name, state, start_at: from, end_at: to, owner_id: owner }) => ({
        title: name,
        aside: capital(state),
        line: [dateOf(from), dateOf(to)].filter(Boolean).join(' to '),
        ...withText(owner && nameIn(people, owner)),
      })),
    },
    {
      title: 'Projects of the programme',
      entries: gigs.map(({ name, internal_id: code, status }) => ({
        title: name,
        aside: stateOf(status),
        line: code,
      })),
    },
    {
      title: 'Key figures',
      entries: details.kpis.map(({ name, target, actual }) => ({
        title: name,
        aside: `${actual ?? '—'} of ${target ?? '—'}`,
      })),
    },
  ]
}

/** Empty for what this reader is not told. */
function nameIn(items: readonly { id: string; name: string }[], id: string): string {
  return items.find((item) => item.id === id)?.name ?? ''
}

function scored(name: string, score: number | null): string | null {
  return score === null ? null : `${name} ${score.toFixed(1)}`
}

function capital(word: string): string {
  return (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ')
}
