import type { ItemState } from '@guildhall/contract/reference/admin'
import type { ReasonKind } from '@guildhall/contract/reference'

export const KIND_NAMES: Record<ReasonKind, string> = {
  reject: 'Rejecting an expert',
  suspend: 'Suspending an expert',
  gig_reject: 'Rejecting a project',
  decline: 'Declining a request',
  gig_close: 'Closing a project',
}

export const STATE_NAMES: Record<ItemState, string> = {
  active: 'In use',
  draft: 'Waits for approval',
  retired: 'Retired',
}

export const copy = {
  stale: 'Somebody else changed this in the meantime. Close it and open it again.',
  orderStale: 'Somebody else changed the reasons in the meantime. Here they are as they are now.',
} as const
