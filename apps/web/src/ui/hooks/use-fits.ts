import { useEffect, useRef } from 'react'

/**
 * Marks a frame with `data-fits` while what it holds is no wider than itself: it then need not scroll, and the heads of
 * a table in it can stay in sight while the page scrolls. Where all of it is too wide the frame is marked with
 * `data-tight`, and what can be done without gives way, until there is room for it again.
 */
export function useFits() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current
    if (box === null) return
    const observer = new ResizeObserver(look(box))
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return frame
}

/** Before anything is painted, so that nothing is seen to go. */
function look(box: HTMLElement) {
  let whole = 0
  return () => {
    if (box.hasAttribute('data-tight')) box.toggleAttribute('data-tight', box.clientWidth < whole)
    if (box.scrollWidth > box.clientWidth && !box.hasAttribute('data-tight')) {
      whole = box.scrollWidth
      box.setAttribute('data-tight', '')
    }
    box.toggleAttribute('data-fits', box.scrollWidth <= box.clientWidth)
  }
}
