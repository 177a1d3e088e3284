import { lifecycle } from '#contract/lifecycle'

export const DELIVERABLE_STATUSES = ['open', 'handed_in', 'accepted', 'sent_back'] as const
export type DeliverableStatus = (typeof DELIVERABLE_STATUSES)[number]

/** NEXT N3: what is owed on a project, from the brief to the acceptance. */
export const deliverableMachine = lifecycle(DELIVERABLE_STATUSES, [
  {
    from: ['open', 'sent_back'],
    action: 'handIn',
    by: ['expert:hired'],
    to: 'handed_in',
    guard: 'fileOrLink',
  },
  { from: ['handed_in'], action: 'accept', by: ['manager:own', 'admin'], to: 'accepted', guard: '' },
  { from: ['handed_in'], action: 'sendBack', by: ['manager:own', 'admin'], to: 'sent_back', guard: 'reason' },
  {
    from: ['open', 'handed_in', 'sent_back'],
    action: 'edit',
    by: ['manager:own', 'admin'],
    to: '=',
    guard: '',
  },
  // What was handed in once is part of the story of the project.
  { from: ['open'], action: 'remove', by: ['manager:own', 'admin'], to: '=', guard: '' },
])
export type DeliverableAction = (typeof deliverableMachine.moves)[number]['action']
