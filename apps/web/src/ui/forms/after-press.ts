/** The click of a tap comes a moment after the finger has left. */
const TAP_MS = 100

let isPressed = false

// The listeners see the press before the field that it takes the focus from.
document.addEventListener('pointerdown', () => (isPressed = true), true)
for (const end of ['pointerup', 'pointercancel'] as const)
  document.addEventListener(end, () => (isPressed = false), true)

/**
 * Runs at once, or, while a pointer is pressed, once its click has arrived: what shows up below a field that is left moves
 * what was pressed, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const release = new AbortController()
  const onEnd = (event: PointerEvent) => {
    release.abort()
    setTimeout(run, event.pointerType === 'touch' ? TAP_MS : 0)
  }
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, onEnd, { signal: release.signal })
}
