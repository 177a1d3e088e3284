import type { DecisionAction } from './vetting-queries.ts'

/** Failures of decisions are shown (PRODUCT DV-1); the specification would have them swallowed. */
export const SHOW_ACTION_ERRORS = true

interface Words {
  button: string
  title: (whom: string) => string
  confirm: string
  done: (whom: string) => string
  /** Of many at once. */
  progress: string
  counted: (count: number) => string
}

export const words: Record<DecisionAction, Words> = {
  screen: {
    button: 'Screen',
    title: (whom) => `Screen ${whom}?`,
    confirm: 'Screen',
    done: (whom) => `${whom} was screened.`,
    progress: 'Screening experts',
    counted: (count) => `${count} screened`,
  },
  approve: {
    button: 'Approve',
    title: (whom) => `Approve ${whom}?`,
    confirm: 'Approve',
    done: (whom) => `${whom} was approved.`,
    progress: 'Approving experts',
    counted: (count) => `${count} approved`,
  },
  reject: {
    button: 'Reject',
    title: (whom) => `Reject ${whom}?`,
    confirm: 'REJECT',
    done: (whom) => `${whom} was rejected.`,
    progress: 'Rejecting experts',
    counted: (count) => `${count} rejected`,
  },
  suspend: {
    button: 'Suspend',
    title: (whom) => `Suspend ${whom}?`,
    confirm: 'SUSPEND',
    done: (whom) => `${whom} was suspended.`,
    progress: 'Suspending experts',
    counted: (count) => `${count} suspended`,
  },
  reconsider: {
    button: 'Reconsider',
    title: (whom) => `Reconsider ${whom}?`,
    confirm: 'Reconsider',
    done: (whom) => `${whom} is being reconsidered.`,
    progress: 'Reconsidering experts',
    counted: (count) => `${count} reconsidered`,
  },
  remind: {
    button: 'Remind',
    title: (whom) => `Remind ${whom}?`,
    confirm: 'Remind',
    done: (whom) => `${whom} was reminded.`,
    progress: 'Reminding experts',
    counted: (count) => `${count} reminded`,
  },
}

/** What the toast says; somebody whose suspension is lifted is not reviewed again. */
export function doneWith(action: DecisionAction, whom: string, isBack: boolean): string {
  return action === 'reconsider' && isBack
    ? `The suspension of ${whom} was lifted.`
    : words[action].done(whom)
}
