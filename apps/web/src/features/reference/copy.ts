import type { ItemState } from '@guildhall/contract/reference/admin'
import type { ReasonKind } from '@guildhall/contract/reference'

export const KIND_NAMES: Record<ReasonKind, string> = {
  reject: 'Rejecting an expert',
  suspend: 'Suspending an expert',
  gig_reject: 'Rejecting a project',
  decline: 'Declining a request',
  gig_close: 'Closing a project',
}

export const STATE_NAMES: Record<ItemState, string> = {
  active: 'In use',
  draft: 'Waiting for approval',
  retired: 'Retired',
}

export const copy = {
  stale:
    'Somebody else changed this in the meantime. Your changes are kept, theirs are filled in: review both and save again.',
  entryIsGone: 'This entry no longer exists: somebody else merged or removed it.',
  orderStale: 'Somebody else changed the reasons in the meantime. Here they are as they are now.',
  allCountries: 'All countries',
  cancel: 'Cancel',
  save: 'Save',
  addTo: (title: string) => `Add to ${title}`,
  renameName: (name: string) => `Rename ${name}`,
  firstLevel: 'First level',
  secondLevel: 'Second level',
  name: 'Name',
  industry: 'Industry',
  actionsFor: (name: string) => `Actions for ${name}`,
  approve: 'Approve',
  rename: 'Rename',
  mergeInto: 'Merge into…',
  restore: 'Restore',
  retire: 'Retire',
  useCount: (count: number) => (count === 1 ? '1 use' : `${count} uses`),
  somebody: 'Somebody',
  mergeNameOf: (nameOf: string) => `Merge ${nameOf}`,
  merge: 'Merge',
  whichOneStays: 'Merge into',
  chooseWhichOneStays: 'Choose which one stays.',
  mergeConsequence: (name: string, uses: string, nameOf: string, nameOf2: string) =>
    `“${name}” stays. ${uses} of “${nameOf}” then name it, and “${nameOf2}” is gone from every list. This cannot be undone.`,
  addReason: 'Add reason',
  editReason: 'Edit reason',
  reason: 'Reason',
  text: 'Text',
  textHelp: 'Fills the text of the dialog when this reason is chosen; it can be changed there.',
  thePersonMayApplyAgain: 'The person may apply again',
  reasonWithoutText: 'Requires a text',
  reasons: 'Reasons',
  retired: 'Retired',
  edit: 'Edit',
  delete: 'Delete',
  for: 'For',
  referenceData: 'Reference data',
  addEntry: 'Add entry',
  list: 'List',
  searchTitle: (title: string) => `Search ${title}`,
  state: 'State',
  all: 'All',
  waiting: 'Waiting',
} as const
