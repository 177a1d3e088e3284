const MOST = 99

/** The figure of a badge: '+99' above 99 (specification spec 002 §9). */
export function badgeText(count: number): string {
  return count > MOST ? `+${MOST}` : String(count)
}
