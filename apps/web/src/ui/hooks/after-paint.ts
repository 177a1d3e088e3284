/** Runs when what a press has changed is on screen: the work that it asks for does not keep its answer waiting. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
