import { useLayoutEffect, useRef } from 'react'
import { goBeside, goBesideWhenGone, placeOf } from './beside.ts'

/** Where the focus was last, menus aside: the items of a menu are gone before the dialog that they open. */
let lastFocus: Element | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !isInMenu(target)) lastFocus = target
})

// Where the row goes whose button was pressed, the focus goes with it: the next Tab begins in the dialog on top again.
document.addEventListener(
  'keydown',
  ({ key }) => {
    if (key !== 'Tab' || document.activeElement !== document.body) return
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
    if (top instanceof HTMLElement) top.focus({ preventScroll: true })
  },
  { capture: true },
)

/**
 * Gives the focus back to what opened a dialog. The library does so for a dialog that stays and is closed; most of ours
 * are gone with their closing, and the keyboard would start again at the top of the page. Where the opener goes too, as
 * with a row that is deleted, what stands beside it has the focus.
 * @param from what had it, where something else has it while the dialog comes
 * @returns to call when a dialog that fades out is gone: its trap takes the focus once more while it fades
 */
export function useFocusReturn(opened: boolean, from: Element | null = null): () => void {
  const back = useRef(() => {})
  useLayoutEffect(() => {
    if (!opened) return
    const { activeElement: active } = document
    const opener = from ?? (active === document.body ? lastFocus : (buttonOfMenu(active) ?? active))
    if (!(opener instanceof HTMLElement)) return
    const place = placeOf(opener)
    back.current = () => {
      if (!opener.isConnected) return goBeside(place)
      opener.focus({ preventScroll: true })
      goBesideWhenGone(place)
    }
    return () => back.current()
  }, [opened, from])
  return () => {
    for (const wait of LEAVING_MS)
      setTimeout(() => document.activeElement === document.body && back.current(), wait)
  }
}

/** It is told a moment before the dialog leaves the page; where much is going on, with the focus in it until then. */
const LEAVING_MS = [0, 50, 250]

/** While a menu fades out the focus is still in it. Its button may have been pressed before this file came. */
function buttonOfMenu(active: Element | null): Element | null {
  const menu = active?.closest('[role="menu"]')
  if (!menu) return null
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? lastFocus
}

function isInMenu(element: Element | null): boolean {
  return (element?.closest('[role="menu"]') ?? null) !== null
}
