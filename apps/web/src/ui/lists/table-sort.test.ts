import { describe, expect, it } from 'vitest'
import { ariaSort, nextSort, sortAnnouncement, sortFrom, sortText } from './table-sort.ts'

describe('the sort cycle', () => {
  it('goes from none to ascending, descending and back to ascending', () => {
    const first = nextSort(undefined, 'name', 'sticky')
    const second = nextSort(first, 'name', 'sticky')
    const third = nextSort(second, 'name', 'sticky')

    expect([first, second, third].map((sort) => sort?.direction)).toEqual(['asc', 'desc', 'asc'])
  })

  it('ends a cycle of three with no order', () => {
    expect(nextSort({ key: 'name', direction: 'desc' }, 'name', 'three')).toBeUndefined()
    expect(nextSort({ key: 'name', direction: 'asc' }, 'name', 'three')).toEqual({
      key: 'name',
      direction: 'desc',
    })
  })

  it('restarts at ascending in another column', () => {
    expect(nextSort({ key: 'name', direction: 'desc' }, 'date', 'sticky')).toEqual({
      key: 'date',
      direction: 'asc',
    })
  })
})

it('tells a screen reader the order of a column', () => {
  expect(ariaSort(undefined, 'name')).toBe('none')
  expect(ariaSort({ key: 'name', direction: 'asc' }, 'name')).toBe('ascending')
  expect(ariaSort({ key: 'name', direction: 'asc' }, 'date')).toBe('none')
  expect(sortAnnouncement({ key: 'name', direction: 'desc' }, 'Name')).toBe('Sorted by Name, descending')
  expect(sortAnnouncement(undefined, undefined)).toBe('')
})

it('is written as one word and read back', () => {
  expect(sortText({ key: 'created_at', direction: 'desc' })).toBe('created_at:desc')
  expect(sortText(undefined)).toBeUndefined()
  expect(sortFrom('created_at:desc')).toEqual({ key: 'created_at', direction: 'desc' })
  expect(sortFrom('name')).toEqual({ key: 'name', direction: 'asc' })
  expect([sortFrom(''), sortFrom(undefined), sortFrom(':desc')]).toEqual([undefined, undefined, undefined])
})
