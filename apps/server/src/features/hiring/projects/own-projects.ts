import type { Brief, BriefPage, OpenSort, ProjectTab } from '@guildhall/contract/hiring/expert-projects'
import { effortText } from '@guildhall/contract/gigs/effort'
import { overlapText } from '@guildhall/contract/gigs/overlap'
import { moneyText } from '@guildhall/contract/money'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { isOpenForApplications, isTimeOver, meetsRating } from '#features/hiring/checks.ts'
import { coolingOffSince } from '#features/hiring/cooling-off.ts'
import type { HiringDeps } from '#features/hiring/deps.ts'
import * as gigs from '#features/hiring/gigs.ts'
import * as store from './own-projects-store.ts'
import type { BriefRow, Looking } from './own-projects-store.ts'
import { hasAgreement, ownActions, presentOwn, type NextDates } from '#features/hiring/presenter.ts'
import { ratingsFor } from '#features/hiring/ratings/ratings.ts'
import * as engagementStore from '#features/hiring/store.ts'
import type { Candidate, EngagementRow } from '#features/hiring/store.ts'

interface Query {
  tab?: ProjectTab | undefined
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  type?: GigKind[] | undefined
  is_remote?: boolean | undefined
  fits?: boolean | undefined
  pays_rate?: boolean | undefined
  closes_soon?: boolean | undefined
  sort?: { key: OpenSort } | undefined
}

const EMPTY: Record<ProjectTab, string> = {
  open: 'No project is open for applications right now.',
  requested: 'No invitations right now.',
  in_review: 'None of your applications is in review.',
  active: 'You are not working on a project right now.',
  past: 'Projects that you have finished will stand here.',
}

/** The projects of the expert who asks, by tab (PRODUCT S-10). */
export async function ownProjects(ctx: SignedIn, deps: Pick<HiringDeps, 'nextDates'>, query: Query) {
  const { tab = 'open', page = 1, pageSize = PAGE_SIZE, keyword = '', type = [], is_remote, sort } = query
  const { fits = false, pays_rate = false, closes_soon = false } = query
  const open = { type, is_remote, fits, pays_rate, closes_soon, sort: sort?.key ?? ('fit' as const) }
  const at = { tab, keyword, open, page, pageSize }
  const found = await store.page(ctx.db, await looking(ctx), at)
  const expert = await engagementStore.candidate(ctx.db, ctx.actor.personId)
  const briefs: Brief[] = []
  const ids = found.rows.flatMap(({ engagement_id: id }) => (id === null ? [] : [id]))
  const next = await deps.nextDates(ctx, ids)
  for (const row of found.rows)
    briefs.push(brief(ctx, row, { engagement: await engagementOf(ctx, row), expert, next }))
  return pageOf(briefs, { page, pageSize, total: found.total, emptyText: EMPTY[tab] })
}

export async function ownCounts(ctx: SignedIn) {
  return store.counts(ctx.db, await looking(ctx))
}

/** One project as the expert sees it (PRODUCT S-11); 404 for what is neither open to them nor theirs. */
export async function briefOf(
  ctx: SignedIn,
  deps: Pick<HiringDeps, 'nextDates'>,
  gigId: string,
): Promise<BriefPage> {
  const row = await store.find(ctx.db, await looking(ctx), gigId)
  if (row === undefined) throw refuse('not_found')
  const engagement = await engagementOf(ctx, row)
  const expert = await engagementStore.candidate(ctx.db, ctx.actor.personId)
  const next = await deps.nextDates(ctx, engagement === null ? [] : [engagement.id])
  return {
    ...brief(ctx, row, { engagement, expert, next }),
    description: row.description,
    regions: row.regions,
    deliverables: row.deliverables.map(({ text, due }) => ({ text, due: due ?? null })),
    hires: (await store.hires(ctx.db, ctx.actor.personId, gigId)).map((hire) => ({
      id: hire.id,
      assigned_at: hire.assigned_at.toISOString(),
      ended_at: hire.ended_at?.toISOString() ?? null,
      has_agreement: hasAgreement(hire),
    })),
    ratings: engagement === null ? [] : await ratingsFor(ctx, engagement),
  }
}

async function looking(ctx: SignedIn): Promise<Looking> {
  const { actor, now } = ctx
  return {
    personId: actor.personId,
    today: now.toISOString().slice(0, 10),
    since: await coolingOffSince(ctx),
    visible: gigs.visible(actor),
  }
}

async function engagementOf(ctx: SignedIn, { engagement_id: id }: BriefRow): Promise<EngagementRow | null> {
  if (id === null) return null
  return (await engagementStore.find(ctx.db, id, ctx.actor.userId)) ?? null
}

interface Part {
  engagement: EngagementRow | null
  expert: Candidate | undefined
  next: NextDates
}

function brief(ctx: SignedIn, row: BriefRow, { engagement, expert, next }: Part): Brief {
  return {
    ...facts(row),
    fit: {
      matched: row.fit.filter((skill) => skill.is_matched).length,
      required: row.fit.length,
      skills: row.fit,
    },
    questions: row.screening_questions.map((question) => ({
      id: question.id,
      kind: question.kind,
      question: question.question,
      choices: question.choices ?? [],
      is_required: question.is_required ?? false,
    })),
    engagement: engagement === null ? null : presentOwn(engagement, next),
    actions: {
      ...ownActions(engagement, ctx.actor, ctx.now),
      canApply: canApply(ctx, row, { engagement, expert }),
    },
  }
}

function canApply({ now }: SignedIn, row: BriefRow, { engagement, expert }: Omit<Part, 'next'>): boolean {
  if (expert === undefined || expert.status !== 'Approved') return false
  const isFree = !row.is_engaged || (engagement !== null && isTimeOver(engagement, now))
  return isFree && !row.in_conflict && isOpenForApplications(row, now) && meetsRating(row, expert)
}

function facts(row: BriefRow) {
  return {
    id: row.id,
    internal_id: row.internal_id,
    name: row.name,
    type: row.type,
    summary: row.summary,
    status: row.status,
    owner: row.owner === null ? null : { id: row.owner_id, name: row.owner },
    deadline: row.deadline,
    applications_until: row.applications_until,
    starts_on: row.start_at,
    ends_on: row.end_at,
    bid_type: row.bid_type,
    currency: row.currency,
    budget: budgetOf(row),
    effort: effortText({ ...row, timeInterval: row.time_interval }),
    location: locationOf(row),
    nda_required: row.confidentiality !== 'open',
    industries: row.industries,
    languages: row.languages,
    published_at: row.published_at?.toISOString() ?? null,
  }
}

/** Staff only, unless the gig shows it (PRODUCT 5.6.2). */
function budgetOf(row: BriefRow): string | null {
  if (!row.show_budget) return null
  const ends = [row.budget_min, row.budget_max].map((end) => (end === null ? null : Number(end)))
  return moneyText(ends, row.bid_type, row.currency) || null
}

function locationOf({ is_remote: isRemote, place, overlap_hours: hours }: BriefRow): string {
  return [isRemote ? 'Remote' : (place ?? 'On site'), overlapText(hours)?.toLowerCase()]
    .filter(Boolean)
    .join(', ')
}
