import { lifecycle } from '#contract/lifecycle'

/** Of the current version of an agreement; over: the hire has ended, and what was agreed on stands as it is. */
export const AGREEMENT_STATUSES = ['unsigned', 'signed', 'over'] as const
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]

/** NEXT N4: a new version asks for a signature again. */
export const agreementMachine = lifecycle(AGREEMENT_STATUSES, [
  { from: ['unsigned'], action: 'sign', by: ['expert:self'], to: 'signed', guard: 'versionThatWasRead' },
  {
    from: ['unsigned', 'signed'],
    action: 'changeTerms',
    by: ['manager:own', 'admin'],
    to: 'unsigned',
    guard: 'notLocked&noLessThanWorked',
  },
])
export type AgreementAction = (typeof agreementMachine.moves)[number]['action']
