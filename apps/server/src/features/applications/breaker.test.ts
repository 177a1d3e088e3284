import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

const at = (seconds: number) => new Date(seconds * 1000)

describe('the breaker of the parser', () => {
  it('opens after five files failed in a row, and tries again after half a minute', () => {
    const breaker = createBreaker()

    for (const file of ['a', 'b', 'c', 'd']) breaker.failed(at(0), file)
    expect(breaker.isOpen(at(0))).toBe(false)
    breaker.failed(at(0), 'e')

    expect(breaker.isOpen(at(29))).toBe(true)
    expect(breaker.isOpen(at(30))).toBe(false)
    breaker.failed(at(30), 'f')
    expect(breaker.isOpen(at(31))).toBe(true)
    breaker.succeeded()
    expect(breaker.isOpen(at(31))).toBe(false)
  })

  it('counts one file once, however often it is sent', () => {
    const breaker = createBreaker()

    for (let count = 0; count < 20; count += 1) breaker.failed(at(0), 'a')

    expect(breaker.isOpen(at(0))).toBe(false)
  })
})
