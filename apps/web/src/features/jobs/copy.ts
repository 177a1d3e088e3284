import type { Alert, Part, Reason } from '@guildhall/contract/jobs/care'

/** Texts of the page of the system and of what works in the background. */
export const copy = {
  allIsWell: 'All is well',
  nothingHasFailed: 'Nothing has failed.',
  failedWork: 'Failed work',
  tryAgain: (nameOf: string) => `Try again: ${nameOf}`,
  tryAgainText: 'Try again',
  discardNameOf: (nameOf: string) => `Discard: ${nameOf}`,
  discard: 'Discard',
  discardThisMail: 'Discard this email?',
  discardThisWork: 'Discard this work?',
  cancel: 'Cancel',
  neverSentTo: (subject: string, to: string) => `“${subject}” is never sent to ${to}.`,
  itWillNotBeDone: (nameOf: string) => `${nameOf}: it will not be done.`,
  givenUpAfter: 'Given up after',
  tryCount: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  waitingToBeTriedAgain: 'Waiting to be tried again',
  retryState: (tries: number, most: number) => `Try ${tries} of ${most} failed, next`,
  stop: 'Stop',
  close: 'Close',
  goOnInTheBackground: 'Continue in the background',
  progress: 'Progress',
  ofDone: (done: number, total: number) => `${done} of ${total}`,
  system: 'System',
  systemLead: 'What the server does in the background, and the space that it takes.',
  backgroundWork: 'Background work',
  backgroundWorkLead: (running: number, waiting: number) =>
    `Emails, reminders, exports and cleaning. ${running} at work, ${waiting} waiting.`,
  webhooks: 'Failing webhooks',
  space: 'Space',
  server: 'Server',
  version: 'Version',
  runningSince: 'Running since',
}

/** What the portal reaches over a line or a folder. */
type Remote = Exclude<Part, 'handles' | 'clock'>

const PARTS: Record<Remote, string> = {
  database: 'The database',
  files: 'The place where files are kept',
  sign_in: 'The sign-in provider',
  parser: 'The reading of resumes',
}

const REASONS: Record<Reason, string> = {
  gone: 'does not answer',
  slow: 'responds too slowly',
  nonsense: 'sends answers that make no sense',
  full: 'has no room left',
  refused: 'does not let the portal in',
}

const WERE: Record<Reason, string> = {
  gone: 'did not answer',
  slow: 'responded too slowly',
  nonsense: 'sent answers that made no sense',
  full: 'had no room left',
  refused: 'did not let the portal in',
}

/** What the machine itself does not give: now, and when it is over. */
const MACHINE: Record<Exclude<Part, Remote>, { now: string; over: string; hint: string }> = {
  handles: {
    now: 'The server cannot open any more files or connections',
    over: 'The server could not open any more files or connections',
    hint: 'Raise the limit of open files, or find out who opens so many connections.',
  },
  clock: {
    now: 'The clock of the server jumped, or is not the database\u2019s',
    over: 'The clock of the server jumped, or was not the database\u2019s',
    hint: 'Let a time service (NTP) set the clocks of the server and of the database.',
  },
}

/** What the page of the system says of parts that fail. */
export const alertCopy = {
  title: 'Trouble',
  list: 'Trouble',
  goesOn: 'Now',
  over: 'Over',
  says({ part, reason, over_at: over }: Alert) {
    if (part === 'handles' || part === 'clock') return over === null ? MACHINE[part].now : MACHINE[part].over
    return `${PARTS[part]} ${over === null ? REASONS[reason] : WERE[reason]}`
  },
  hint: 'The portal tries again by itself every few seconds.',
  /** What to do, where the portal cannot help itself. */
  advice: ({ part }: Alert) => (part === 'handles' || part === 'clock' ? MACHINE[part].hint : null),
  since: 'Since',
  until: 'until',
} as const
