import { useRef } from 'react'

/**
 * Where one step follows another in a form, the button that led on is gone or out of sight: the keyboard and the screen
 * reader go on at the title of the new step, at the top of the page.
 * @returns the ref of the title of the step that stands open, or of the group that it names
 */
export function useStepTitle(step: string | number) {
  const shown = useRef(step)
  return (title: HTMLElement | null) => {
    if (title === null || shown.current === step) return
    shown.current = step
    title.tabIndex = -1
    title.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }
}
