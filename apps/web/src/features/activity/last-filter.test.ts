import { beforeEach, expect, it } from 'vitest'
import { NO_FILTER } from './filter-draft.ts'
import { lastFilter, rememberFilter } from './last-filter.ts'

beforeEach(() => localStorage.clear())

it('offers the last applied filter again', () => {
  rememberFilter({ ...NO_FILTER, type: 'visit', browser: ['Chrome', 'Edge'], start_at: '2026-11-01' })

  expect(lastFilter()).toEqual({
    ...NO_FILTER,
    type: 'visit',
    browser: ['Chrome', 'Edge'],
    start_at: '2026-11-01',
  })
})

it('keeps neither addresses nor people in the browser', () => {
  rememberFilter({ ...NO_FILTER, status: 'failed', ip: '203.0.113.24', user_id: ['somebody'] })

  const kept = JSON.stringify(localStorage)
  expect(kept).toContain('failed')
  expect(kept).not.toContain('203.0.113.24')
  expect(kept).not.toContain('somebody')
})

it('forgets the filter when all are cleared', () => {
  rememberFilter({ ...NO_FILTER, type: 'visit' })
  rememberFilter(NO_FILTER)

  expect(lastFilter()).toBeUndefined()
})

it('leaves out what no longer makes sense', () => {
  rememberFilter({ ...NO_FILTER, type: 'visit', start_at: 'yesterday' })

  expect(lastFilter()).toEqual({ ...NO_FILTER, type: 'visit' })
})
