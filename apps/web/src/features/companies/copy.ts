import type { ReferenceKind } from '@guildhall/contract/companies/shapes'

export const copy = {
  listTitle: 'Companies',
  addTitle: 'Add company',
  editTitle: 'Edit company',
  search: 'Search by name',
  added: 'The company has been added.',
  saved: 'The company has been updated.',
  approved: 'The company has been approved.',
  deleted: 'The company has been deleted.',
  logoChanged: 'The logo has been updated.',
  logoRemoved: 'The logo has been removed.',
  gone: 'This company no longer exists.',
  notAllowed: 'You are not allowed to do this.',
  oneIsGone: 'One of the two companies no longer exists. Close this and look again.',
  saveFailed: 'Something went wrong, try again later.',
  selectedCompanies: 'Selected companies',
  draftsToReview: (count: number) => (count === 1 ? 'Review 1 draft' : `Review ${count} drafts`),
  approveDrafts: (count: number) =>
    count === 0 ? 'Approve drafts' : count === 1 ? 'Approve 1 draft' : `Approve ${count} drafts`,
  noDraftsSelected: 'None of the selected companies is a draft.',
  company: 'Company',
  addAnyway: 'Add anyway',
  save: 'Save',
  draft: 'Draft',
  approve: 'Approve',
  edit: 'Edit',
  aboutThisCompany: 'About this company',
  members: 'Members',
  addUser: 'Add user',
  relatedPeople: 'Related people',
  projects: 'Projects',
  history: 'History',
  add: 'Add',
  name: 'Name',
  type: 'Type',
  notChosen: 'Not chosen',
  allFields: 'All fields',
  actionsFor: (name: string) => `Actions for ${name}`,
  approveDraft: 'Approve draft',
  mergeInto: 'Merge into…',
  delete: 'Delete',
  memberCount: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  projectCount: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
  isStillInUse: (name: string) => `${name} is still in use`,
  thePortal: 'The portal',
  keptThen: (title: string) => ` (then ${title})`,
  addLogo: 'Add logo',
  changeLogo: 'Change logo',
  removeLogo: 'Remove logo',
  theFirstOfMembers: (count: number, total: number) => `The first ${count} of ${total} members.`,
  mergeName: (name: string) => `Merge ${name}`,
  merge: 'Merge',
  keepTheOtherOneInstead: 'Keep the other one instead',
  mergeWith: 'Merge with',
  chooseOtherFirst: 'Choose the other company first.',
  typeNameFirst: 'Type the name to confirm.',
  searchACompany: 'Search a company',
  everythingThatNames: 'Everything that names',
  willName: 'will name',
  oldLinksLeadThere: ', old links lead there, and both histories stay. This cannot be undone.',
  typeToConfirm: (name: string) => `Type “${name}” to confirm`,
  field: 'Field',
  keep: 'Keep',
  mergeIn: 'Merge in',
  namedBy: 'Named by',
  takenOver: (others: string) => `${others} (taken over)`,
  thereAreCompaniesOfNearly: 'There are companies of nearly this name.',
  pickOneOrAdd: 'Use one of them, or add this one anyway.',
} as const

export const FILTER_LABELS = {
  draft: 'Drafts',
  type: 'Type',
  country_id: 'Country',
  source: 'Source',
} as const

export const DRAFTS = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Only drafts' },
  { value: 'false', label: 'No drafts' },
] as const

/** What names a company elsewhere: one, and several. */
const REFERENCES: Record<ReferenceKind, readonly [string, string]> = {
  people: ['person who belongs to it', 'people who belong to it'],
  experiences: ['work experience of an expert', 'work experiences of experts'],
  certifications: ['certificate that it issued', 'certificates that it issued'],
  projects: ['project for it', 'projects for it'],
  radars: ['radar that it stands on', 'radars that it stands on'],
  awards: ['award that it is nominated for', 'awards that it is nominated for'],
  conflicts: ['project that lists it as a conflict', 'projects that list it as a conflict'],
  subsidiaries: ['company below it', 'companies below it'],
}

export function referenceText(kind: string, count: number): string {
  const words = Object.entries(REFERENCES).find(([known]) => known === kind)?.[1] ?? [kind, kind]
  return `${count} ${count === 1 ? words[0] : words[1]}`
}

/** What happened to a company, for its history. */
export const EVENT_NAMES: Record<string, string> = {
  'company.added': 'added the company',
  'company.suggested': 'typed it into a profile',
  'company.changed': 'changed the company',
  'company.approved': 'approved the draft',
  'company.merged': 'merged companies',
}

/** The fields that the history speaks of. */
export const FIELD_NAMES: Record<string, string> = {
  import: 'Import',
  name: 'Name',
  type: 'Type',
  website: 'Website',
  industry: 'Industry',
  segments: 'Segments',
  country: 'Country',
  state: 'State',
  city: 'City',
  size: 'Employees',
  revenue: 'Revenue',
  description: 'Description',
  parent: 'Parent company',
  logo: 'Logo',
  merged: 'Merged',
}
