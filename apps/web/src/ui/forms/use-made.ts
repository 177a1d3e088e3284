import { useEffect, useRef, useState } from 'react'
import type { Making } from './draft.ts'

/** Lets a form wait until the server has made the options that the reader has just named. */
export function useMade(making: Making) {
  const waiting = useRef<((isMade: boolean) => void)[]>([])
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (making !== 'under way') for (const go of waiting.current.splice(0)) go(making === undefined)
  }, [making])
  return {
    isWaiting: isAsked && making === 'under way',
    /** Resolves once what is drawn holds what was made; to false when something could not be made. */
    async made(): Promise<boolean> {
      if (making !== 'under way') return true
      setAsked(true)
      const isMade = await new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
      })
      setAsked(false)
      return isMade
    },
  }
}
