/** A day of work has so many hours: two who are so many hours apart share none. */
export const WORKING_HOURS = 8

/** How much of the working day is shared at least; nothing where any time zone will do. */
export function overlapText(hours: number | null): string | null {
  if (hours === null) return null
  return `At least ${hours} working hour${hours === 1 ? '' : 's'} in common`
}
