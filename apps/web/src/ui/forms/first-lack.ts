import { FAULTY, formInUse } from './first-fault.ts'

/**
 * Brings the reader to the first field that has to be filled in and is not, near the button that was pressed; in a dialog
 * else to the field where it begins.
 */
export function focusFirstLack(pressed: Element | null): void {
  const dialog = formInUse()?.closest('[role="dialog"]')
  requestAnimationFrame(() => {
    // Who has gone on meanwhile stays where they are.
    if (![pressed, document.body].includes(document.activeElement)) return
    const lacking = around(pressed).find(isLacking)
    const first = dialog?.querySelector<HTMLElement>(`[data-autofocus], ${FIELDS}`)
    const field = lacking ?? first
    field?.focus()
  })
}

const FIELDS = 'input:not([type="hidden"]), textarea, select'

/** The fields of what stands around a button: those beside it, or else those of its dialog, form or page. */
function around(pressed: Element | null): HTMLElement[] {
  const block = pressed?.closest('[role="dialog"], form, section, main')
  return [
    ...((block ?? document.querySelector('[role="dialog"]'))?.querySelectorAll<HTMLElement>(FIELDS) ?? []),
  ]
}

/** Of radio buttons each of a group without a choice; typed blanks are nothing. */
function isLacking(field: Element): boolean {
  if (field.matches(FAULTY)) return true
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    return field.validity.valueMissing
  return isTyped(field) && field.required && field.value.trim() === ''
}

function isTyped(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}
