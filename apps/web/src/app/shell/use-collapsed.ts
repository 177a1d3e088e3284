import { useState } from 'react'
import { useNarrowerThan } from '#ui/theme/breakpoint.ts'

const KEY = 'menu-collapsed'

/** Below this, in px, a list has no room beside the open menu. */
const NARROW = 1000

/** Whether the side menu is collapsed: as somebody chose on this device, until then where the page has little room. */
export function useCollapsed() {
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY))
  const isNarrow = useNarrowerThan(NARROW)
  const remember = (next: boolean) => {
    const text = next ? '1' : '0'
    setChosen(text)
    localStorage.setItem(KEY, text)
  }
  return [chosen === null ? isNarrow : chosen === '1', remember] as const
}
