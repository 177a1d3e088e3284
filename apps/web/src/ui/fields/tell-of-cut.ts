import { toasts } from '#ui/feedback/toasts.tsx'
import { copy } from '#ui/forms/copy.ts'

// A browser cuts what is pasted at the limit of the field, without a word. One rule for the whole page: whoever pastes
// more hears that some of it is missing.
document.addEventListener('paste', ({ target, clipboardData }) => {
  if (!isText(target) || target.maxLength < 0 || target.readOnly) return
  // Blanks at the end are trimmed anyway.
  const pasted = (clipboardData?.getData('text') ?? '').replaceAll('\r\n', '\n').trimEnd()
  if (keptOf(target) + pasted.length > target.maxLength)
    toasts.error(copy.cutAt(target.maxLength), { id: 'cut-at-limit' })
})

/** How many characters stay beside what is pasted. An address (email) does not tell what is selected of it. */
function keptOf({ value, selectionStart, selectionEnd }: Field): number {
  return selectionStart === null || selectionEnd === null ? 0 : value.length - (selectionEnd - selectionStart)
}

type Field = HTMLInputElement | HTMLTextAreaElement

function isText(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
