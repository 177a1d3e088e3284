import { lazy, useState, type ComponentType } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
const waiting = new Set<() => void>()
let hasCome = false

/** Somebody is there: what may open next is fetched while the pointer is on its way. */
function come(): void {
  hasCome = true
  for (const sign of SIGNS) document.removeEventListener(sign, come, true)
  for (const bring of waiting) bring()
  waiting.clear()
}

for (const sign of SIGNS) document.addEventListener(sign, come, { capture: true, passive: true })

/**
 * A part that nobody sees before they move, press or type: it is fetched at the first of these, so that it is there when
 * it opens. Asked for sooner it is waited for, as anything lazy.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  const bring = async () => (part = await load())
  // Who was offline hears of it when the part is asked for.
  const prepare = () => void bring().catch(() => undefined)
  if (hasCome) prepare()
  else waiting.add(prepare)
  const Coming = lazy(async () => ({ default: await bring() }))
  return function Late(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => part ?? Coming)
    return <Part {...props} />
  }
}
