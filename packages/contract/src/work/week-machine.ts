import { lifecycle } from '#contract/lifecycle'

export const WEEK_STATUSES = ['open', 'submitted', 'approved', 'sent_back'] as const
export type WeekStatus = (typeof WEEK_STATUSES)[number]

/** NEXT N3: the hours of one week of an expert; what was approved is locked. */
export const weekMachine = lifecycle(WEEK_STATUSES, [
  {
    from: ['open', 'sent_back'],
    action: 'enter',
    by: ['expert:self'],
    to: '=',
    guard: 'withinDayAndContract',
  },
  {
    from: ['open', 'sent_back'],
    action: 'submit',
    by: ['expert:self'],
    to: 'submitted',
    guard: 'hasEntries',
  },
  { from: ['submitted'], action: 'approve', by: ['manager:own', 'admin'], to: 'approved', guard: '' },
  { from: ['submitted'], action: 'sendBack', by: ['manager:own', 'admin'], to: 'sent_back', guard: 'reason' },
])
export type WeekAction = (typeof weekMachine.moves)[number]['action']
