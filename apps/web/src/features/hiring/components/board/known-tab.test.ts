import { expect, it } from 'vitest'
import { knownTab } from './known-tab.ts'

it('finds a tab by its state and by the word on it', () => {
  expect(['Reviewed', 'reviewed', 'shortlist', 'search'].map((asked) => knownTab(asked, true))).toEqual([
    'Reviewed',
    'Reviewed',
    'Reviewed',
    'Search',
  ])
})

it('opens the first tab where an address names none', () => {
  expect(knownTab('nonsense', true)).toBe('Recommended')
})

it('opens no ranking to those who have none', () => {
  expect([knownTab('Recommended', false), knownTab('search', false)]).toEqual(['Requested', 'Requested'])
})
