/** A state as the people of a project call it: the tab and the badge say the same word. */
export function statusWord(status: string): string {
  return status === 'Reviewed' ? 'Shortlisted' : status
}
