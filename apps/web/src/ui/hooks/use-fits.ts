import { useLayoutEffect, useRef } from 'react'

/**
 * Marks a frame with `data-fits` while what it holds is no wider than itself: it then need not scroll, and the heads of
 * a table in it can stay in sight while the page scrolls. With `data-tight` once it was wider: what stands in one line
 * breaks first, at `some` what can be done without gives way, and at `more` what comes next, until there is room for all again.
 */
export function useFits() {
  const frame = useRef<HTMLDivElement>(null)
  // Before the first picture: columns that give way after it would be seen to jump.
  useLayoutEffect(() => {
    const box = frame.current
    if (box === null) return
    const isTooWide = () => box.scrollWidth > box.clientWidth
    const measure = () => {
      box.removeAttribute('data-tight')
      for (const tight of ['first', 'some', 'more']) if (isTooWide()) box.setAttribute('data-tight', tight)
      box.toggleAttribute('data-fits', !isTooWide())
    }
    // An observer tells for the first time with the next picture, which on a busy machine is the second.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return frame
}
