import { DOMParser } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { purifiedNodes } from '#ui/text/purify.ts'

/**
 * Takes in what is pasted with its markup, cleaned. The editor's own way writes the markup into a document as it came,
 * which the page's trusted types forbid. Plain text goes the editor's way.
 */
export function pasteCleaned(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (html === '' || !view.editable) return false
  const box = document.createElement('div')
  box.append(purifiedNodes(html))
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(box)
  event.preventDefault()
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
  return true
}

/** Text may be moved within the editor; markup from elsewhere comes by pasting alone. */
export function refuseDrop(view: EditorView, event: DragEvent): boolean {
  if (view.dragging !== null) return false
  event.preventDefault()
  return true
}
