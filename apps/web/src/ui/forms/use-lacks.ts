import { useState } from 'react'
import { arrived } from '#ui/hooks/later.ts'

/**
 * What a form still lacks, once its button was pressed: a button that is off says nothing.
 * @param lacks in words, undefined when nothing is lacking
 */
export function useLacks(lacks: string | undefined) {
  const [isAsked, setAsked] = useState(false)
  return {
    said: isAsked ? lacks : undefined,
    /** Goes on, or says what is lacking and goes there. */
    press(goOn: () => void) {
      setAsked(lacks !== undefined)
      if (lacks === undefined) goOn()
      else void goToLack(document.activeElement)
    },
  }
}

/** It comes late: few forms are sent before they are filled in. */
async function goToLack(pressed: Element | null): Promise<void> {
  const { focusFirstLack } = await arrived(() => import('./first-lack.ts'))
  focusFirstLack(pressed)
}
