/** Brings the reader to the first field that is wrong, once the page says so. */
export function focusFirstFault(form: Element | null | undefined) {
  requestAnimationFrame(() => {
    const field = form?.querySelector('[aria-invalid="true"], [data-invalid]:is(input)')
    if (field instanceof HTMLElement) field.focus()
  })
}
