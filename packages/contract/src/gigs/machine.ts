import { lifecycle } from '#contract/lifecycle'

export const GIG_STATUSES = [
  'Draft',
  'Requested',
  'Approved',
  'Submitted',
  'Published',
  'Unpublished',
  'Rejected',
  'Closed',
] as const
export type GigStatus = (typeof GIG_STATUSES)[number]

const OPEN = ['Approved', 'Submitted', 'Published', 'Unpublished', 'Rejected'] as const
const LOCKABLE = ['Requested', ...OPEN, 'Closed'] as const

/** PRODUCT 5.5 and appendix A. */
export const gigMachine = lifecycle(GIG_STATUSES, [
  {
    from: ['Draft', 'Approved', 'Published', 'Unpublished', 'Rejected'],
    action: 'update',
    by: ['admin', 'manager:own', 'contributor:can_edit'],
    to: '=',
    guard: 'unlocked&fieldsAllowed',
  },
  { from: ['Draft'], action: 'request', by: ['manager:own', 'admin'], to: 'Requested', guard: 'complete' },
  { from: ['Draft'], action: 'approve', by: ['admin'], to: 'Approved', guard: 'complete' },
  { from: ['Requested'], action: 'recall', by: ['manager:own', 'admin'], to: 'Draft', guard: '' },
  { from: ['Requested'], action: 'approve', by: ['admin'], to: 'Approved', guard: 'selfApprovalPolicy' },
  { from: ['Requested'], action: 'reject', by: ['admin'], to: 'Rejected', guard: 'statusReason' },
  {
    from: ['Rejected'],
    action: 'request',
    by: ['manager:own', 'admin'],
    to: 'Requested',
    guard: 'rejected_from=Requested',
  },
  {
    from: ['Rejected'],
    action: 'submit',
    by: ['manager:own', 'contributor:can_submit', 'admin'],
    to: 'Submitted',
    guard: 'rejected_from=Submitted',
  },
  {
    from: ['Approved'],
    action: 'submit',
    by: ['manager:own', 'contributor:can_submit', 'admin'],
    to: 'Submitted',
    guard: 'track=deliverable|requires_signoff',
  },
  { from: ['Submitted'], action: 'recall', by: ['manager:own', 'admin'], to: 'Approved', guard: '' },
  {
    from: ['Submitted'],
    action: 'reject',
    by: ['admin', 'contributor:can_review'],
    to: 'Rejected',
    guard: 'statusReason',
  },
  {
    from: ['Submitted'],
    action: 'publish',
    by: ['admin', 'contributor:can_review&notSubmitter'],
    to: 'Published',
    guard: 'confirm',
  },
  {
    from: ['Approved'],
    action: 'publish',
    by: ['manager:own', 'admin'],
    to: 'Published',
    guard: 'track=staffing&!requires_signoff',
  },
  {
    from: ['Published'],
    action: 'unpublish',
    by: ['manager:own', 'admin'],
    to: 'Unpublished',
    guard: 'statusReason',
  },
  {
    from: ['Unpublished'],
    action: 'publish',
    by: ['manager:own', 'admin'],
    to: 'Published',
    guard: 'confirm',
  },
  { from: OPEN, action: 'close', by: ['manager:own', 'admin'], to: 'Closed', guard: 'statusReason' },
  {
    from: ['Closed'],
    action: 'reopen',
    by: ['admin', 'manager:grant'],
    to: 'Approved',
    guard: 'never_published',
  },
  {
    from: ['Closed'],
    action: 'reopen',
    by: ['admin', 'manager:grant'],
    to: 'Unpublished',
    guard: 'was_published',
  },
  { from: LOCKABLE, action: 'lock', by: ['admin'], to: '=', guard: 'unlocked' },
  { from: LOCKABLE, action: 'unlock', by: ['admin'], to: '=', guard: 'locked' },
])
