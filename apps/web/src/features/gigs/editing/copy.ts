import type { EditorStep } from '@guildhall/contract/gigs/completeness'
import type { GigKind } from '@guildhall/contract/gigs/kinds'

/** Texts of the editor of projects. */
export const copy = {
  forCompany: (name: string) => `Customer company: ${name}`,
  saved: 'All changes are saved',
  pending: 'Unsaved changes',
  saving: 'Saving …',
  faulty: 'Saved, except what needs a correction',
  failed: 'The last changes could not be saved',
  gone: 'this project was deleted, or you were taken off it.',
  offline: 'No connection. Your changes wait here and are saved as soon as it is back.',
  draftSaved: 'Draft saved',
  changesSaved: 'Changes saved',
  requested: 'Approval requested',
  approved: 'Project approved',
  published: 'This project is published: only texts and dates can change. Unpublish it to change the rest.',
  notNow: 'This project cannot be edited now',
  notYours: 'You cannot edit this project',
  whoEdits: 'Its owner and its editors can.',
  isLocked: 'This project is locked.',
  isStatus: (status: string) => `It is ${status.toLowerCase()}.`,
  complete: 'Nothing is missing.',
  missing: 'Still missing before approval',
  wrong: 'Still to correct',
  nothing: 'Nothing yet',
  passed: 'This date has passed.',
  steps: 'Steps',
  missingInStep: 'missing',
  doneStep: 'done',
  previous: 'Previous',
  next: 'Next',
  saveDraft: 'Save draft',
  saveChanges: 'Save changes',
  approve: 'Approve',
  request: 'Request approval',
  edit: 'Edit',
  openProject: 'Open the project',
  projects: 'Projects',
  editing: (name: string) => `Edit ${name}`,
  neededHere: 'Still needed:',
  neededFirst: (count: number) =>
    count === 1 ? 'Fill in 1 more field first.' : `Fill in ${count} more fields first.`,
  filledIn: (labels: string) => `Filled in: ${labels}`,
  moreOptions: 'More options',
  profile: 'More about the expert',
  timeAndPlace: 'Time and place',
  workAndQuestions: 'Deliverables and questions',
  ownerAndContact: 'Owner and contact',
  members: 'Contributors and customers',
  files: 'Files',
  scored: 'A company that the jury has scored stays as it is, or goes with its scores.',
  losesOne: 'A score of the jury goes with it.',
  loses: (count: number) => `${count} scores of the jury go with it.`,
  create: 'Create project',
  kindAndName: 'Kind and name',
  kind: 'Kind',
  name: 'Project name',
  baseYear: 'Base year',
  template: 'Template',
  noTemplate: 'No template',
  findExperts: 'Find experts',
  tryAgain: 'Try again',
  changedBy: (changedBy: string) => `Changed by ${changedBy}`,
  close: 'Close',
  takeTheirs: 'Take theirs',
  goOn: 'Go on',
  keepMine: 'Keep mine',
  changedBothKept:
    'The project was changed while you were editing. Your changes and theirs are in different fields: both are kept.',
  changedChoose:
    'The project was changed while you were editing. In these fields you have to choose; everything else is kept.',
  notProvided: 'Not provided',
} as const

export const STEP_LABELS: Record<EditorStep, string> = {
  brief: 'Brief',
  team: 'Team',
  review: 'Review',
}

/** What a step asks for, where its fields do not say so themselves. */
export const LEADS: Partial<Record<EditorStep, string>> = {
  team: 'Describe the expert you need. Only skills are required.',
}

/** What may wait until later, behind its title. */
export const FOLD_LEADS = {
  members: 'Contributors work on the project with you, customers follow it. You can add both later.',
  files: 'What the team should have at hand: a brief, data, earlier reports.',
} as const

/** What the fields of a kind are about. */
export const SCOPE_TITLES: Record<GigKind, string> = {
  radar: 'Criteria and companies',
  award: 'Market, criteria and nominees',
  'growth-opportunity': 'Target market and success',
  'opportunity-engine': 'Phases, opportunities and KPIs',
}

export const KIND_TEXTS = {
  radar: 'Benchmark of the companies in a market',
  award: 'Nominees, jury and a winner',
  'growth-opportunity': 'Experts answer a question about growth',
  'opportunity-engine': 'A programme of several opportunities',
} as const
