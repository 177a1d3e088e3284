/** Lists and calendars stay closed when the focus comes to them from outside. */
const FIELD = ['input:not([type="checkbox"], [type="file"], [type="hidden"])', 'textarea', 'select']
  .map((kind) => `${kind}:not(:disabled)`)
  .join(', ')
const ANY = 'input:not([type="hidden"]), textarea, select'

/** A dialog that is filled in begins at its first field, not at its cross, unless it says where it begins itself. */
export function startAtField(body: HTMLElement | null): void {
  const dialog = body?.closest('[role="dialog"]')
  if (!body || !dialog || dialog.querySelector('[data-autofocus]')) return
  const first = body.querySelector(ANY)
  if (first?.matches(FIELD)) chosenOf(body, first).setAttribute('data-autofocus', '')
}

/** Of a group of radio buttons the one that is chosen, as the Tab key would. */
function chosenOf(body: HTMLElement, first: Element): Element {
  const group = first instanceof HTMLInputElement && first.type === 'radio' ? first.name : ''
  if (group === '') return first
  return body.querySelector(`input[type="radio"][name="${CSS.escape(group)}"]:checked`) ?? first
}
