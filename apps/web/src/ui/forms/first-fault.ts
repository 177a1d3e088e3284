const FAULTY = '[aria-invalid="true"], [data-invalid]:is(input)'
/** A word about a fault beside a control that cannot be marked itself, or above the form. */
const WORDS = '[class*="-error"], [role="alert"]'

/** Brings the reader to the first field that is wrong, once the page says so; `onSilent` when nothing on it does. */
export function focusFirstFault(form: Element | null | undefined, onSilent?: () => void) {
  requestAnimationFrame(() => {
    const field = form?.querySelector(FAULTY)
    if (field instanceof HTMLElement) field.focus()
    else if (form && ![...form.querySelectorAll(WORDS)].some(({ textContent }) => textContent)) onSilent?.()
  })
}
