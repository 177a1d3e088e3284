import { ERASURE_HOLD_DAYS, EXPORT_HOURS, type ErasureBlock } from '@guildhall/contract/privacy'

/** What is kept of everybody, and for how long. */
export const HELD: readonly { what: string; holds: string; kept: string }[] = [
  {
    what: 'Account',
    holds: 'Name, email address, phone number, roles, password (as a hash), two-step sign-in',
    kept: 'As long as you have an account',
  },
  {
    what: 'Profile',
    holds: 'What you or the staff filled in: experience, education, skills, languages, rates, photo, files',
    kept: 'As long as you have an account; resumes of rejected applications 6 months',
  },
  {
    what: 'Applications',
    holds: 'Your application and the decisions about it',
    kept: 'Not submitted or rejected: 12 months without activity, after a reminder',
  },
  {
    what: 'Work',
    holds: 'Requests, applications, engagements, ratings, comments, project memberships',
    kept: 'With the project',
  },
  {
    what: 'Sign-ins',
    holds: 'Devices, addresses and times; security events',
    kept: 'Sessions 90 days, security events 365 days',
  },
  {
    what: 'Activity log',
    holds: 'Which pages and functions you used, when and from where',
    kept: 'In full for 90 days, then without the exact address; deleted when its time is over, 180 days as a rule',
  },
  {
    what: 'Notifications',
    holds: 'What the portal told you, and how you want to be told',
    kept: 'Read 90 days, all others 365 days',
  },
  { what: 'Feedback', holds: 'What you wrote about the portal', kept: 'Until it is deleted' },
]

/** What happens to whom is erased, in the words of the dialog. */
export const CONSEQUENCES = [
  'Name, contacts, profile, photo, files, resume and account are deleted.',
  'Comments and the numbers of past work stay, under "Anonymized" instead of the name.',
  'Open requests and applications end.',
  'The activity log keeps what was done and when, without name, address and browser; a long log takes some minutes.',
  'Nobody can bring it back.',
] as const

export const BLOCKS: Record<ErasureBlock, string> = {
  hired: 'Not possible while hired on a project: the engagement must end first.',
  last_admin: 'Not possible for the last administrator who can sign in.',
  legal_hold: 'Not possible: the data must be kept for now by law.',
}

export const copy = {
  exportLead: `Everything that we keep of you, as one archive: a page to read, files for machines, and your uploads. It can be fetched for ${EXPORT_HOURS} hours, by you alone: each click makes a link of its own, which works for a minute.`,
  exportReady: 'Your data is ready to download.',
  eraseLead: `You can have everything erased. We wait ${ERASURE_HOLD_DAYS} days, in which you can go on working and take it back.`,
  requested: 'Your erasure has been requested.',
  withdrawn: 'Your account stays.',
  listTitle: 'Erasure requests',
  showTheProgress: 'Show the progress',
  download: 'Download',
  theArchiveHoldsPersonal:
    'The archive holds personal data. Enter your own password to have it put together.',
  putItTogether: 'Put it together',
  puttingTheDataTogether: 'Putting the data together',
  exports: 'Exports',
  legalHold: 'Legal hold',
  cancel: 'Cancel',
  setTheHold: 'Set the hold',
  lift: 'Lift',
  reason: 'Reason',
  forAdministratorsAlone: 'For administrators alone.',
  eraseMyData: 'Erase my data',
  requestErasure: 'Request erasure',
  keepMyAccount: 'Keep my account',
  eraseMyDataLabel: 'Erase my data?',
  youSignInWithout: 'You sign in without a password. Set one first: it proves that it is you.',
  setAPassword: 'Set a password',
  yourCurrentPassword: 'Your current password',
  privacy: 'Privacy',
  searchByNameOr: 'Search by name or code',
  status: 'Status',
  allStatuses: 'All statuses',
  typeToConfirm: (code: string) => `Type ${code} to confirm`,
  downloadMyData: 'Download my data',
  personalData: 'Personal data',
  exportHelp: 'Everything that is kept of this person, as one archive for you alone.',
  exportTheData: 'Export the data',
  exportTheDataOf: (name: string) => `Export the data of ${name}`,
  untilTime: (time: string) => `until ${time}`,
  whatWeHold: 'What we hold',
  noTrackers: 'We load no third-party trackers, fonts or scripts. Opening files and exports is logged.',
  holdHelp: 'Nothing of this person is erased while a hold is set, whoever asks.',
  sinceDate: (date: string, reason: string) => `Since ${date}: ${reason}`,
  setALegalHold: 'Set a legal hold',
  liftTheHold: 'Lift the hold',
  liftTheLegalHoldOn: (name: string) => `Lift the legal hold on ${name}?`,
  fromThenOnTheData: 'From then on the data can be erased.',
  erasedOn: (date: string) => `The data is erased on ${date}, or within a day when that has passed.`,
  setALegalHoldOn: (name: string) => `Set a legal hold on ${name}?`,
  happensLater: (erasureHoldDays: number) =>
    `It happens in ${erasureHoldDays} days. Until then you can take it back.`,
  youAskedForItOn: (date: string) => `You asked for it on ${date}.`,
  itIsDueOn: 'It is due on',
  yourDataWillBeErased: 'Your data will be erased on',
  erase: 'Erase',
  eraseHelp: 'Everything personal is deleted at once; histories name an alias. It cannot be taken back.',
  theyAskedForIt: (name: string, date: string) => `${name} asked for it on ${date}; it`,
  isDue: 'is due',
  happens: 'happens',
  onDate: (date: string) => `on ${date}.`,
  withdrawTheRequest: 'Withdraw the request',
  eraseName: (name: string) => `Erase ${name}?`,
  itHappensAtOnce: 'It happens at once.',
  refresh: 'REFRESH',
  manageUsers: 'Manage users',
  requestedDate: (date: string, outcomeOf: string) => `Requested ${date} · ${outcomeOf}`,
} as const
