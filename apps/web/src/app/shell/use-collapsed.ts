import { useState } from 'react'

const KEY = 'menu-collapsed'

/** Whether the side menu is collapsed; remembered on this device. */
export function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === '1')
  const remember = (next: boolean) => {
    setCollapsed(next)
    localStorage.setItem(KEY, next ? '1' : '0')
  }
  return [isCollapsed, remember] as const
}
