import { cleanup, configure } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.tsx'
import { trimOnLeaving } from '#ui/fields/trim-on-leaving.ts'

const DESKTOP_WIDTH = 1440

// A busy machine is no defect.
configure({ asyncUtilTimeout: 5000 })

// As main.tsx does it.
if (typeof document !== 'undefined') {
  trimOnLeaving(document)
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
