import { useLayoutEffect, useRef } from 'react'

/**
 * Marks a frame with `data-fits` while what it holds is no wider than itself: it then need not scroll, and the heads of
 * a table in it can stay in sight while the page scrolls. With `data-tight` once it was wider: what can be done without
 * then gives way, until there is room for all again.
 */
export function useFits() {
  const frame = useRef<HTMLDivElement>(null)
  // Before the first picture: columns that give way after it would be seen to jump.
  useLayoutEffect(() => {
    const box = frame.current
    if (box === null) return
    let widthOfAll = 0
    const observer = new ResizeObserver(() => {
      if (box.clientWidth >= widthOfAll) box.removeAttribute('data-tight')
      if (!box.hasAttribute('data-tight') && box.scrollWidth > box.clientWidth) {
        widthOfAll = box.scrollWidth
        box.setAttribute('data-tight', '')
      }
      box.toggleAttribute('data-fits', box.scrollWidth <= box.clientWidth)
    })
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return frame
}
