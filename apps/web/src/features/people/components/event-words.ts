/** What happened, in the words of a timeline. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  'expert.invited': 'invited',
  'expert.imported': 'imported',
  'expert.registered': 'registered',
  'expert.started': 'started the profile',
  'expert.applied': 'submitted the application',
  'expert.screened': 'screened',
  'expert.approved': 'approved',
  'expert.rejected': 'rejected',
  'expert.suspended': 'suspended',
  'expert.reconsidered': 'reconsidered',
  'expert.reminded': 'reminded',
  'expert.onboarding_changed': 'changed the onboarding checklist',
  'profile.changed': 'changed the profile',
  'profile.resume_uploaded': 'uploaded a resume',
  'profile.resume_merged': 'updated the profile from a newer resume',
  'engagement.requested': 'sent a request for a project',
  'engagement.applied': 'applied for a project',
  'engagement.accepted': 'accepted a request',
  'engagement.declined': 'declined a request',
  'engagement.expires_soon': 'reminded of a request that expires soon',
  'engagement.expired': 'closed a request that expired',
  'engagement.withdrawn_by_expert': 'withdrew from a project',
  'engagement.withdrawn_by_staff': 'withdrew a request',
  'engagement.reviewed': 'shortlisted for a project',
  'engagement.talk_wanted': 'asked to talk',
  'engagement.commented': 'commented on the shortlist',
  'engagement.hired': 'hired for a project',
  'engagement.not_selected': 'chose others for a project',
  'engagement.completed': 'completed the work on a project',
  'engagement.terminated': 'ended the work on a project early',
  'engagement.rate_now': 'asked for a rating',
  'engagement.gig_closed': 'closed the project',
  'engagement.expert_left': 'ended what was open on projects',
  'engagement.decide': 'asked how the work goes on',
  'agreement.signed': 'signed the agreement',
  'agreement.changed': 'changed the agreement',
  'paper.signed': 'signed a paper',
  'training.passed': 'passed the training',
  'gate.asked': 'asked for what is missing',
  'gate.waived': 'waived a requirement',
  'person.added': 'added the person',
  'person.changed': 'changed the person',
  'person.deleted': 'deleted the person',
  'person.merged': 'merged somebody into this person',
  'person.no_duplicate': 'said that this is no duplicate',
  'person.may_be_duplicate': 'put back among the duplicates',
  'user.added': 'added a login',
  'user.invited': 'sent an invitation',
  'user.reset_sent': 'sent a password link',
  'user.roles_changed': 'changed the roles',
  'user.email_changed': 'changed the email address',
  'user.changed': 'changed the details of the login',
  'user.suspended': 'switched the login off',
  'user.activated': 'switched the login on',
  'user.sessions_ended': 'ended the sessions',
  'user.unlocked': 'unlocked the login',
  'user.mfa_reset': 'turned two-step sign-in off',
  'user.hold_set': 'set a legal hold',
  'user.hold_lifted': 'lifted the legal hold',
  'user.viewed_as': 'looked at the portal as this user',
}

/** What is added to a profile, changed, deleted or opened. */
const PARTS: Readonly<Record<string, string>> = {
  experiences: 'a work experience',
  projects: 'a project of a work experience',
  educations: 'an education',
  certifications: 'a license or certification',
  skills: 'a skill',
  languages: 'a language',
  rates: 'a rate',
  areas: 'the areas of expertise',
  photo: 'the photo',
  resume: 'the resume',
  attachment: 'an attachment',
  certification: 'a file of a certificate',
  nda: 'a non-disclosure agreement',
}

/** `areas.saved` -> `areas saved`, where nobody has put it into words. */
export function eventWords(kind: string): string {
  return EVENT_WORDS[kind] ?? partWords(kind) ?? kind.replaceAll(/[._]/g, ' ')
}

/** `profile.nda_files_added` -> `added a non-disclosure agreement`. */
function partWords(kind: string): string | undefined {
  const [, name = '', verb] =
    /^profile\.([a-z]+?)(?:_files?)?_(added|changed|deleted|opened)$/.exec(kind) ?? []
  const part = PARTS[name]
  return part === undefined ? undefined : `${verb} ${part}`
}
