import { lifecycle } from '#contract/lifecycle'

export const CALL_STATUSES = ['proposed', 'booked', 'moved', 'cancelled', 'held', 'missed'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

const STAFF = ['manager:own', 'admin'] as const
const BOTH = ['expert:self', ...STAFF] as const

/** NEXT N3: a call between those who run a project and an expert on it. */
export const callMachine = lifecycle(CALL_STATUSES, [
  { from: ['proposed'], action: 'propose', by: BOTH, to: '=', guard: 'slots' },
  { from: ['proposed'], action: 'book', by: BOTH, to: 'booked', guard: 'slotOfTheOtherSide&free' },
  { from: ['booked', 'moved'], action: 'move', by: STAFF, to: 'moved', guard: 'free' },
  { from: ['proposed', 'booked', 'moved'], action: 'cancel', by: BOTH, to: 'cancelled', guard: 'reason' },
  { from: ['booked', 'moved'], action: 'hold', by: STAFF, to: 'held', guard: 'begun' },
  { from: ['booked', 'moved'], action: 'miss', by: STAFF, to: 'missed', guard: 'begun' },
])
export type CallAction = (typeof callMachine.moves)[number]['action']
