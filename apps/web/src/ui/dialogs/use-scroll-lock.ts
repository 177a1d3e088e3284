import { useLayoutEffect } from 'react'

/** Dialogs that are open now; the page stays still until the last of them is closed. */
let locks = 0

/** Keeps the page behind a dialog from scrolling, and from jumping by the width of its scrollbar. */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return
    const root = document.documentElement
    if (locks === 0) root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
    locks += 1
    root.dataset['scrollLocked'] = ''
    return () => {
      locks -= 1
      if (locks === 0) delete root.dataset['scrollLocked']
    }
  }, [isLocked])
}
