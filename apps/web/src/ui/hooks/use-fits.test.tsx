import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFits } from './use-fits.ts'

/** How wide the frame is, and what it holds: all of it, all of it closer together, without the columns that give way, and without the last of them. */
let [frame, all, close, some, more] = [0, 0, 0, 0, 0]
/** So much less where lines break. */
const BROKEN = 50
let resize = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resize = heard
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => frame)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const tight = this.getAttribute('data-tight')
    const held = { close, some, more }[tight ?? ''] ?? all
    return Math.max(frame, this.hasAttribute('data-breaks') ? held - BROKEN : held)
  })
  ;[all, close, some, more] = [1000, 980, 800, 600]
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Frame() {
  return <div ref={useFits()} data-testid="frame" />
}

it('lets no more give way than it must, and takes it back', () => {
  const { getByTestId } = render(<Frame />)
  const at = (width: number) => {
    frame = width
    resize()
    const box = getByTestId('frame')
    return [box.getAttribute('data-tight'), box.hasAttribute('data-breaks'), box.hasAttribute('data-fits')]
  }

  expect(at(1000)).toEqual([null, false, true])
  expect(at(990)).toEqual(['close', false, true])
  expect(at(970)).toEqual(['close', true, true])
  expect(at(900)).toEqual(['some', false, true])
  expect(at(760)).toEqual(['some', true, true])
  expect(at(700)).toEqual(['more', false, true])
  expect(at(500)).toEqual(['more', true, false])
  expect(at(850)).toEqual(['some', false, true])
  expect(at(1200)).toEqual([null, false, true])
})

it('is reached by the keyboard where it scrolls and holds nothing to press', () => {
  const { getByTestId } = render(<Frame />)
  const box = getByTestId('frame')
  const at = (width: number) => {
    frame = width
    resize()
    return box.getAttribute('tabindex')
  }

  expect([at(1000), at(500), at(1000)]).toEqual([null, '0', null])
  box.append(document.createElement('button'))
  expect(at(500)).toBe(null)
})

it('is measured before anybody has seen it', () => {
  frame = 700

  expect(
    render(<Frame />)
      .getByTestId('frame')
      .getAttribute('data-tight'),
  ).toBe('more')
})
