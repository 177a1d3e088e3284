import {
  FEEDBACK_RATES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
  type FeedbackQuery,
  type FeedbackStatus,
  type FeedbackType,
} from '@guildhall/contract/feedback'
import type { FilterWords } from '#ui/filters/filter-words.ts'

/** Texts that the specification fixes (spec 002 §2 and §8, spec 000 §2), and those beside them. */
export const copy = {
  dialogTitle: 'Submit feedback',
  send: 'SEND FEEDBACK',
  rateLabel: 'How do you like this page?',
  typeLabel: 'What is it about?',
  messageLabel: 'Message',
  messageHint: 'What works, what does not, what is missing?',
  failure: 'Something went error.',
  thanksTitle: 'Thank you',
  thanks: 'Your comments will help us improve your experience.',
  listTitle: 'Feedback messages',
  detailsTitle: 'Feedback details',
  searchLabel: 'Search feedback',
  columns: {
    type: 'Type',
    rate: 'Rate',
    message: 'Message',
    by: 'Submitted by',
    at: 'Date time',
    status: 'Status',
    note: 'Internal note',
  },
  moreColumns: 'Status and notes',
  nobody: 'Erased user',
  save: 'Save',
  saved: 'The feedback has been updated.',
  updateFailed: 'Something went wrong, try again later.',
  noteChanged: 'Another administrator changed the note while you were writing:',
  noteTakenAway: 'Another administrator removed the note while you were writing.',
  takeTheirNote: 'Take theirs',
  addMineBelow: 'Add mine below',
  stale: 'Somebody else changed this in the meantime. What you see now is the latest.',
  progress: 'Progress',
  onlyAdministratorsSeeIt: 'Only administrators see it.',
  cancel: 'Cancel',
  facts: 'Facts',
  details: 'Details',
  pageUrl: 'Page URL',
  ipAddress: 'IP address',
} as const

export const TYPE_LABELS: Record<FeedbackType, string> = {
  suggestion: 'Suggestion',
  bug: 'Bug',
  others: 'Others',
}

/** What the colours say (spec 002 §4). */
export const TYPE_TONES = { bug: 'danger', suggestion: 'success', others: 'light' } as const

export const STATUS_TONES: Record<FeedbackStatus, 'info' | 'secondary' | 'success'> = {
  New: 'info',
  Read: 'secondary',
  Resolved: 'success',
}

/** How each face is read out, from the worst to the best. */
export const RATE_LABELS: Record<number, string> = {
  1: 'Very bad',
  2: 'Bad',
  3: 'Fair',
  4: 'Good',
  5: 'Very good',
}

/** '4/5' */
export function rateText(rate: number): string {
  return `${rate}/5`
}

/** What the list may be filtered by; rates from the best to the worst (spec 002 §2). */
export const FILTERS: FilterWords<typeof FeedbackQuery> = {
  type: {
    label: copy.columns.type,
    all: 'All types',
    options: FEEDBACK_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
  },
  rates: {
    label: copy.columns.rate,
    all: 'All rates',
    options: FEEDBACK_RATES.toReversed().map((rate) => ({ value: `${rate}`, label: rateText(rate) })),
  },
  status: {
    label: copy.columns.status,
    all: 'All statuses',
    options: FEEDBACK_STATUSES.map((value) => ({ value, label: value })),
  },
  note: {
    label: copy.columns.note,
    all: 'With and without a note',
    options: [
      { value: 'with', label: 'With a note' },
      { value: 'without', label: 'Without a note' },
    ],
  },
}
