import type { NextDate } from '@guildhall/contract/hiring/next-date'
import type { OwnActions, OwnEngagement } from '@guildhall/contract/hiring/engagements'
import type { Engagement, EngagementActions, ExpertCard } from '@guildhall/contract/hiring/shapes'
import { relativeTime } from '#features/activity/service.ts'
import { isOpenForHiring, isReachable, isTimeOver } from './checks.ts'
import { mayMove, standingsOf, type Reader } from './policy.ts'
import type { EngagementRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/** The columns of an expert that make their card. */
export type CardRow = Pick<
  EngagementRow,
  | 'first_name'
  | 'last_name'
  | 'photo_file'
  | 'job_title'
  | 'location'
  | 'years_of_experience'
  | 'rating_average'
  | 'rating_count'
  | 'is_hired'
  | 'is_available'
  | 'is_locked_out'
  | 'expert_status'
  | 'asked_rate'
  | 'asked_rate_type'
  | 'skills'
> & { person_id: string }

export function presentCard(row: CardRow): ExpertCard {
  return {
    id: row.person_id,
    name: `${row.first_name} ${row.last_name}`,
    photo: photoUrl(row.photo_file),
    job_title: row.job_title,
    location: row.location,
    years_of_experience: row.years_of_experience,
    rating: number(row.rating_average),
    rating_count: row.rating_count,
    availability: row.is_hired ? 'Active' : 'Available',
    is_available: row.is_available,
    is_suspended: row.expert_status === 'Suspended' || row.is_locked_out,
    rate: number(row.asked_rate),
    rate_type: row.asked_rate_type,
    skills: row.skills,
  }
}

/** What is known of the work behind an engagement. */
export type NextDates = ReadonlyMap<string, NextDate>

interface Looking {
  actor: Reader
  now: Date
  next: NextDates
}

/** An engagement for those who run the hiring of its gig. */
export function present(row: EngagementRow, { actor: reader, now, next }: Looking): Engagement {
  return {
    id: row.id,
    version: row.version,
    gig: { id: row.gig_id, name: row.gig_name },
    expert: presentCard(row),
    status: row.status,
    close_reason: row.close_reason,
    reasons: row.reasons,
    reason_text: row.reason_text,
    origin: row.origin,
    ...offer(row),
    next_date: next.get(row.id) ?? null,
    answers: answersOf(row),
    declares_no_conflict: row.declares_no_conflict,
    is_shortlisted: row.is_shortlisted,
    score: number(row.score),
    thumbs_up: row.thumbs_up,
    thumbs_down: row.thumbs_down,
    opinions: row.opinions.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    updated_at: row.updated_at.toISOString(),
    updated_at_diff: relativeTime(row.updated_at, now),
    actions: actionsOf(row, reader, now),
  }
}

/** What both sides said and agreed on. */
function offer(row: EngagementRow) {
  return {
    request_message: row.request_message,
    message: row.message,
    bid_type: row.bid_type,
    bid_amount: number(row.bid_amount),
    currency: row.currency,
    expires_at: moment(row.expires_at),
    assigned_at: moment(row.assigned_at),
    rate: number(row.rate),
    rate_type: row.rate_type,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    hours_planned: row.hours_planned,
    ended_at: moment(row.ended_at),
    agreement_signed_at: moment(row.agreement_signed_at),
    own_rating: number(row.own_rating),
    created_at: row.created_at.toISOString(),
  }
}

function answersOf({ answers, screening_questions: questions }: EngagementRow): Engagement['answers'] {
  return answers.map(({ question_id: id, question, answer }) => {
    // Reworded, it asks something else: it marks nobody for what they said before.
    const asked = questions.find((one) => one.id === id && one.question === question)
    return { question, answer, is_knock_out: asked?.is_knock_out ?? false }
  })
}

function actionsOf(row: EngagementRow, reader: Reader, now: Date): EngagementActions {
  const standings = standingsOf(reader, row)
  const can = (action: Parameters<typeof mayMove>[1]) =>
    !row.gig_locked && !isTimeOver(row, now) && mayMove(row.status, action, standings)
  const gig = { status: row.gig_status, locked: row.gig_locked }
  return {
    canReview: can('review'),
    canHire: can('hire'),
    canNotSelect: can('notSelected'),
    canProposeCall: can('notSelected') && isReachable(row),
    canWithdrawRequest: can('withdrawRequest'),
    canEnd: can('end'),
    canReopen: can('reopen') && row.close_reason !== 'completed' && isOpenForHiring(gig),
    canRate: row.assigned_at !== null && row.own_rating === null && !standings.includes('expert:self'),
    canSeeAgreement: hasAgreement(row),
  }
}

/**
 * Their engagement for the expert: Applied and Reviewed are one to them, and nothing tells that they were looked at, ranked
 * or put on a list (PRODUCT 5.4).
 */
export function presentOwn(row: EngagementRow, next: NextDates): OwnEngagement {
  return {
    id: row.id,
    state: ownState(row),
    outcome: outcomeOf(row),
    ...offer(row),
    answers: answersOf(row).map(({ question, answer }) => ({ question, answer })),
    next_date: next.get(row.id) ?? null,
  }
}

const STATES = {
  Requested: 'requested',
  Applied: 'in_review',
  Reviewed: 'in_review',
  Hired: 'active',
  Closed: 'past',
} as const

const ownState = ({ status }: Pick<EngagementRow, 'status'>) => STATES[status]

const OUTCOMES = {
  declined: 'Declined by you',
  expired: 'Expired',
  withdrawn_by_staff: 'Withdrawn by the project',
  withdrawn_by_expert: 'Withdrawn by you',
  not_selected: 'Not selected',
  completed: 'Completed',
  terminated: 'Ended early',
  gig_closed: 'Project closed',
  expert_rejected: 'Closed',
  expert_suspended: 'Closed',
} as const

/** How it ended, for the expert. */
export function outcomeOf({ close_reason: reason }: Pick<EngagementRow, 'close_reason'>): string | null {
  return reason === null ? null : OUTCOMES[reason]
}

/** What the expert may do with their engagement; `canApply` is about the gig and set by who knows it. */
export function ownActions(row: EngagementRow | null, reader: Reader, now: Date): OwnActions {
  if (row === null) return NO_ACTIONS
  const isActing = row.expert_status !== 'Suspended'
  const after = {
    canRate: isActing && canRateOwner(row),
    canSeeAgreement: hasAgreement(row),
    canSign: isActing && row.status === 'Hired' && hasAgreement(row) && row.agreement_signed_at === null,
  }
  if (row.gig_locked) return { ...NO_ACTIONS, ...after }
  const standings = standingsOf(reader, row)
  const isOver = isTimeOver(row, now)
  const can = (action: Parameters<typeof mayMove>[1]) => !isOver && mayMove(row.status, action, standings)
  return {
    canApply: false,
    canAccept: can('accept') && row.expert_status === 'Approved',
    canDecline: can('decline'),
    canWithdraw: can('withdraw'),
    ...after,
  }
}

function canRateOwner(row: EngagementRow): boolean {
  return row.assigned_at !== null && row.own_rating === null
}

/** What was agreed on stands until somebody is asked anew. */
export function hasAgreement({
  status,
  close_reason: reason,
  rate,
}: Pick<EngagementRow, 'status' | 'close_reason' | 'rate'>): boolean {
  return rate !== null && (status === 'Hired' || reason === 'completed' || reason === 'terminated')
}

const NO_ACTIONS: OwnActions = {
  canApply: false,
  canAccept: false,
  canDecline: false,
  canWithdraw: false,
  canRate: false,
  canSeeAgreement: false,
  canSign: false,
}

export function number(value: string | null): number | null {
  return value === null ? null : Number(value)
}

export function moment(at: Date | null): string | null {
  return at === null ? null : at.toISOString()
}
