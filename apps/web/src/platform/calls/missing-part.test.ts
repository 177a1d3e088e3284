import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnMissingPart } from './missing-part.ts'

const reload = vi.fn<() => void>()
const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

beforeAll(() => reloadOnMissingPart(reload))
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
})

it('reloads once for a part that is gone, and lets the next failure be seen', () => {
  const isThrown = [miss(), miss()]

  expect(reload).toHaveBeenCalledTimes(1)
  expect(isThrown).toEqual([false, true])
})

it('keeps a page on which something is unsaved', () => {
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)

  miss()

  window.removeEventListener('beforeunload', ask)
  expect(reload).not.toHaveBeenCalled()
  miss()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits for the connection where there is none', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  const isThrown = miss()

  // The router would reload for a part that could not be fetched.
  expect(isThrown).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  isOnline.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
})
