import { expect, it } from 'vitest'
import { withChange } from './use-filter.ts'

it('merges a change and drops what became empty', () => {
  const before = { status: 'failed', browser: ['Chrome'], page: '3' }

  expect(withChange(before, { browser: [], page: undefined, ip: '10.0.0.1' })).toEqual({
    status: 'failed',
    ip: '10.0.0.1',
  })
})
