import type { EditorStep } from '@guildhall/contract/gigs/completeness'

/** Texts of the editor of projects. */
export const copy = {
  saved: 'All changes are saved',
  pending: 'Unsaved changes',
  saving: 'Saving …',
  faulty: 'Draft saved. Some fields need a correction',
  failed: 'The last changes could not be saved',
  offline: 'No connection. Your changes wait here and are saved as soon as it is back.',
  draftSaved: 'Draft saved',
  changesSaved: 'Changes saved',
  requested: 'Approval requested',
  approved: 'Project approved',
  published: 'This project is published: only texts and dates can change. Unpublish it to change the rest.',
  notNow: 'This project cannot be edited now',
  complete: 'Nothing is missing.',
  missing: 'Still missing before approval',
  wrong: 'Still to correct',
  nothing: 'Nothing yet',
} as const

/** What a step asks for, where its fields do not say so themselves. */
export const LEADS: Partial<Record<EditorStep, string>> = {
  experts: 'Describe the expert you need. Only skills are required.',
  people: 'Optional. Contributors work on the project with you, customers follow it. You can add both later.',
  files: 'Optional. What the team should have at hand: a brief, data, earlier reports.',
}

export const KIND_TEXTS = {
  radar: 'Benchmark of the companies in a market',
  award: 'Nominees, jury and a winner',
  'growth-opportunity': 'Experts answer a question about growth',
  'opportunity-engine': 'A programme of several opportunities',
} as const
