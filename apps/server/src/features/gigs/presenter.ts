import {
  AUDIT_EVENTS,
  type AuditEvent,
  type AuditLine,
  type Gig,
  type GigSummary,
  type GigUser,
} from '@guildhall/contract/gigs/gig'
import {
  BID_TYPES,
  CONFIDENTIALITIES,
  GigDeliverable,
  ScreeningQuestion,
  TIME_INTERVALS,
} from '@guildhall/contract/gigs/form'
import type { TypedDetails } from '@guildhall/contract/gigs/details'
import { KINDS, LEVELS } from '@guildhall/contract/gigs/kinds'
import * as z from 'zod/mini'
import { relativeTime } from '#features/activity/service.ts'
import type { AuditRow } from './audit-store.ts'
import { detailsFor, withoutForeignScores, typedDetails } from './details.ts'
import type { SummaryRow } from './list-store.ts'
import { audienceOf, may, type Standing } from './policy.ts'
import type { Refs } from './refs-store.ts'
import type { GigRow, User } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

const Questions = z.array(ScreeningQuestion)
const Deliverables = z.array(GigDeliverable)

/** A row of a list. Its members are named to staff and to those who are on the gig themselves (PRODUCT 5.2 row 43). */
export function presentSummary(
  row: SummaryRow,
  reader: { isStaff: boolean; isExpert: boolean },
  now: Date,
): GigSummary {
  return {
    ...head(row, now),
    type: row.type,
    ...(reader.isStaff || row.is_on_it
      ? { contributors: crowd(row.contributors), customers: crowd(row.customers) }
      : {}),
    ...(reader.isStaff ? { requests_count: row.requests_count, hired_count: row.hired_count } : {}),
    ...(reader.isStaff || !reader.isExpert ? { company: row.company } : {}),
  }
}

function head(row: SummaryRow | GigRow, now: Date) {
  return {
    id: row.id,
    internal_id: row.internal_id,
    type_display: KINDS[row.type].display,
    name: row.name,
    baseYear: row.base_year,
    template_name: row.template?.name ?? null,
    stage: row.stage,
    summary: row.summary,
    status: row.status,
    status_display: row.status === 'Closed' && row.is_completed ? 'Completed' : row.status,
    locked: row.locked,
    needs_experts: row.needs_experts,
    owner: must(row.owner),
    start_at: row.start_at,
    end_at: row.end_at,
    deadline: row.deadline,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_at_diff: relativeTime(row.updated_at, now),
  }
}

export interface Seen {
  row: GigRow
  standing: Standing
  refs: Refs
  audit: readonly AuditRow[]
}

/** A gig as its reader may see it. */
export function present({ row, standing, refs, audit }: Seen, now: Date): Gig {
  const audience = audienceOf(standing)
  const seesAll = row.was_published || may.seeScores(standing)
  const own = withoutForeignScores(typedDetails(row.type, row.details), { userId: standing.userId, seesAll })
  const details = detailsFor(own, { audience, standing, isPublished: row.was_published })
  const isInner = audience === 'staff' || audience === 'contributor'
  const common = {
    ...head(row, now),
    ...content(row),
    ...expertBlock(row, audience === 'expert' || audience === 'contributor'),
    refs: isInner ? refs : outerRefs(refs, details),
    audit: auditLines(audit, standing),
    ...(audience === 'expert' && row.confidentiality !== 'open' ? {} : { company: row.company }),
    ...(standing.isAdmin || standing.isManager || row.show_budget ? budget(row) : {}),
    ...(may.seeMembers(standing) ? people(row) : {}),
    ...(audience === 'staff' ? inner(row) : {}),
    ...(isInner ? state(row) : {}),
  }
  return { ...common, ...details }
}

/** To others the names behind what they see: of people, colleagues who agreed. */
function outerRefs({ companies, people }: Refs, { details }: TypedDetails): Refs {
  const shown = companyIdsOf(details)
  const colleagues = 'acceptances' in details ? details.acceptances.map((one) => one.user_id) : []
  return {
    companies: companies.filter(({ id }) => shown.includes(id)),
    people: people.filter(({ id }) => colleagues.includes(id)),
    gigs: [],
  }
}

function companyIdsOf(details: TypedDetails['details']): string[] {
  if ('companies' in details) return details.companies.map((one) => one.company_id)
  return 'nominee_companies' in details ? details.nominee_companies.map((one) => one.company_id) : []
}

function content(row: GigRow) {
  return {
    description: row.description,
    template_id: row.template_id,
    industries: row.industries,
    segments: row.segments,
    regions: row.regions,
    languages: row.languages,
    tags: row.tags,
    confidentiality: oneOf(CONFIDENTIALITIES, row.confidentiality) ?? 'restricted',
    nda_required: row.confidentiality !== 'open',
    requires_signoff: row.requires_signoff,
    published_at: row.published_at?.toISOString() ?? null,
    version: row.version,
  }
}

function expertBlock(row: GigRow, isForExperts: boolean) {
  return {
    category: row.category,
    talent_type: row.talent_type,
    skills_required: row.skills_required,
    skills_nice: row.skills_nice,
    experts_count: row.experts_count,
    years_min: row.years_min,
    minimumRating: number(row.minimum_rating),
    is_remote: row.is_remote,
    overlap_hours: row.overlap_hours,
    country: row.country,
    state: row.state,
    city: row.city,
    bidType: oneOf(BID_TYPES, row.bid_type),
    currency: row.currency,
    timeInterval: oneOf(TIME_INTERVALS, row.time_interval),
    duration: row.duration,
    hours_per_week: row.hours_per_week,
    screening_questions: Questions.parse(row.screening_questions).map(({ is_knock_out, ...question }) =>
      isForExperts ? question : { ...question, is_knock_out },
    ),
    applications_until: row.applications_until,
    deliverables: Deliverables.parse(row.deliverables),
  }
}

function budget(row: GigRow) {
  return {
    budget_min: number(row.budget_min),
    budget_max: number(row.budget_max),
    show_budget: row.show_budget,
  }
}

function people(row: GigRow) {
  return {
    contributors: crowd(row.contributors),
    customers: crowd(row.customers),
    my_role: row.my_role,
    my_level: LEVELS[(row.my_level ?? 0) - 1] ?? null,
  }
}

function inner(row: GigRow) {
  return {
    created_by: user(row.creator),
    co_owners: row.co_owners.map((one) => must(one)),
    contact_person: row.contact_person,
    conflict_companies: row.conflicts,
    requests_count: row.requests_count,
    hired_count: row.hired_count,
    cloned_from: row.cloned_from_gig,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }
}

const REASONED = ['Rejected', 'Unpublished', 'Closed']

/** Why it is in this state, as long as it is. */
function state(row: GigRow) {
  const isShown = REASONED.includes(row.status)
  return {
    rejected_from: row.status === 'Rejected' ? oneOf(['Requested', 'Submitted'], row.rejected_from) : null,
    reasons: isShown ? row.reasons : [],
    status_reason: isShown ? row.status_reason : null,
    status_changed_at: row.status_changed_at.toISOString(),
    status_changed_by: user(row.status_changer),
  }
}

/** Which line of the aside an event belongs to; what is not here has none. */
const LINES: Record<string, AuditEvent> = {
  'gig.created': 'created',
  'gig.updated': 'updated',
  'gig.recalled': 'updated',
  'gig.unlocked': 'updated',
  'gig.requested': 'requested',
  'gig.approved': 'approved',
  'gig.submitted': 'submitted',
  'gig.rejected': 'rejected',
  'gig.published': 'published',
  'gig.unpublished': 'unpublished',
  'gig.closed': 'closed',
  'gig.reopened': 'reopened',
  'gig.locked': 'locked',
}
/** Of those who are not staff (PRODUCT 5.2 row 46). */
const OPEN_LINES: readonly AuditEvent[] = ['created', 'published', 'closed']

function auditLines(audit: readonly AuditRow[], standing: Standing): AuditLine[] {
  if (!may.seeActivities(standing) && (standing.isHr || standing.isManager)) return []
  const last = new Map<AuditEvent, AuditRow>()
  for (const row of audit) {
    const event = LINES[row.kind]
    const before = event === undefined ? undefined : last.get(event)
    if (event !== undefined && (before === undefined || before.created_at < row.created_at))
      last.set(event, row)
  }
  const isInner = may.seeActivities(standing)
  return AUDIT_EVENTS.filter((event) => isInner || OPEN_LINES.includes(event)).flatMap((event) => {
    const row = last.get(event)
    if (row === undefined) return []
    return [
      {
        event,
        actor: user(row.actor),
        at: row.created_at.toISOString(),
        reason: isInner ? row.reason : null,
      },
    ]
  })
}

/** A user of the database as avatars show them. */
export function user(row: User | null): GigUser | null {
  return row === null ? null : must(row)
}

function must(row: User | null): GigUser {
  if (row === null) throw new Error('A gig without its owner.')
  return {
    id: row.id,
    name: row.name,
    photo: photoUrl(row.photo_file),
  }
}

function crowd({ total, first }: GigRow['contributors']) {
  return { total, first: first.map((one) => must(one)) }
}

function oneOf<const Values extends readonly string[]>(
  values: Values,
  value: string | null,
): Values[number] | null {
  return values.find((one) => one === value) ?? null
}

function number(value: string | number | null): number | null {
  return value === null ? null : Number(value)
}
