import type { Availability } from '@guildhall/contract/work/calendar'
import type { Call } from '@guildhall/contract/work/calls'
import type { Actor } from '#platform/http/context.ts'
import { isWithin } from './free-hours.ts'
import { isGoingOn, isExpert, isForReader, isGuest, may } from './policy.ts'
import type { CallRow } from './store.ts'

interface Known {
  actor: Actor
  now: Date
  /** Of the expert; undefined where they said nothing. */
  free?: Availability | undefined
}

/** A call as its reader may see it. */
export function present(row: CallRow, known: Known): Call {
  const call = whole(row, known)
  // Who the customer is stays between those who run the project and the customer.
  if (isExpert(row, known.actor)) return { ...call, guest: null }
  if (!isGuest(row, known.actor)) return call
  // A guest knows when and where, and who asked them; the rest is between the two sides.
  const between = {
    expert: null,
    expert_timezone: row.guest_timezone,
    slots: [],
    reason: null,
    outcome: null,
    notes: null,
  }
  return { ...call, ...between }
}

function whole(row: CallRow, { actor, now, free }: Known): Call {
  const isOpen = !row.gig_locked && isGoingOn(row)
  const can = (action: Parameters<typeof may>[0]) => may(action, row, actor)
  const isBookable = isOpen && can('book')
  const hasBegun = row.start_at !== null && row.start_at <= now
  return {
    id: row.id,
    version: row.version,
    engagement_id: row.engagement_id,
    gig: { id: row.gig_id, name: row.gig_name },
    expert: { id: row.person_id, name: row.expert_name },
    host: row.host_id === null || row.host_name === null ? null : { id: row.host_id, name: row.host_name },
    has_guest: row.guest_id !== null,
    guest:
      row.guest_id === null || row.guest_name === null ? null : { id: row.guest_id, name: row.guest_name },
    title: row.title,
    link: row.link,
    status: row.status,
    start_at: row.start_at?.toISOString() ?? null,
    end_at: row.end_at?.toISOString() ?? null,
    slots: slotsOf(row, { actor, now, free }, isBookable),
    expert_timezone: row.expert_timezone,
    host_timezone: row.host_timezone,
    reason: row.reason,
    outcome: row.outcome,
    notes: isExpert(row, actor) ? null : row.notes,
    updated_at: row.updated_at.toISOString(),
    actions: {
      canPropose: isOpen && can('propose'),
      canBook: isBookable,
      canMove: isOpen && can('move'),
      canCancel: can('cancel'),
      canHold: hasBegun && can('hold'),
      canMiss: hasBegun && can('miss'),
    },
  }
}

function slotsOf(row: CallRow, { actor, now, free }: Known, isBookable: boolean): Call['slots'] {
  return row.slots.map((slot) => ({
    id: slot.id,
    start_at: slot.start_at.toISOString(),
    end_at: slot.end_at.toISOString(),
    by_expert: slot.by_expert,
    is_available: free === undefined ? null : isWithin(free, slot.start_at, slot.end_at),
    is_taken: slot.is_taken,
    can_book: isBookable && !slot.is_taken && slot.start_at > now && isForReader(slot, row, actor),
  }))
}
