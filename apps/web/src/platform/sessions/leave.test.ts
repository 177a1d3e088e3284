import { expect, it, vi } from 'vitest'
import { LEAVE_TIMEOUT, leave, leavingFor } from './leave.ts'

function given() {
  let ring = () => {}
  const around = {
    go: vi.fn<(url: string) => void>(),
    stay: vi.fn<() => void>(),
    after: vi.fn<(ms: number, then: () => void) => void>((_ms, then) => (ring = then)),
  }
  return { around, tenSecondsLater: () => ring() }
}

it('locks the page and leaves', () => {
  const { around } = given()

  leave('https://accounts.example/login', around)

  expect(leavingFor()).toBe('https://accounts.example/login')
  expect(around.go).toHaveBeenCalledWith('https://accounts.example/login')
  expect(around.after).toHaveBeenCalledWith(LEAVE_TIMEOUT, expect.any(Function))
  expect(LEAVE_TIMEOUT).toBe(10_000)
})

it('unlocks after ten seconds and goes home', () => {
  const { around, tenSecondsLater } = given()

  leave('https://accounts.example/login', around)
  expect(around.stay).not.toHaveBeenCalled()
  tenSecondsLater()

  expect(leavingFor()).toBeNull()
  expect(around.stay).toHaveBeenCalledTimes(1)
})

it('leaves the lock of a later way out alone', () => {
  const first = given()
  const second = given()

  leave('https://one.example/', first.around)
  leave('https://two.example/', second.around)
  first.tenSecondsLater()

  expect(leavingFor()).toBe('https://two.example/')
  expect(first.around.stay).not.toHaveBeenCalled()
})
