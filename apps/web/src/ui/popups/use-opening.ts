import { useDeferredValue } from 'react'

/** Closed at first: the library fades in, and moves the focus, when something that is there opens. */
export function useOpening(opened: boolean): boolean {
  return useDeferredValue(true, false) && opened
}
