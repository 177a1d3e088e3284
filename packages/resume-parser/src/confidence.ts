/** The lead of the best reading over the next one -> how often such a lead is right, 0..1. */
export function sureness(margin: number): number {
  return Math.max(0.3, Math.min(0.98, 0.62 + margin * 0.45))
}
