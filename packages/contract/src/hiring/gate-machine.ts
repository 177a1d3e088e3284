import { lifecycle } from '#contract/lifecycle'

export const GATE_STATES = ['open', 'passed', 'waived'] as const
export type GateState = (typeof GATE_STATES)[number]

/** NEXT N4: a gate is passed by what it asks for, which the facts tell; people waive it or ask for it. */
export const gateMachine = lifecycle(GATE_STATES, [
  { from: ['open'], action: 'waive', by: ['admin'], to: 'waived', guard: 'reason' },
  {
    from: ['open'],
    action: 'ask',
    by: ['manager:own', 'admin'],
    to: '=',
    guard: 'askable&notAskedToday',
  },
])
export type GateAction = (typeof gateMachine.moves)[number]['action']
