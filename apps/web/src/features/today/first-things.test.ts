import type { TodayItem } from '@guildhall/contract/today'
import { expect, it } from 'vitest'
import { countOf, firstThings } from './first-things.ts'

const item = (id: string): TodayItem => ({
  id,
  title: id,
  subtitle: null,
  since: null,
  due: null,
  href: '/',
  action: { label: 'Open' },
})
const day = {
  groups: [
    { key: 'applicants' as const, title: 'New applicants', count: 7, items: ['a', 'b', 'c'].map(item) },
    { key: 'to_rate' as const, title: 'Experts to rate', count: 1, items: [item('d')] },
  ],
}

it('shows one thing of each group before a second of any', () => {
  expect(firstThings(day, 3).map(({ id }) => id)).toEqual(['a', 'd', 'b'])
  expect(firstThings({ groups: [] }, 3)).toEqual([])
})

it('counts what is not shown too', () => {
  expect(countOf(day)).toBe(8)
})
