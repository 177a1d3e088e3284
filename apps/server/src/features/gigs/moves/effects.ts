import type { GigStatus } from '@guildhall/contract/gigs/machine'
import type { Updateable } from 'kysely'
import type { Gigs } from '#platform/db/tables.gen.ts'
import type { GigRow } from '#features/gigs/service.ts'
import type { MachineAction } from '#features/gigs/policy.ts'

export interface Reason {
  ids: string[]
  text: string | null
  /** With the names of the reasons before it. */
  said: string | null
}

interface Step {
  action: MachineAction
  to: GigStatus
  reason: Reason
  by: string
  at: Date
}

/** The columns that a step changes. */
export function changeOf(gig: GigRow, step: Step): Updateable<Gigs> {
  const touched = { updated_at: step.at, updated_by: step.by }
  if (step.action === 'lock' || step.action === 'unlock')
    return { ...touched, locked: step.action === 'lock' }
  const status = { status: step.to, status_changed_at: step.at, status_changed_by: step.by }
  return { ...touched, ...status, ...reasonOf(step), ...marksOf(gig, step) }
}

/** Rejected, unpublished and closed gigs show why; every other step clears it. */
function reasonOf({ action, reason }: Step) {
  const isShown = action === 'reject' || action === 'unpublish' || action === 'close'
  return isShown
    ? { reason_ids: reason.ids, status_reason: reason.text }
    : { reason_ids: [], status_reason: null }
}

function marksOf(gig: GigRow, { action, by, at }: Step): Updateable<Gigs> {
  switch (action) {
    case 'reject':
      return { rejected_from: gig.status, changed_since_rejection: false }
    case 'submit':
      return { submitted_by: by, rejected_from: null }
    case 'publish':
      return { was_published: true, published_at: at }
    case 'close':
      return { closed_at: at }
    case 'reopen':
      return { closed_at: null, rejected_from: null }
    case 'request':
    case 'approve':
    case 'recall':
      return { rejected_from: null }
    default:
      return {}
  }
}

export const EVENTS: Record<Exclude<MachineAction, 'update'>, string> = {
  request: 'gig.requested',
  approve: 'gig.approved',
  reject: 'gig.rejected',
  submit: 'gig.submitted',
  recall: 'gig.recalled',
  publish: 'gig.published',
  unpublish: 'gig.unpublished',
  close: 'gig.closed',
  reopen: 'gig.reopened',
  lock: 'gig.locked',
  unlock: 'gig.unlocked',
}

/** What is written down: an admin who approves a draft has requested it as well (PRODUCT 5.5). */
export function eventsOf(action: keyof typeof EVENTS, from: GigStatus): string[] {
  return action === 'approve' && from === 'Draft' ? [EVENTS.request, EVENTS.approve] : [EVENTS[action]]
}
