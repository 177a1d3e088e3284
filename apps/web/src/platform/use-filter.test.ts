import { expect, it } from 'vitest'
import { toPage, withChange } from './use-filter.ts'

it('merges a change and drops what became empty', () => {
  const before = { status: 'failed', browser: ['Chrome'], page: '3' }

  expect(withChange(before, { browser: [], page: undefined, ip: '10.0.0.1' })).toEqual({
    status: 'failed',
    ip: '10.0.0.1',
  })
})

it('turns to a page, the first by no number', () => {
  expect(withChange({ keyword: 'ada', page: '3' }, toPage(2))).toEqual({ keyword: 'ada', page: '2' })
  expect(withChange({ keyword: 'ada', page: '2' }, toPage(1))).toEqual({ keyword: 'ada' })
})
