import { lifecycle } from '#contract/lifecycle'

export const ENGAGEMENT_STATUSES = ['Requested', 'Applied', 'Reviewed', 'Hired', 'Closed'] as const
export type EngagementStatus = (typeof ENGAGEMENT_STATUSES)[number]

/** PRODUCT 5.4 and appendix A: an expert on a gig. */
export const engagementMachine = lifecycle(ENGAGEMENT_STATUSES, [
  { from: ['Requested'], action: 'accept', by: ['expert:self'], to: 'Applied', guard: 'notExpired' },
  { from: ['Requested'], action: 'decline', by: ['expert:self'], to: 'Closed', guard: 'reason' },
  { from: ['Requested'], action: 'expire', by: ['system'], to: 'Closed', guard: 'expiresAtPast' },
  {
    from: ['Requested', 'Applied'],
    action: 'withdrawRequest',
    by: ['manager:own', 'admin'],
    to: 'Closed',
    guard: '',
  },
  { from: ['Applied'], action: 'review', by: ['manager:own', 'admin'], to: 'Reviewed', guard: '' },
  {
    from: ['Applied', 'Reviewed'],
    action: 'hire',
    by: ['manager:own', 'admin'],
    to: 'Hired',
    guard: 'nda&consent&compliance&expertApproved',
  },
  {
    from: ['Applied', 'Reviewed'],
    action: 'notSelected',
    by: ['manager:own', 'admin'],
    to: 'Closed',
    guard: 'reason',
  },
  { from: ['Applied', 'Reviewed'], action: 'withdraw', by: ['expert:self'], to: 'Closed', guard: '' },
  {
    from: ['Hired'],
    action: 'end',
    by: ['manager:own', 'admin'],
    to: 'Closed',
    guard: 'completed|terminated',
  },
  {
    from: ['Closed'],
    action: 'reopen',
    by: ['manager:own', 'admin'],
    to: 'Requested',
    guard: 'gigOpen&notCompleted',
  },
  {
    from: ['Requested', 'Applied', 'Reviewed'],
    action: 'expertRejectedOrSuspended',
    by: ['system'],
    to: 'Closed',
    guard: '',
  },
  {
    from: ['Requested', 'Applied', 'Reviewed', 'Hired'],
    action: 'gigClosed',
    by: ['system'],
    to: 'Closed',
    guard: '',
  },
])
