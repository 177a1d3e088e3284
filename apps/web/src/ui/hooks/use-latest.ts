import { useEffect, useRef } from 'react'

/** The value of the last render, for what happens later: timers, observers, answers. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
