import { lazy, useState, type ComponentType } from 'react'
import { afterPress } from '#ui/forms/after-press.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

type Load<Props> = () => Promise<ComponentType<Props>>

let hasCome = false

/** Somebody is there: what may open next is fetched while the pointer is on its way. */
export const firstSign = new Promise<void>((resolve) => {
  const come = (event: Event) => {
    if (isResting(event)) return
    hasCome = true
    for (const sign of SIGNS) document.removeEventListener(sign, come, true)
    resolve()
  }
  for (const sign of SIGNS) document.addEventListener(sign, come, { capture: true, passive: true })
})

/** A browser tells of a pointer that rests where a page is drawn: it moved by nothing. */
function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
}

/**
 * A part that nobody sees before they move, press or type: it is fetched at the first of these, so that it is there when
 * it opens. Asked for sooner it is waited for, as anything lazy.
 */
export function late<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  const bring = async () => (part = await load())
  // Who was offline hears of it when the part is asked for.
  const prepare = () => void bring().catch(() => undefined)
  if (hasCome) prepare()
  else void firstSign.then(prepare)
  const Coming = lazy(async () => ({ default: await bring() }))
  return function Late(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => part ?? Coming)
    return <Part {...props} />
  }
}

/**
 * The same for a field in whose place another can stand (`coming.tsx`): even when it is shown it comes with the first
 * sign, and never between the press and the click of that.
 */
export function lateField<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return late(async () => {
    await firstSign
    const part = await load()
    await new Promise<void>(afterPress)
    return part
  })
}
