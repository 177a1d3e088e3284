import { expect, it } from 'vitest'
import { isDay, typedDay } from './typed-day.ts'

it.each([
  ['Dec 24,2020', '2020-12-24'],
  ['dec 24, 2020', '2020-12-24'],
  ['December 4th 2020', '2020-12-04'],
  ['24 Dec 2020', '2020-12-24'],
  ['4. december 2020', '2020-12-04'],
  ['2020-12-24', '2020-12-24'],
  ['2020/3/5', '2020-03-05'],
  ['24.12.2020', '2020-12-24'],
  ['5.3.2020', '2020-03-05'],
  ['05. 03. 2020', '2020-03-05'],
  ['24/12/2020', '2020-12-24'],
  ['12/24/2020', '2020-12-24'],
  ['3/5/2020', '2020-03-05'],
  [' Feb 29,2024 ', '2024-02-29'],
])('reads %s', (text, day) => {
  expect(typedDay(text)).toBe(day)
})

it.each([
  'Dec 2',
  'Dec 24,20',
  '12/2020',
  '31.2.2020',
  'Feb 29,2023',
  '24.13.2020',
  '13/13/2020',
  'Ju 4,2020',
  '2020',
  'rubbish',
  '',
])('guesses nothing of %j', (text) => {
  expect(typedDay(text)).toBeUndefined()
})

it('knows a day of the calendar', () => {
  expect(['2024-02-29', '2023-02-29', '2023-2-1', 'Dec 24,2020', '0000-01-01'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
