/** Where those who run a project find the work of one expert; the page of their role follows. */
export function workOf(gigId: string, engagementId: string): string {
  return `/projects/${gigId}?tab=work&engagement=${engagementId}`
}

/** Where an expert finds their own. */
export function ownWork(gigId: string): string {
  return `/expert/projects/${gigId}?tab=work`
}
