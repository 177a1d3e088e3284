import { useEffect, useState } from 'react'

/** True once `isActive` has lasted `delay` ms: what is ready sooner never flickers. */
export function useDelayed(isActive: boolean, delay = 150): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isActive, delay])
  return isActive && isDue
}
