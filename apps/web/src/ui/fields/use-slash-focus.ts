import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isWriting } from '#ui/hooks/is-writing.ts'

/** The slash key focuses the field, unless the reader is writing somewhere. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
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
