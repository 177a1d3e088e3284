/** What is typed in; a list would fall open over the dialog as soon as the focus is in it. */
const TYPED = ['input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])', 'textarea']
  .map((kind) => `${kind}:not([aria-haspopup], [role="combobox"], [readonly], :disabled)`)
  .join(', ')
const ANY = 'input:not([type="hidden"]), textarea, select'

/** A dialog in which something is typed begins there, not at its cross, unless it says where it begins itself. */
export function startAtField(body: HTMLElement | null): void {
  const dialog = body?.closest('[role="dialog"]')
  if (!body || !dialog || dialog.querySelector('[data-autofocus]')) return
  const first = body.querySelector(ANY)
  if (first?.matches(TYPED)) first.setAttribute('data-autofocus', '')
}
