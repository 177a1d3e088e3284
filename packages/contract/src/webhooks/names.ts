/** Events whose names alone do not say what happened. */
const NAMES: Readonly<Record<string, string>> = {
  'project.member_added': 'Member added to project',
  'engagement.requested': 'Expert requested for project',
  'engagement.applied': 'Expert applied for project',
  'engagement.accepted': 'Request accepted',
  'engagement.declined': 'Request declined',
  'engagement.expired': 'Request expired',
  'engagement.withdrawn_by_expert': 'Application withdrawn by the expert',
  'engagement.withdrawn_by_staff': 'Request withdrawn',
  'engagement.reviewed': 'Expert shortlisted for project',
  'engagement.hired': 'Expert hired for project',
  'engagement.not_selected': 'Expert not selected for project',
  'engagement.completed': 'Work on project completed',
  'engagement.terminated': 'Work on project ended early',
  'engagement.gig_closed': 'Engagement ended: project closed',
  'engagement.expert_left': 'Engagement ended: expert left',
}

/** An event of a webhook in words, on its page and in the history: "Project published". */
export function eventName(event: string): string {
  const words = NAMES[event] ?? event.replace('.', ' ').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
