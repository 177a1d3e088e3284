import { engagements } from './hiring/engagements.ts'
import { expertProjects } from './hiring/expert-projects.ts'
import { gates, gatesErrors } from './hiring/gates.ts'
import { onboarded } from './hiring/onboarded.ts'
import { ownPapers, ownPapersErrors } from './hiring/papers.ts'
import { ranking } from './hiring/ranking.ts'
import { shortlist } from './hiring/shortlist.ts'
import { signing, signingErrors } from './hiring/signing.ts'
import { similar } from './hiring/similar.ts'
import { staff } from './hiring/staff.ts'

/** Who works on what: requests, applications, hires, ratings, and the consultants that come of it. */
export const hiring = {
  ...engagements,
  ...ranking,
  ...shortlist,
  ...signing,
  ...gates,
  ...similar,
  ...expertProjects,
  ...onboarded,
  ...ownPapers,
  ...staff,
}

export const hiringErrors = {
  ...signingErrors,
  ...gatesErrors,
  ...ownPapersErrors,
  already_engaged: [409, 'There is an open request or application already.'],
  gig_not_open: [409, 'This project is not open for this.'],
  applications_over: [409, 'Applications for this project are over.'],
  expert_not_approved: [409, 'Only an approved expert can be asked or hired.'],
  expert_locked_out: [409, 'The account of this expert is suspended.'],
  expert_in_conflict: [409, 'The expert works, or worked lately, for a company in conflict.'],
  rating_too_low: [409, 'This project asks for a higher rating.'],
  request_expired: [409, 'This request has expired.'],
  hire_blocked: [409, 'Something is missing before this expert can be hired.'],
  already_rated: [409, 'You have rated this engagement already.'],
  rating_over: [409, 'The other side was shown its rating; it can no longer be answered blind.'],
} as const
