import { lifecycle } from '#contract/lifecycle'

export const EXPERT_STATUSES = [
  'Invited',
  'New',
  'Incomplete',
  'Pending',
  'Screened',
  'Approved',
  'Rejected',
  'Suspended',
  'Erased',
] as const
export type ExpertStatus = (typeof EXPERT_STATUSES)[number]

/** PRODUCT 5.3.1 and appendix A: the vetting of a person. */
export const expertMachine = lifecycle(EXPERT_STATUSES, [
  { from: ['Invited'], action: 'register', by: ['owner'], to: 'New', guard: 'mailVerified' },
  { from: ['New'], action: 'start', by: ['owner'], to: 'Incomplete', guard: '' },
  {
    from: ['New', 'Incomplete'],
    action: 'storeApplication',
    by: ['owner'],
    to: 'Pending',
    guard: 'wizardValid&consent',
  },
  {
    from: ['Incomplete'],
    action: 'submit',
    by: ['owner', 'admin'],
    to: 'Pending',
    guard: 'complete&consent',
  },
  {
    from: ['Rejected'],
    action: 'submit',
    by: ['owner'],
    to: 'Pending',
    guard: 'allReasonsAllowResubmit&24h&max3',
  },
  { from: ['Pending'], action: 'screen', by: ['admin', 'hr'], to: 'Screened', guard: '' },
  {
    from: ['Pending', 'Screened'],
    action: 'approve',
    by: ['admin', 'manager:invitedBy', 'manager:grant'],
    to: 'Approved',
    guard: 'hasContacts',
  },
  {
    from: ['Pending', 'Screened'],
    action: 'reject',
    by: ['admin', 'manager:invitedBy', 'hr:grant'],
    to: 'Rejected',
    guard: 'reasonOrText',
  },
  {
    from: ['Approved'],
    action: 'suspend',
    by: ['admin', 'manager:hiredOnOwnGig'],
    to: 'Suspended',
    guard: 'reasonOrText',
  },
  {
    from: ['Rejected'],
    action: 'reconsider',
    by: ['admin', 'manager:invitedBy', 'manager:grant'],
    to: 'Pending',
    guard: '',
  },
  { from: ['Suspended'], action: 'reconsider', by: ['admin'], to: 'Approved', guard: 'to=Approved(default)' },
  { from: ['Suspended'], action: 'reconsider:review', by: ['admin'], to: 'Pending', guard: 'to=Pending' },
  { from: ['Screened'], action: 'reconsider', by: ['admin'], to: 'Pending', guard: '' },
  { from: ['Invited', 'New', 'Incomplete'], action: 'remind', by: ['admin', 'hr'], to: '=', guard: '24h' },
  {
    from: ['Invited', 'New', 'Incomplete', 'Pending', 'Screened', 'Approved', 'Rejected', 'Suspended'],
    action: 'erase',
    by: ['admin'],
    to: 'Erased',
    guard: 'typedConfirm&noHired',
  },
])
