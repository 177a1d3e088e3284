import { CUSTOMER_WORDS, customerWord } from '@guildhall/contract/gigs/customer-words'
import { GIG_STATUSES, type GigStatus } from '@guildhall/contract/gigs/machine'

/** The states of projects that somebody tells apart, with the name of their tab. */
export interface StatusGroup {
  label: string
  statuses: readonly [GigStatus, ...GigStatus[]]
}

/** A customer waits, works with the experts, or has the result; what the staff do in between is theirs. */
const OF_CUSTOMERS: readonly StatusGroup[] = [
  {
    label: CUSTOMER_WORDS.inPreparation,
    statuses: ['Approved', 'Draft', 'Requested', 'Submitted', 'Rejected', 'Unpublished'],
  },
  { label: CUSTOMER_WORDS.running, statuses: ['Published'] },
  // With a result or without one: which, the project itself says.
  { label: CUSTOMER_WORDS.ended, statuses: ['Closed'] },
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
  const label = customerWord(shown)
  return { label, colour: label === CUSTOMER_WORDS.inPreparation ? 'Draft' : shown }
}
