import { useEffect, useId } from 'react'
import { useLatest } from '#ui/hooks/use-latest.ts'

/** The dialogs that are open, the last one on top. */
const open: string[] = []

/**
 * Escape closes the dialog on top and no other. A dialog that opens because of the key does not hear it:
 * the question whether to throw away what was typed stays on the page.
 */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const id = useId()
  const escape = useLatest(onEscape)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== id || isTaken(event)) return
      escape.current()
    }
    open.push(id)
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
      open.splice(open.indexOf(id), 1)
    }
  }, [isOpen, id, escape])
}

/** An open list of choices closes itself first. */
function isTaken({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'
}
