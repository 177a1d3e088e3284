import { useLayoutEffect, useRef } from 'react'

/**
 * Marks a frame with `data-fits` while what it holds is no wider than itself: it then need not scroll, and the heads of
 * a table in it can stay in sight while the page scrolls. Where it would be wider, what it holds stands closer together
 * (`data-tight` is `close`); where that is not enough, what stands in one line breaks (`data-breaks`), then what can be
 * done without gives way (`some`), and what comes next (`more`): lines break only where there is no room for them even so.
 * What still scrolls, and holds nothing to press, is reached by the keyboard itself.
 */
export function useFits() {
  const frame = useRef<HTMLDivElement>(null)
  // Before the first picture: columns that give way after it would be seen to jump.
  useLayoutEffect(() => {
    const box = frame.current
    if (box === null) return
    const isTooWide = () => box.scrollWidth > box.clientWidth
    const measure = () => {
      for (const tight of ['', 'close', 'some', 'more']) {
        set(box, 'data-tight', tight)
        box.removeAttribute('data-breaks')
        box.toggleAttribute('data-breaks', tight !== '' && isTooWide())
        if (!isTooWide()) break
      }
      box.toggleAttribute('data-fits', !isTooWide())
      set(box, 'tabindex', isTooWide() && box.querySelector('a, button, input') === null ? '0' : '')
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

function set(box: HTMLElement, name: string, value: string) {
  if (value === '') box.removeAttribute(name)
  else box.setAttribute(name, value)
}
