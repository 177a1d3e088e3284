import { cleanup, configure } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.tsx'
import { trimOnLeaving } from '#ui/fields/trim-on-leaving.ts'

const DESKTOP_WIDTH = 1440

// A busy machine is no defect: what is waited for first comes with the files of its page.
configure({ asyncUtilTimeout: 15_000 })

if (typeof document !== 'undefined') {
  // What comes late is here, as where somebody has moved the pointer.
  await import('#ui/popups/popup-parts.tsx')
  await import('#ui/dialogs/dialog-frame.tsx')
  await import('#ui/fields/day-field.tsx')
  await import('#ui/fields/numeric-field.tsx')
  await import('#ui/fields/secret-input.tsx')
  await import('#ui/fields/search-select.tsx')
  await import('#ui/fields/search-multi-select.tsx')
  await import('#ui/popups/late.tsx')
  document.dispatchEvent(new Event('pointermove'))
  // As main.tsx does it.
  trimOnLeaving(document)
  // A field that grows with its text asks when fonts have come.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  // The stream of a page is held by another tab: no test waits for it.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: async () => undefined } })
}

/** What React and the browser complain about is a defect, so a complaint fails the test. */
beforeEach(() => {
  if (typeof window !== 'undefined') window.innerWidth = DESKTOP_WIDTH
  const complaints = vi.spyOn(console, 'error')
  return () => {
    cleanup()
    toasts.closeAll()
    const [first] = complaints.mock.calls
    if (first) throw new Error(`console.error was called: ${first.map(String).join(' ')}`)
  }
})
