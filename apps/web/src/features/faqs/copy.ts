import type { FaqAudience } from '@guildhall/contract/faqs'

/** Texts that the specification fixes (spec 002 §2), and those beside them. */
export const copy = {
  all: 'All questions',
  title: 'FAQS',
  searchLabel: 'Search questions',
  edit: 'Edit questions',
  editorTitle: 'Edit questions',
  editorHint: 'Readers see published questions in this order.',
  add: 'Add question',
  empty: 'There is no question yet.',
  draft: 'Draft',
  titleLabel: 'Question',
  bodyLabel: 'Answer',
  audienceLabel: 'Who reads it',
  rolesLabel: 'Roles',
  publishedLabel: 'Published',
  preview: 'Preview',
  write: 'Write',
  created: 'The question has been added.',
  updated: 'The question has been updated.',
  deleted: 'The question has been deleted.',
  orderFailed: 'Something went wrong, try again later.',
  orderStale: 'Somebody else changed the list in the meantime. What you see now is the latest.',
  stale:
    'Somebody else changed this in the meantime. Your changes are kept, theirs are filled in: review both and save again.',
  save: 'Save',
  chooseRoles: 'Choose roles',
  questions: 'Questions',
  dragTitle: (title: string) => `Drag: ${title}`,
  editTitle: (title: string) => `Edit: ${title}`,
  deleteTitle: (title: string) => `Delete: ${title}`,
} as const

export const AUDIENCE_LABELS: Record<FaqAudience, string> = {
  public: 'Everybody',
  authenticated: 'Signed-in users',
  role: 'Some roles',
}
