export const copy = {
  deliverables: 'Deliverables',
  noDeliverables: 'No deliverables yet',
  add: 'Add deliverable',
  edit: 'Edit deliverable',
  titleLabel: 'Title',
  dueLabel: 'Due',
  whoLabel: 'Who hands it in',
  anybody: 'Anyone hired on the project',
  save: 'Save',
  handIn: 'Hand in',
  accept: 'Accept',
  sendBack: 'Send back',
  fileLabel: 'File',
  linkLabel: 'Link',
  linkHint: 'If it is kept elsewhere, like https://files.example/report',
  noteLabel: 'Note',
  reasonLabel: 'What is missing?',
  fileOrLink: 'Add a file or a link.',
  workOver:
    'Your work on this project has ended. You can still read everything, and submit hours that are open.',
  stale: 'Somebody else changed this in the meantime. Close it and open it again to see their version.',
} as const

export const STATUS = {
  open: { label: 'Open', tone: 'primary' },
  handed_in: { label: 'Handed in', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
  sent_back: { label: 'Sent back', tone: 'danger' },
} as const
