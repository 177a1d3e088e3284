import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'

const KEY = 'menu-collapsed'

/** Below this a list has no room beside the open menu. */
const NARROW = '(width < 1000px)'

/** Whether the side menu is collapsed: as somebody chose on this device, until then where the page has little room. */
export function useCollapsed() {
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY))
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const remember = (next: boolean) => {
    const text = next ? '1' : '0'
    setChosen(text)
    localStorage.setItem(KEY, text)
  }
  return [chosen === null ? isNarrow : chosen === '1', remember] as const
}
