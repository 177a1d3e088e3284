import { useEffect, useRef } from 'react'

/**
 * Marks a frame with `data-fits` while what it holds is no wider than itself: it then need not scroll, and the heads of
 * a table in it can stay in sight while the page scrolls.
 */
export function useFits() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current
    if (box === null) return
    const observer = new ResizeObserver(() => {
      box.toggleAttribute('data-fits', box.scrollWidth <= box.clientWidth)
    })
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return frame
}
