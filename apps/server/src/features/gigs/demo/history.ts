import { KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import type { GigStatus } from '@guildhall/contract/gigs/machine'

export interface Step {
  kind: string
  by: 'owner' | 'admin'
  reason?: string | undefined
}

/** What a gig went through to be in this state. */
export function historyOf(
  type: GigKind,
  status: GigStatus,
  {
    rejectedFrom,
    reason,
  }: { rejectedFrom?: 'Requested' | 'Submitted' | undefined; reason?: string | undefined },
): Step[] {
  const drafted: Step[] = [{ kind: 'gig.created', by: 'owner' }]
  const requested: Step[] = [...drafted, { kind: 'gig.requested', by: 'owner' }]
  const approved: Step[] = [...requested, { kind: 'gig.approved', by: 'admin' }]
  const submitted: Step[] = [...approved, { kind: 'gig.submitted', by: 'owner' }]
  const published: Step[] =
    KINDS[type].track === 'deliverable'
      ? [...submitted, { kind: 'gig.published', by: 'admin' }]
      : [...approved, { kind: 'gig.published', by: 'owner' }]
  switch (status) {
    case 'Draft':
      return drafted
    case 'Requested':
      return requested
    case 'Approved':
      return approved
    case 'Submitted':
      return submitted
    case 'Published':
      return published
    case 'Unpublished':
      return [...published, { kind: 'gig.unpublished', by: 'owner', reason }]
    case 'Rejected':
      return [
        ...(rejectedFrom === 'Submitted' ? submitted : requested),
        { kind: 'gig.rejected', by: 'admin', reason },
      ]
    case 'Closed':
      return [...published, { kind: 'gig.closed', by: 'owner', reason }]
  }
}

const DAY = 86_400_000
/** How many days each step takes after the one before it. */
const TAKES: Readonly<Record<string, number>> = {
  'gig.requested': 3,
  'gig.approved': 2,
  'gig.submitted': 14,
  'gig.published': 2,
  'gig.unpublished': 12,
  'gig.rejected': 1.5,
  'gig.closed': 60,
  'gig.locked': 2,
}

/** When these steps were taken, if the last of them was taken at that moment. */
export function momentsOf(steps: readonly Step[], last: Date): Date[] {
  const moments: Date[] = []
  let at = last.getTime()
  for (const { kind } of steps.toReversed()) {
    moments.unshift(new Date(at))
    at -= (TAKES[kind] ?? 0) * DAY
  }
  return moments
}
