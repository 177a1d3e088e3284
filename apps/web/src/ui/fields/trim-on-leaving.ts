/**
 * Text inputs trim themselves when they are left, and on Enter before their form is sent (spec 000 §5). One rule for
 * the whole page, so that no form can forget it: it runs before React hears of the event.
 */
export function trimOnLeaving(page: Document): void {
  page.addEventListener('focusout', ({ target }) => trim(target), { capture: true })
  page.addEventListener(
    'keydown',
    ({ key, target }) => {
      // In a longer text Enter begins a line.
      if (key === 'Enter' && target instanceof HTMLInputElement) trim(target)
    },
    { capture: true },
  )
}

/** Passwords are kept as typed; of an address (email) the browser itself takes the blanks away. */
const TYPES = new Set(['text', 'search', 'tel', 'url'])

function trim(field: EventTarget | null): void {
  if (!isText(field) || field.readOnly || field.role === 'combobox') return
  const trimmed = field.value.trim()
  if (trimmed === field.value) return
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // Past the property that React puts on the element itself, or it takes the text for its own and tells nobody.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, trimmed)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function isText(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && TYPES.has(field.type))
}
