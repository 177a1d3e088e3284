import { missingFields, type Measured, type MissingField } from '@guildhall/contract/gigs/completeness'
import type { Gig, GigActions } from '@guildhall/contract/gigs/gig'
import { KINDS } from '@guildhall/contract/gigs/kinds'
import { formatDate } from '#ui/text/date-format.ts'

/** What a project waits for, in the words of its reader, and the fields that are still to fill in. */
export interface NextStep {
  text: string
  missing: readonly MissingField[]
}

/** What decides about the next step of a gig. */
type Waiting = Measured & Pick<Gig, 'status' | 'locked' | 'applications_until'>

/** Only those who run the project read it; a lock or a rejection says itself why the project stands still. */
export function nextStepOf(gig: Waiting, actions: GigActions): NextStep | undefined {
  if (!actions.canSeeActivities || gig.locked) return undefined
  if (gig.status === 'Draft') return ofDraft(gig, actions)
  const text = textOf(gig, actions)
  return text === undefined ? undefined : { text, missing: [] }
}

/** What a draft lacks before it can go on. */
export function missingOfDraft(gig: Waiting): MissingField[] {
  return gig.status === 'Draft' ? missingFields(gig) : []
}

/** Before a project is approved nobody can be asked, but who runs it can see who could do it. */
export function canLookAhead(
  { status, needs_experts: needsExperts }: Pick<Gig, 'status' | 'needs_experts'>,
  { canDelete, canRecall, canApprove }: GigActions,
): boolean {
  if (!needsExperts) return false
  // What tells those who run it from those who only edit it.
  return status === 'Draft' ? canDelete : status === 'Requested' && (canRecall || canApprove)
}

function ofDraft(gig: Waiting, { canEdit, canApprove, canRequest }: GigActions): NextStep | undefined {
  if (!canEdit) return undefined
  const missing = missingOfDraft(gig)
  if (missing.length > 0) return { text: 'To go on, fill in', missing }
  if (canApprove) return { text: 'Everything is filled in. Approve it to start.', missing }
  if (canRequest) return { text: 'Everything is filled in. Request approval to start.', missing }
  return undefined
}

function textOf(gig: Waiting, actions: GigActions): string | undefined {
  const { canApprove, canRecall, canSubmit, canPublish, canHire, canClose } = actions
  const isDelivered = KINDS[gig.type].track === 'deliverable'
  switch (gig.status) {
    case 'Requested':
      if (canApprove) return 'Ready for your review. Approve it, or reject it under Actions.'
      return `Waiting for an administrator's approval.${canRecall ? ' Recall it to make changes.' : ''}`
    case 'Approved':
      if (canSubmit && isDelivered) return 'Add the deliverable under Files, then submit it for review.'
      if (canSubmit) return 'Submit it for sign-off; after that it can be published.'
      if (canPublish)
        return 'Publish it so that experts can apply, or find and request experts under Actions, Hire.'
      return undefined
    case 'Submitted':
      if (canPublish) return 'Ready for your review. Publish it, or reject it under Actions.'
      return `Waiting for a reviewer.${canRecall ? ' Recall it to make changes.' : ''}`
    case 'Published':
      if (!canClose) return undefined
      return canHire && gig.needs_experts
        ? whileHiring(gig)
        : 'When the work is done, close it under Actions.'
    default:
      return undefined
  }
}

function whileHiring({ applications_until: chosen, deadline }: Waiting): string {
  const until = chosen ?? deadline
  const apply = until === null ? 'Experts can apply' : `Experts can apply until ${formatDate(until)}`
  return `${apply}; find, request and hire them under Hire. When the work is done, close it under Actions.`
}
