import type { GigActions } from '@guildhall/contract/gigs/gig'

/** What can be done with a project as a whole. */
export type GigStep =
  | 'edit'
  | 'hire'
  | 'request'
  | 'approve'
  | 'reject'
  | 'submit'
  | 'recall'
  | 'publish'
  | 'unpublish'
  | 'close'
  | 'reopen'
  | 'lock'
  | 'unlock'
  | 'clone'
  | 'delete'

interface Choice {
  step: GigStep
  label: string
  can: keyof GigActions
  isDangerous?: true
}

/** In the order of the menu (PRODUCT S-07). */
const CHOICES: readonly Choice[] = [
  { step: 'edit', label: 'Edit', can: 'canEdit' },
  { step: 'hire', label: 'Hire', can: 'canHire' },
  { step: 'request', label: 'Request approval', can: 'canRequest' },
  { step: 'approve', label: 'Approve', can: 'canApprove' },
  { step: 'reject', label: 'Reject…', can: 'canReject' },
  { step: 'submit', label: 'Submit', can: 'canSubmit' },
  { step: 'recall', label: 'Recall', can: 'canRecall' },
  { step: 'publish', label: 'Publish', can: 'canPublish' },
  { step: 'unpublish', label: 'Unpublish', can: 'canUnpublish' },
  { step: 'reopen', label: 'Reopen', can: 'canReopen' },
  { step: 'lock', label: 'Lock', can: 'canLock' },
  { step: 'unlock', label: 'Unlock', can: 'canUnlock' },
  { step: 'clone', label: 'Clone', can: 'canClone' },
  { step: 'close', label: 'Close', can: 'canClose', isDangerous: true },
  { step: 'delete', label: 'Delete', can: 'canDelete', isDangerous: true },
]

/** The step that the project waits for, the first that is open. */
const MAIN: readonly GigStep[] = ['approve', 'request', 'publish', 'submit', 'hire', 'edit']

/** The main button and what stands in the menu. A project that needs no experts does not wait for them, one that lacks fields for nothing else. */
export function choicesFor(
  actions: GigActions,
  { needsExperts, isIncomplete }: { needsExperts: boolean; isIncomplete: boolean },
): { main: Choice | undefined; rest: Choice[] } {
  const open = CHOICES.filter(({ can }) => actions[can])
  const wanted = needsExperts ? MAIN : MAIN.filter((step) => step !== 'hire')
  const steps: readonly GigStep[] = isIncomplete ? ['edit'] : wanted
  const main = steps.flatMap((step) => open.filter((choice) => choice.step === step))[0]
  return { main, rest: open.filter((choice) => choice !== main) }
}

/** What the toast says when a step is done. */
export const DONE: Partial<Record<GigStep, string>> = {
  request: 'Approval has been requested',
  approve: 'The project has been approved',
  reject: 'The project has been rejected',
  submit: 'The project has been submitted',
  recall: 'The project has been recalled',
  publish: 'The project has been published',
  unpublish: 'The project has been unpublished',
  close: 'The project has been closed',
  reopen: 'The project has been reopened',
  lock: 'The project has been locked',
  unlock: 'The project has been unlocked',
}
