import { afterEach, expect, it, vi } from 'vitest'
import { goOn, isLoss, noteUnsaved } from './unsaved.ts'

const move = (pathname: string, action = 'PUSH', search = '') =>
  isLoss({
    currentLocation: { pathname: '/users/1/edit', search: '' },
    nextLocation: { pathname, search },
    action,
  })

let forget = () => {}
const write = () => (forget = noteUnsaved())
afterEach(() => {
  forget()
  vi.useRealTimers()
})

it('asks only while something is unsaved', () => {
  expect(move('/projects')).toBe(false)
  write()
  expect(move('/projects')).toBe(true)
  forget()
  expect(move('/projects')).toBe(false)
})

it('asks for another page or tab, not for a filter or a corrected address', () => {
  write()
  expect(move('/users/1/edit', 'PUSH', '?keyword=x')).toBe(false)
  expect(move('/users/1/edit', 'PUSH', '?tab=files')).toBe(true)
  expect(move('/users/1/edit', 'PUSH', '?step=about')).toBe(true)
  expect(move('/users/1/edit', 'REPLACE', '?tab=files')).toBe(true)
  expect(move('/users/2/edit', 'REPLACE')).toBe(false)
  expect(move('/projects', 'BACK')).toBe(true)
  expect(move('/users/1/edit', 'BACK', '?keyword=x')).toBe(true)
})

it('lets go on who has just saved, and who waited for it', async () => {
  vi.useFakeTimers()
  write()

  await goOn(async () => expect(move('/users/1')).toBe(false))

  expect(move('/users/1')).toBe(false)
  vi.runAllTimers()
  expect(move('/users/1')).toBe(true)
})
