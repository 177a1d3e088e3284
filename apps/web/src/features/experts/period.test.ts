import { expect, it } from 'vitest'
import { periodText, yearsCovered, yearsText } from './period.ts'

const NOW = '2026-11-21'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['2021-01-04', null, true, 'Jan 2021 – Present · 5 yrs 11 mos'],
  ['2022-03-01', '2023-11-30', false, 'Mar 2022 – Nov 2023 · 1 yr 9 mos'],
  ['2023-11-01', '2023-11-20', false, 'Nov 2023 – Nov 2023 · 1 mo'],
  ['2020-05-01', '2021-05-01', false, 'May 2020 – May 2021 · 1 yr'],
])('%s to %s reads well', (start, end, isOngoing, text) => {
  expect(plain(periodText(start, end, isOngoing, NOW))).toBe(text)
})

it.each([
  ['2010-01-01', '2014-12-31', false, '2010 – 2014'],
  ['2010-01-01', '2026-01-01', false, '2010 – 2026'],
  ['2024-01-01', null, true, '2024 – Present'],
  ['2010-09-01', '2014-12-31', false, 'Sep 2010 – Dec 2014 · 4 yrs 4 mos'],
])('%s to %s names no month that nobody gave', (start, end, isOngoing, text) => {
  expect(plain(yearsText(start, end, isOngoing, NOW))).toBe(text)
})

it('counts years that overlap once', () => {
  const periods = [
    { start_at: '2020-01-01', end_at: '2024-01-01' },
    { start_at: '2021-01-01', end_at: '2022-01-01' },
    { start_at: '2023-01-01', end_at: '2026-01-01' },
  ]

  expect(yearsCovered(periods, NOW)).toBe(6)
})

it('keeps how long it was in one line', () => {
  expect(periodText('2021-01-04', null, true, NOW).split(' ').at(-1)).toBe('5\u00a0yrs\u00a011\u00a0mos')
})
