/** What happened, in the words of a timeline. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  'expert.invited': 'invited',
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
}

/** `areas.saved` -> `areas saved`, where nobody has put it into words. */
export function eventWords(kind: string): string {
  return EVENT_WORDS[kind] ?? kind.replaceAll(/[._]/g, ' ')
}
