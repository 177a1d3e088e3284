/** Texts of the steps of hiring. */
export const copy = {
  close: 'Close',
  reason: 'Reason',
  chosen: 'Chosen experts',
  compare: 'Compare',
  shortlist: (count: number) => `Shortlist ${count}`,
  shortlisted: (count: number) => (count === 1 ? 'On the shortlist' : `${count} on the shortlist`),
  declineSome: (count: number) => `Decline ${count}…`,
  decline: (whom: string) => `Decline ${whom}?`,
  declineNow: 'Decline',
  declined: (count: number) => (count === 1 ? 'The application was closed' : `${count} experts declined`),
  reasonHelp: (count: number) =>
    `For your team. The ${count === 1 ? 'expert gets' : 'experts get'} a friendly message without it.`,
  experts: (count: number) => `${count} experts`,
  putForward: 'Put forward',
  workers: 'Hired',
  print: 'Print',
  hasSkills: (had: number, all: number) => `Has ${had} of ${all} required skills`,
  moreSkills: (count: number) => `+${count}`,
} as const
