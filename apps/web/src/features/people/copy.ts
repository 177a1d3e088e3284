import type { MergeField } from '@guildhall/contract/people/merging'
import type { PersonKind } from '@guildhall/contract/people/person'
import { eachPlain, PLAIN_WORDS } from '@guildhall/contract/people/plain-fields'

export const copy = {
  listTitle: 'People',
  duplicatesTitle: 'Possible duplicates',
  addTitle: 'Add person',
  search: 'Search by name, email or phone',
  allCompanies: 'All companies',
  editTitle: 'Edit person',
  added: 'The person has been added.',
  saved: 'The person has been updated.',
  saveFailed: 'Something went wrong, try again later.',
  gone: 'This person no longer exists.',
  merged: 'The two people have been merged.',
  noDuplicate: 'They are no longer shown as duplicates.',
  mayBeDuplicate: 'They are among the duplicates again.',
  onePersonStays: 'One person stays',
  peopleStay: (count: number) => `${count} people stay`,
  reasonHas: 'has',
  whichValuesStay: 'Which values stay',
  theAddressOfALogin: 'The address of a login is changed in its account.',
  notProvided: 'Not provided',
  mendBlocksFirst: 'These two cannot be merged yet. The reasons are listed above.',
  theseTwoCannotBeMerged: 'These two cannot be merged yet.',
  keep: 'Keep',
  swap: 'Swap',
  mergeIn: 'Merge in',
  whatMoves: 'What moves',
  nothingHangsOnYet: (name: string) => `Nothing is linked to ${name} yet.`,
  sameWordsNotCounted: (name: string) => `Entries that ${name} already has word for word are not counted.`,
  anonymized: 'Anonymized',
  newNote: 'New note',
  addNote: 'Add note',
  noContacts: 'No contacts',
  noTitle: 'No title',
  data: 'Data',
  projects: 'Projects',
  seeAlso: 'See also',
  compareWith: (name: string) => `Compare with ${name}`,
  compare: 'Compare',
  mergedIntoThisPerson: 'Merged into this person',
  history: 'History',
  save: 'Save',
  thePortal: 'The portal',
  whichPairs: 'Which pairs',
  toDecide: 'To decide',
  notDuplicates: 'Not duplicates',
  of100: 'of 100',
  decideAgain: 'Decide again',
  notADuplicate: 'Not a duplicate',
  compareAndMerge: (names: string) => `Compare and merge ${names}`,
  compareAndMergeText: 'Compare and merge',
  mergeTwoPeople: 'Merge two people',
  merge: 'Merge',
  login: 'Login',
  theLogin: 'The login',
  loginEnds: 'ends: its owner is signed out and signs in as',
  fromNowOn: 'from now on.',
  keepItsAddress: 'Keep its address in the history of this person',
  cancel: 'Cancel',
  mergeInto: (name: string, name2: string) => `Merge ${name} into ${name2}?`,
  mergeConsequence: (internalId: string, internalId2: string) =>
    `${internalId} becomes a part of ${internalId2}. This cannot be undone.`,
  showing1ToOfEntries: (count: number, total: number) => `Showing 1 to ${count} of ${total} entries`,
  selectedPeople: 'Selected people',
  delete: 'Delete',
  mergeTakesTwo: 'Select exactly two people to merge.',
  onlyContactsAreDeleted: 'Select at least one contact: only contacts can be deleted.',
  duplicateCount: (total: number) => `Duplicates (${total})`,
  duplicates: 'Duplicates',
  notes: 'Notes',
  forStaffOnly: 'For staff only',
  edit: 'Edit',
  more: 'More',
  inviteAsExpert: 'Invite as expert',
  addALogin: 'Add a login',
} as const

export const FILTER_LABELS = {
  kind: 'Kind',
  status: 'Status',
  has_login: 'Login',
  company_id: 'Company',
  country_id: 'Country',
} as const

export const LOGINS = [
  { value: '', label: 'With or without login' },
  { value: 'true', label: 'Has a login' },
  { value: 'false', label: 'Has no login' },
] as const

export const KIND_NAMES: Record<PersonKind, string> = {
  expert: 'Expert',
  staff: 'Staff',
  customer: 'Customer',
  contact: 'Contact',
}

export const FIELD_NAMES: Record<MergeField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  job_title: 'Title',
  company: 'Company',
  location: 'Location',
  linked_in_url: 'LinkedIn',
  ...eachPlain((field) => PLAIN_WORDS[field].shown),
  nationality: 'Nationality',
  years_of_experience: 'Years of experience',
  bio: 'Bio',
  photo: 'Photo',
  vetting: 'Vetting as an expert',
}

/** `1 note`, `3 notes` */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
