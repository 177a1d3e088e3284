const FAULTY = '[aria-invalid="true"], [data-invalid]:is(input)'
/** A word about a fault beside a control that cannot be marked itself, or above the form. */
const WORDS = '[class*="-error"], [role="alert"]'

/** Brings the reader to the first field that is wrong, once the page says so; `onSilent` when nothing on it does. */
export function focusFirstFault(form: Element | null | undefined, onSilent?: () => void) {
  // What was found after a wait is drawn in a turn of its own, which may come behind the next frame.
  requestAnimationFrame(() => {
    if (!focusFault(form)) requestAnimationFrame(() => focusFault(form) || isSaid(form) || onSilent?.())
  })
}

/**
 * Brings the reader to the first field that has to be filled in and is not, near the button that was pressed; in a dialog
 * else to the field where it begins.
 */
export function focusFirstLack(): void {
  const pressed = document.activeElement
  const dialog = formInUse()?.closest('[role="dialog"]')
  requestAnimationFrame(() => {
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

/** The dialog or form that somebody has just sent; not every browser puts the focus on a button that is pressed. */
export function formInUse(): Element | null {
  const around = document.activeElement?.closest('[role="dialog"], form')
  return around ?? document.querySelector('[role="dialog"]')
}

function focusFault(form: Element | null | undefined): boolean {
  const field = form?.querySelector(FAULTY)
  if (!(field instanceof HTMLElement)) return false
  field.focus()
  if (field.matches(SECRET)) selectAll(field)
  return true
}

/** A code or a password, mostly hidden: who typed it wrong types all of it again. */
const SECRET = '[autocomplete="one-time-code"], [autocomplete="current-password"]'

/** Brings the reader back to the secret of a form that was refused, so that the next one takes its place. */
export function focusSecret(form: Element | null | undefined): void {
  const field = form?.querySelector(SECRET)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  selectAll(field)
}

function selectAll(field: Element): void {
  if (field instanceof HTMLInputElement) field.select()
}

/** Whether there is a word about a fault, or no form any more. */
function isSaid(form: Element | null | undefined): boolean {
  return !form || [...form.querySelectorAll(WORDS)].some(({ textContent }) => textContent)
}
