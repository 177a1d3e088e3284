import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import type { CloseReason } from '@guildhall/contract/hiring/shapes'

/** A step of an engagement, as the events of real life call it. */
export type StepName =
  | 'requested'
  | 'applied'
  | 'accepted'
  | 'reviewed'
  | 'hired'
  | 'declined'
  | 'expired'
  | 'not_selected'
  | 'withdrawn_by_expert'
  | 'withdrawn_by_staff'
  | 'completed'
  | 'terminated'
  | 'gig_closed'

export interface Course {
  status: EngagementStatus
  closed?: CloseReason | undefined
  isAsked?: boolean | undefined
  hasApplied: boolean
}

const DAY = 86_400_000
/** Days between each step and the one before it. */
const TAKES: Partial<Record<StepName, number>> = {
  accepted: 2,
  reviewed: 1.5,
  hired: 2,
  declined: 2,
  expired: 7,
  not_selected: 4,
  withdrawn_by_expert: 3,
  withdrawn_by_staff: 2,
  completed: 30,
  terminated: 18,
  gig_closed: 3,
}

/** What an engagement went through, with times of which the last is `at`. */
export function stepsOf(course: Course, at: Date): { name: StepName; at: Date }[] {
  const steps: { name: StepName; at: Date }[] = []
  let moment = at.getTime()
  for (const name of namesOf(course).toReversed()) {
    steps.unshift({ name, at: new Date(moment) })
    moment -= (TAKES[name] ?? 0) * DAY
  }
  return steps
}

function namesOf({ status, closed, isAsked = false, hasApplied }: Course): StepName[] {
  const asked: StepName[] = isAsked ? ['requested'] : []
  const applied: StepName[] = isAsked ? ['requested', 'accepted'] : ['applied']
  if (status === 'Requested') return ['requested']
  if (status === 'Applied') return applied
  if (status === 'Reviewed') return [...applied, 'reviewed']
  const hired: StepName[] = [...applied, 'reviewed', 'hired']
  if (status === 'Hired') return hired
  if (closed === 'completed' || closed === 'terminated') return [...hired, closed]
  if (closed === 'declined' || closed === 'expired') return ['requested', closed]

  const before = isAsked && !hasApplied ? asked : applied
  return [...before, NAMES.find((name) => name === closed) ?? 'not_selected']
}

const NAMES = ['not_selected', 'withdrawn_by_expert', 'withdrawn_by_staff', 'gig_closed'] as const
