import type {
  AwardDetails,
  EngineDetails,
  OpportunityDetails,
  RadarDetails,
} from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import type { Draft, DraftRow } from '#ui/forms/draft.ts'
import type { SelectOption } from '#ui/fields/select-options.ts'

type Named = { id: string; name: string }

/** A project as the editor holds it, by the names of its fields; those of its kind behind `details.`. */
export function draftOf(gig: Gig): Draft {
  return { ...basics(gig), ...experts(gig), ...details(gig) }
}

function basics(gig: Gig): Draft {
  const industryOf = new Map(gig.industries.map(({ id, name }) => [id, name]))
  return {
    name: gig.name,
    baseYear: gig.baseYear,
    template_id:
      gig.template_id === null ? undefined : { id: gig.template_id, name: gig.template_name ?? '' },
    stage: gig.stage ?? '',
    summary: gig.summary ?? '',
    description: gig.description ?? '',
    industry_ids: gig.industries.map(option),
    segment_ids: gig.segments.map(({ id, name, industry_id: of }) => ({
      id,
      name,
      detail: industryOf.get(of) ?? '',
    })),
    region_ids: gig.regions.map(option),
    language_ids: gig.languages.map(option),
    start_at: gig.start_at ?? '',
    end_at: gig.end_at ?? '',
    deadline: gig.deadline ?? '',
    confidentiality: gig.confidentiality,
    tags: gig.tags.join('\n'),
    requires_signoff: gig.requires_signoff,
    needs_experts: gig.needs_experts,
    company_id: optional(gig.company),
    contact_person_id: optional(gig.contact_person),
    owner_id: option(gig.owner),
    co_owner_ids: (gig.co_owners ?? []).map(option),
  }
}

function experts(gig: Gig): Draft {
  return {
    skills_required: gig.skills_required.map(option),
    skills_nice: gig.skills_nice.map(option),
    category_id: optional(gig.category),
    talent_type_id: optional(gig.talent_type),
    experts_count: gig.experts_count ?? undefined,
    years_min: gig.years_min ?? undefined,
    minimumRating: gig.minimumRating ?? undefined,
    applications_until: gig.applications_until ?? '',
    is_remote: gig.is_remote,
    overlap_hours: gig.overlap_hours ?? undefined,
    country_id: optional(gig.country),
    state_id: optional(gig.state),
    city_id: optional(gig.city),
    bidType: gig.bidType ?? '',
    currency: gig.currency,
    budget_min: gig.budget_min ?? undefined,
    budget_max: gig.budget_max ?? undefined,
    show_budget: gig.show_budget ?? false,
    duration: gig.duration ?? undefined,
    timeInterval: gig.timeInterval ?? '',
    hours_per_week: gig.hours_per_week ?? undefined,
    conflict_company_ids: (gig.conflict_companies ?? []).map(option),
    deliverables: gig.deliverables.map(({ text, due }) => row({ text, due: due ?? '' })),
    screening_questions: gig.screening_questions.map(
      ({ id, choices = [], is_knock_out: out = false, ...rest }) =>
        row({ ...rest, is_knock_out: out, choices: choices.join('\n') }, id),
    ),
  }
}

function details(gig: Gig): Draft {
  switch (gig.type) {
    case 'radar':
      return prefixed(radar(gig.details, gig.refs))
    case 'award':
      return prefixed(award(gig.details, gig.refs))
    case 'growth-opportunity':
      return prefixed(opportunity(gig.details))
    case 'opportunity-engine':
      return prefixed(engine(gig.details, gig.refs))
  }
}

type Refs = Gig['refs']

function found(list: readonly Named[], id: string | null): SelectOption | undefined {
  return id === null ? undefined : option(list.find((one) => one.id === id) ?? { id, name: 'Not visible' })
}

function radar(given: RadarDetails, { companies }: Refs): Draft {
  return {
    ...plain(given, ['market_name', 'market_definition', 'publication_date']),
    forecast_end_year: given.forecast_end_year ?? undefined,
    criteria: given.criteria.map((one) => row(one)),
    companies: given.companies.map(
      ({ company_id: id, status, growth_score: growth, innovation_score: innovation }) =>
        row({
          company_id: found(companies, id),
          status,
          growth_score: growth ?? undefined,
          innovation_score: innovation ?? undefined,
        }),
    ),
  }
}

function award(given: AwardDetails, { companies }: Refs): Draft {
  return {
    ...plain(given, ['award_category', 'market', 'announcement_date', 'licence_status', 'award_text']),
    criteria: given.criteria.map(({ id, ...cells }) => row(cells, id)),
    nominee_companies: given.nominee_companies.map(({ company_id: id, status }) =>
      row({ company_id: found(companies, id), status }),
    ),
  }
}

function opportunity(given: OpportunityDetails): Draft {
  return {
    ...plain(given, ['opportunity_statement', 'objective', 'target_market', 'impact', 'size_estimate']),
    horizon_years: given.horizon_years ?? undefined,
    hypothesis: given.hypothesis.join('\n'),
    success_metrics: given.success_metrics.join('\n'),
  }
}

function engine(given: EngineDetails, { people, gigs }: Refs): Draft {
  return {
    ...plain(given, ['cadence']),
    sponsor_id: found(people, given.sponsor_id),
    workshops: given.workshops ?? undefined,
    child_gig_ids: given.child_gig_ids.flatMap((id) => found(gigs, id) ?? []),
    phases: given.phases.map(({ owner_id: owner, start_at: start, end_at: end, ...rest }) =>
      row({ ...rest, start_at: start ?? '', end_at: end ?? '', owner_id: found(people, owner) }),
    ),
    kpis: given.kpis.map(({ name, target, actual }) =>
      row({ name, target: target ?? undefined, actual: actual ?? undefined }),
    ),
  }
}

function plain<Key extends string>(from: Readonly<Record<Key, string | null>>, keys: readonly Key[]): Draft {
  return Object.fromEntries(keys.map((key) => [key, from[key] ?? '']))
}

function prefixed(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).map(([key, value]) => [`details.${key}`, value]))
}

function row(cells: Draft, id: string = crypto.randomUUID()): DraftRow {
  return { row: id, cells }
}

function option({ id, name }: Named): SelectOption {
  return { id, name }
}

function optional(named: Named | null | undefined): SelectOption | undefined {
  return named ? option(named) : undefined
}
