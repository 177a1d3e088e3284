import type { GigRow } from '#features/gigs/store.ts'
import type { Values } from './values.ts'

type Difference = { from: unknown; to: unknown }

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

/** What an event may show of a gig; texts, money and the details are named but not repeated. */
function shown(row: GigRow): Partial<Record<keyof Values, unknown>> {
  return {
    name: row.name,
    baseYear: row.base_year,
    template_id: row.template?.name ?? null,
    stage: row.stage,
    owner_id: row.owner?.name ?? null,
    co_owner_ids: names(row.co_owners),
    company_id: row.company?.name ?? null,
    industry_ids: names(row.industries),
    segment_ids: names(row.segments),
    region_ids: names(row.regions),
    language_ids: names(row.languages),
    start_at: row.start_at,
    end_at: row.end_at,
    deadline: row.deadline,
    confidentiality: row.confidentiality,
    requires_signoff: row.requires_signoff,
    needs_experts: row.needs_experts,
    category_id: row.category?.name ?? null,
    talent_type_id: row.talent_type?.name ?? null,
    skills_required: names(row.skills_required),
    skills_nice: names(row.skills_nice),
    experts_count: row.experts_count,
    years_min: row.years_min,
    applications_until: row.applications_until,
  }
}

/** What changed, field by field, for the list of activities. */
export function differences(
  fields: readonly string[],
  before: GigRow,
  after: GigRow,
): Record<string, Difference> {
  const [old, now] = [shown(before), shown(after)]
  return Object.fromEntries(
    fields.map((field) => [
      field.replace(/_ids?$/, ''),
      { from: Reflect.get(old, field) ?? null, to: Reflect.get(now, field) ?? null },
    ]),
  )
}
