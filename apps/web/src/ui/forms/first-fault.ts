/** A field that says it is wrong. */
export const FAULTY = '[aria-invalid="true"], [data-invalid]:is(input)'
/** A word about a fault beside a control that cannot be marked itself, or above the form. */
const WORDS = '[class*="-error"], [role="alert"]'

/** Brings the reader to the first field that is wrong, once the page says so; `onSilent` when nothing on it does. */
export function focusFirstFault(form: Element | null | undefined, onSilent?: () => void) {
  // What was found after a wait is drawn in a turn of its own, which may come behind the next frame.
  requestAnimationFrame(() => {
    if (!focusFault(form)) requestAnimationFrame(() => focusFault(form) || isSaid(form) || onSilent?.())
  })
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
  if (field.matches(SECRET)) select(field)
  return true
}

/** A code or a password, mostly hidden: who typed it wrong types all of it again. */
const SECRET = '[autocomplete="one-time-code"], [autocomplete="current-password"]'

/** Brings the reader back to the secret of a form that was refused, so that the next one takes its place. */
export function focusSecret(form: Element | null | undefined): void {
  const field = form?.querySelector(SECRET)
  if (field) select(field)
}

function select(field: Element): void {
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}

/** Whether there is a word about a fault, or no form any more. */
function isSaid(form: Element | null | undefined): boolean {
  return !form || [...form.querySelectorAll(WORDS)].some(({ textContent }) => textContent)
}
