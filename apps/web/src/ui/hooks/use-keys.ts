import { useLayoutEffect } from 'react'
import { isWriting } from './is-writing.ts'
import { useLatest } from './use-latest.ts'

type Keys = Readonly<Record<string, (() => void) | undefined>>

/** Single letters as commands of a page: not while somebody writes, nor over a dialog, nor with a modifier. */
export function useKeys(keys: Keys): void {
  const latest = useLatest(keys)
  // With what the letters are for: an effect runs after the paint, and a key pressed between them would go unheard.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isWriting(event.target)) return
      if (document.querySelector('[role="dialog"]') !== null) return
      const act = latest.current[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [latest])
}
