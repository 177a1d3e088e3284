import { useLayoutEffect, type RefObject } from 'react'
import { isWriting } from '#ui/hooks/is-writing.ts'

/** The slash key focuses the field, unless the reader is writing somewhere. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>, isOn: boolean) {
  // With the field: an effect runs after the paint, and a key pressed between them would go unheard.
  useLayoutEffect(() => {
    if (!isOn) return
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [field, isOn])
}
