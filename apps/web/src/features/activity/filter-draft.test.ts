import { expect, it } from 'vitest'
import { draftOf, edit, follow, isPending, revert } from '#ui/filters/filter-draft.ts'
import { NO_FILTER, activeFilters } from './filter-draft.ts'

it('keeps edits apart from what the list is filtered by', () => {
  const draft = edit(draftOf({ ...NO_FILTER, status: 'failed' }), { type: 'visit' })

  expect(draft.edited.type).toBe('visit')
  expect(draft.saved.type).toBe('all')
  expect(isPending(draft)).toBe(true)
})

it('has nothing pending after an edit is taken back', () => {
  const draft = edit(edit(draftOf(NO_FILTER), { os: ['macOS'] }), { os: [] })

  expect(isPending(draft)).toBe(false)
})

it('goes back to the saved filters on cancel', () => {
  const draft = edit(draftOf({ ...NO_FILTER, ip: '203.0.113.24' }), { ip: '', type: 'submit' })

  expect(revert(draft).edited).toEqual({ ...NO_FILTER, ip: '203.0.113.24' })
})

it('follows a change of the list without losing what is being edited', () => {
  const draft = edit(draftOf({ ...NO_FILTER, status: 'failed' }), { type: 'visit' })

  const followed = follow(draft, { ...NO_FILTER, os: ['Linux'] })

  expect(followed.edited).toEqual({ ...NO_FILTER, os: ['Linux'], type: 'visit' })
})

it('counts as active only what has a value and is not all', () => {
  const active = activeFilters({ ...NO_FILTER, type: 'visit', end_at: '2026-11-21', device: ['Mobile'] })

  expect(active).toEqual({
    type: 'visit',
    end_at: '2026-11-21',
    device: ['Mobile'],
  })
})
