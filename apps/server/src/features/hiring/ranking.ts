import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import { ENGAGEMENT_STATUSES } from '@guildhall/contract/hiring/machine'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { coolingOffSince } from './checks.ts'
import type { Writing } from './deps.ts'
import * as gigs from './gigs.ts'
import { runsHiring } from './policy.ts'
import { presentCard } from './presenter.ts'
import { ranked, scores, WEIGHTS, type PartKey, type RankedRow, type RankingFilter } from './ranking-sql.ts'

type Query = RankingFilter & { page?: number | undefined; pageSize?: number | undefined }

/** Experts for a gig, the best first, each with what speaks for him (PRODUCT 3.1). */
export async function recommendations(ctx: SignedIn, gigId: string, query: Query) {
  const gig = await gigs.see(ctx, gigId)
  if (!runsHiring(ctx.actor, gig)) throw refuse('forbidden')
  const { page = 1, pageSize = PAGE_SIZE, ...filter } = query
  const rows = await ranked(ctx.db, gigId, filter, {
    since: await coolingOffSince(ctx),
    limit: pageSize,
    offset: (page - 1) * pageSize,
    reader: ctx.actor,
    now: ctx.now,
  })
  const total = rows[0]?.total ?? 0
  return pageOf(rows.map(present), { page, pageSize, total, emptyText: 'No expert fits.' })
}

/** The scores of experts at this moment, kept with the request. */
export async function scoresOf(
  ctx: Pick<Writing, 'db' | 'now'>,
  gigId: string,
  personIds: readonly string[],
) {
  return scores(ctx.db, gigId, personIds, await coolingOffSince(ctx))
}

function present(row: RankedRow): Recommendation {
  return {
    expert: presentCard(row),
    score: Number(row.score),
    parts: PARTS.map(({ key, label, evidence, chips }) => ({
      key,
      label,
      weight: WEIGHTS[key],
      value: Math.round(Number(row[`s_${key}`]) * 1000) / 1000,
      evidence: evidence(row),
      chips: chips?.(row) ?? [],
    })),
    status: ENGAGEMENT_STATUSES.find((one) => one === row.status) ?? null,
  }
}

interface PartText {
  key: PartKey
  label: string
  evidence: (row: RankedRow) => string
  chips?: (row: RankedRow) => string[]
}

const PARTS: readonly PartText[] = [
  {
    key: 'skills',
    label: 'Skills',
    evidence: (row) => `${row.matched_skills.length} matched`,
    chips: (row) => row.matched_skills,
  },
  {
    key: 'industry',
    label: 'Industry',
    evidence: (row) => row.segment ?? row.industry ?? 'Another industry',
  },
  { key: 'text', label: 'Profile', evidence: (row) => row.snippet ?? 'No words in common' },
  { key: 'years', label: 'Experience', evidence: yearsText },
  {
    key: 'rating',
    label: 'Rating',
    evidence: (row) =>
      row.rating_average === null
        ? 'Not rated yet'
        : `${Number(row.rating_average).toFixed(1)} (${row.rating_count})`,
  },
  { key: 'rate', label: 'Rate', evidence: rateText },
  {
    key: 'language',
    label: 'Languages',
    evidence: (row) => {
      if (!row.has_languages) return 'None asked for'
      return Number(row.s_language) === 1 ? 'All spoken' : 'Not all spoken'
    },
  },
  { key: 'location', label: 'Location', evidence: locationText },
  {
    key: 'availability',
    label: 'Availability',
    evidence: (row) => (Number(row.s_availability) === 1 ? 'Available' : 'Active'),
  },
]

function yearsText({ years_of_experience: years, years_min: least }: RankedRow): string {
  if (years === null) return 'Not provided'
  return least === null || least === 0 ? `${years} years` : `${years} of ${least} years`
}

function rateText({ rate_ratio: ratio, has_budget: hasBudget, asked_rate: rate }: RankedRow): string {
  if (rate === null) return 'Negotiable'
  if (ratio === null) return hasBudget ? 'Cannot be compared with the budget' : 'No budget given'
  const over = Math.round((Number(ratio) - 1) * 100)
  return over <= 0 ? 'Within budget' : `${over} % over budget`
}

function locationText({ s_location: value, hours_apart: hours, location }: RankedRow): string {
  if (Number(value) === 1) return location ?? 'Anywhere'
  return hours === null ? 'Another country' : `${Number(hours)} hours apart`
}
