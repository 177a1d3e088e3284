import { describe, expect, it } from 'vitest'
import { emptyText, listFace, refreshLabel } from './list-faces.ts'
import type { ListState } from './list-faces.ts'

const rows: ListState = {
  loading: false,
  error: false,
  isSearching: false,
  isEmpty: false,
}
const empty: ListState = { ...rows, isEmpty: true }

describe('the face of a list', () => {
  it('keeps its rows while it reloads and when that fails', () => {
    expect(listFace({ ...rows, reloading: true, loading: true })).toBe('rows')
    expect(listFace({ ...rows, error: true })).toBe('rows')
  })

  it('is loading, error or empty without rows', () => {
    expect(listFace({ ...empty, loading: true })).toBe('loading')
    expect(listFace({ ...empty, error: true })).toBe('error')
    expect(listFace(empty)).toBe('empty')
  })
})

it('names the button REFRESH without data or on the first page, else RESET', () => {
  expect(refreshLabel(rows)).toBe('REFRESH')
  expect(refreshLabel({ ...empty, toFirst: () => {} })).toBe('REFRESH')
  expect(refreshLabel({ ...rows, toFirst: () => {} })).toBe('RESET')
})

it('says No results for a search and No Data or its own words otherwise', () => {
  expect(emptyText({ ...empty, isSearching: true, messages: { empty_data: 'Nobody yet' } })).toBe(
    'No results',
  )
  expect(emptyText(empty)).toBe('No Data')
  expect(emptyText({ ...empty, messages: { empty_data: 'Nobody yet' } })).toBe('Nobody yet')
})
