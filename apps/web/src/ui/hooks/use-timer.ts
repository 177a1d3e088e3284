import { useEffect, useMemo, useRef } from 'react'

/** One timer that a new start replaces and an unmount stops. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current)
    const start = (action: () => void, ms: number) => {
      stop()
      timer.current = setTimeout(action, ms)
    }
    return { start, stop }
  }, [])
}
