import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readFilter, withChange } from './use-filter.ts'

const Filter = z.object({
  status: z.optional(z.enum(['success', 'failed'])),
  browser: z.optional(z.array(z.string())),
})

it('reads what fits and leaves the rest out', () => {
  expect(readFilter(Filter, { status: 'odd', browser: ['Chrome'], other: '1' })).toEqual({
    browser: ['Chrome'],
  })
})

it('merges a change and drops what became empty', () => {
  const before = { status: 'failed', browser: ['Chrome'], page: '3' }

  expect(withChange(before, { browser: [], page: undefined, ip: '10.0.0.1' })).toEqual({
    status: 'failed',
    ip: '10.0.0.1',
  })
})
