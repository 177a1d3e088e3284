import { useLayoutEffect, useRef } from 'react'

/**
 * For a button that goes with what it brings: the keyboard goes on in the content that came, not at the top of the page.
 * @returns to call when it is pressed
 */
export function useFocusOnContent(): () => void {
  const isPressed = useRef(false)
  useLayoutEffect(
    () => () => {
      if (isPressed.current) setTimeout(focusContent)
    },
    [],
  )
  return () => {
    isPressed.current = true
  }
}

function focusContent() {
  if (document.activeElement !== document.body) return
  const places = [...document.querySelectorAll<HTMLElement>('main, [aria-modal="true"]')]
  places.at(-1)?.focus({ preventScroll: true })
}
