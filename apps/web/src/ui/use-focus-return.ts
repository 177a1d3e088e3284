import { useLayoutEffect } from 'react'

/**
 * Gives the focus back to what opened a dialog. The library does so for a dialog that stays and is closed; most of ours
 * are gone with their closing, and the keyboard would start again at the top of the page.
 */
export function useFocusReturn(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opened])
}
