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
  'profile.changed': 'changed the profile',
  'section.added': 'added to the profile',
  'section.changed': 'changed the profile',
  'section.removed': 'removed from the profile',
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
  'user.suspended': 'switched the login off',
  'user.activated': 'switched the login on',
  'user.sessions_ended': 'ended the sessions',
  'user.viewed_as': 'looked at the portal as this user',
}

/** `areas.saved` -> `areas saved`, where nobody has put it into words. */
export function eventWords(kind: string): string {
  return EVENT_WORDS[kind] ?? kind.replaceAll(/[._]/g, ' ')
}
