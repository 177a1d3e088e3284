import { GIG_STATUSES, type GigStatus } from '@guildhall/contract/gigs/machine'
import { copy } from './copy.ts'

/** The states of projects that somebody tells apart, with the name of their tab. */
export interface StatusGroup {
  label: string
  statuses: readonly [GigStatus, ...GigStatus[]]
}

/** A customer waits, works with the experts, or has the result; what the staff do in between is theirs. */
const OF_CUSTOMERS: readonly StatusGroup[] = [
  {
    label: copy.inPreparation,
    statuses: ['Approved', 'Draft', 'Requested', 'Submitted', 'Rejected', 'Unpublished'],
  },
  { label: copy.running, statuses: ['Published'] },
  { label: copy.finished, statuses: ['Closed'] },
]

const OF_OTHERS: readonly StatusGroup[] = GIG_STATUSES.map((status) => ({
  label: status,
  statuses: [status],
}))

export function statusGroups(prefix: string): readonly StatusGroup[] {
  return prefix === 'customer' ? OF_CUSTOMERS : OF_OTHERS
}

/** The state of a project in the words of its customer, and the status whose colour it has; by what the server shows. */
export function customerState(shown: string): { label: string; colour: string } {
  if (shown === 'Completed') return { label: copy.delivered, colour: shown }
  if (shown === 'Closed') return { label: copy.ended, colour: shown }
  if (shown === 'Published') return { label: copy.running, colour: shown }
  return { label: copy.inPreparation, colour: 'Draft' }
}
