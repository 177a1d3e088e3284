import type { KeyboardEvent } from 'react'

/** In a list and in a calendar Enter takes what is offered. */
const ONE_LINE =
  'input:not([role="combobox"], [data-dates-input]):is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="url"], [type="password"])'

/**
 * Enter in a field of one line presses the last button at the foot of its dialog, as it does in a form; where the fields
 * are a form, the form does so itself.
 */
export function sendByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: body, nativeEvent } = event
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
  // What opens above the dialog stands elsewhere on the page, and its keys are told here too.
  if (!(target instanceof HTMLInputElement) || !body.contains(target)) return
  if (target.form !== null || target.readOnly || !target.matches(ONE_LINE)) return
  event.preventDefault()
  const buttons = [...(body.nextElementSibling?.querySelectorAll('button') ?? [])]
  buttons.at(-1)?.click()
}
